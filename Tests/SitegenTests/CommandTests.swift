import Foundation
import TestSupport
import Testing

@testable import sitegen

@Suite struct CommandTests {
  private static let commandLines: [([String], Int32)] = [
    ([], 64), (["bild"], 64), (["build", "--nope"], 64), (["new"], 64), (["--help"], 0),
    (["build", "--help"], 0), (["--version"], 0), (["build", "/nonexistent"], 1),
    (["eval", "/nonexistent.md"], 1),
  ]

  @Test(arguments: commandLines)
  func givesTheExitStatus(arguments: [String], status: Int32) {
    #expect(Sitegen.run(arguments) == status)
  }

  @Test func startsACourseThatBuilds() throws {
    let folder = try TemporaryFolder()
    let course = folder.path + "/my course"
    #expect(Sitegen.run(["new", course]) == 0)
    #expect(Sitegen.run(["build", course, "--strict"]) == 0)
    #expect(folder.text("my course/site/index.html")?.contains("figure") == true)
    #expect(Sitegen.run(["new", course]) == 1)
  }

  @Test func carriesTheTemplatesOfTheRepository() throws {
    let files = try Repository.files(below: "Templates")
    let carried = EmbeddedTheme.files
    #expect(carried.map(\.path).sorted() == files.map(\.path).sorted())
    for file in files {
      #expect(carried.first { $0.path == file.path }?.bytes == file.bytes, "\(file.path)")
    }
  }

  @Test func documentsEveryOptionInItsHelp() {
    for command in Command.all {
      for option in command.options { #expect(command.help.contains(option.name)) }
      #expect(Command.overview.contains(command.summary))
    }
  }
}
