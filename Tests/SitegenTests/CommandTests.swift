import Foundation
import TestSupport
import Testing

@testable import sitegen

@Suite struct CommandTests {
  private static let commandLines: [([String], Int32)] = [
    ([], 64), (["bild"], 64), (["build", "--nope"], 64), (["new"], 64), (["--help"], 0),
    (["build", "--help"], 0), (["--version"], 0), (["build", "/nonexistent"], 1),
    (["eval", "/nonexistent.md"], 1), (["diff"], 64), (["diff", "a"], 64),
    (["diff", "a", "b", "c"], 64), (["diff", "/nonexistent", "/nonexistent"], 64),
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

  @Test func comparesCourses() throws {
    func course(_ distance: String) throws -> TemporaryFolder {
      try TemporaryFolder([
        "Content/index.md":
          "```optics\nid: a\nobject: {distance: \(distance)}\nlens: 5 D\nexpect: {image.distance: 30 cm}\n```\n"
      ])
    }
    let (right, wrong) = (try course("60 cm"), try course("70 cm"))
    #expect(Sitegen.run(["diff", wrong.path, right.path]) == 0)
    #expect(Sitegen.run(["diff", right.path, wrong.path]) == 1)
    #expect(Sitegen.run(["diff", right.path, right.path, "--format", "json"]) == 0)
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
