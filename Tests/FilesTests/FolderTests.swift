import Files
import Foundation
import TestSupport
import Testing

@Suite struct FolderTests {
  @Test func walksInTheOrderOfTheBytes() throws {
    let folder = try TemporaryFolder(["b/2": "", "b/10": "", "B": "", "é": "", "skip/x": ""])
    let files = try Folder.files(below: folder.path) { name, _ in name == "skip" }
    #expect(files == ["B", "b/10", "b/2", "é"])
  }

  @Test func followsLinksButNotInCircles() throws {
    let folder = try TemporaryFolder(["a/file": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a/up", withDestinationPath: folder.path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/twin", withDestinationPath: "a")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/broken", withDestinationPath: "nowhere")
    var others: [String] = []
    let files = try Folder.files(
      below: folder.path, skipping: { _, _ in false }, passingOver: { others.append($0) })
    #expect(files == ["a/file", "twin/file"])
    #expect(others.sorted() == ["a/up", "broken", "twin/up"])
  }

  @Test func resolvesAPathThatIsNotThereYet() throws {
    let folder = try TemporaryFolder(["a/file": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "a")
    #expect(try Folder.futureRealPath(folder.path + "/link/x/y") == folder.path + "/a/x/y")
    #expect(try Folder.futureRealPath(folder.path + "/a/") == folder.path + "/a")
  }

  @Test(arguments: [("a/", "a"), ("./", "."), ("a//", "a"), ("/", "/"), ("a/b", "a/b"), ("", "")])
  func takesSlashesOffTheEnd(path: String, trimmed: String) {
    #expect(Folder.trimmed(path) == trimmed)
  }

  @Test func keepsResultsInOrderOnAllCores() {
    #expect(Parallel.map(1000) { $0 * 2 } == (0..<1000).map { $0 * 2 })
    #expect(Parallel.map(0) { $0 }.isEmpty)
  }
}
