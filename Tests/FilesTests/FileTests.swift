import Files
import Foundation
import TestSupport
import Testing

@Suite struct FileTests {
  @Test(arguments: [0, 1, 4095, 4096, 4097, 100_000])
  func readsWhatWasWritten(count: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try File.write(bytes, to: folder.path + "/file")
    #expect(try File.read(folder.path + "/file") == bytes)
    #expect(File.hasBytes(bytes, at: folder.path + "/file"))
    #expect(!File.hasBytes(bytes + [1], at: folder.path + "/file"))
  }

  @Test func replacesAFileAndLeavesNothingElse() throws {
    let folder = try TemporaryFolder(["file": "a longer text than the new one"])
    try File.replace(folder.path + "/file", with: Array("new".utf8))
    #expect(folder.text("file") == "new")
    #expect(folder.files == ["file"])
  }

  @Test func saysWhyAFileCannotBeRead() throws {
    let folder = try TemporaryFolder(["a/b": ""])
    #expect(throws: FileFault("read", folder.path + "/none", code: ENOENT)) {
      try File.read(folder.path + "/none")
    }
    #expect(throws: FileFault("read", folder.path + "/a", code: EISDIR)) {
      try File.read(folder.path + "/a")
    }
  }
}
