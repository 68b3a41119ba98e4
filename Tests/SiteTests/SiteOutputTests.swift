import Files
import Foundation
import TestSupport
import Testing

@testable import Site

@Suite struct SiteOutputTests {
  /// A course folder with a source, and a build of some files into `site` beside it.
  private func build(
    _ files: [String: String], in folder: TemporaryFolder, at path: String = "site"
  ) throws {
    let output = try OutputFolder(
      folder.path + "/" + path, forCourseIn: folder.path + "/course")
    let paths = files.keys.sorted()
    let site = try SiteOutput(output, paths: paths)
    for (index, path) in paths.enumerated() {
      try site.write(Array((files[path] ?? "").utf8), at: index)
    }
    try site.finish()
  }

  private func course() throws -> TemporaryFolder {
    try TemporaryFolder(["course/Content/index.md": "# Hello"])
  }

  @Test func writesAFirstBuildAndNothingBesideIt() throws {
    let folder = try course()
    try build(["index.html": "a", "x/y.html": "b"], in: folder)
    #expect(
      folder.files == [
        "course/Content/index.md", "site/.sitegen-manifest", "site/index.html", "site/x/y.html",
      ])
  }

  @Test("a file of any size is copied whole, and left alone if it is the same")
  func copies() throws {
    let folder = try course()
    for size in [0, 1, 1 << 18, 1 << 18 + 1, 700_001] {
      let text = String(repeating: "x", count: size)
      try folder.write(text, to: "course/Content/a.bin")
      for _ in 0..<2 {
        let output = try OutputFolder(folder.path + "/site", forCourseIn: folder.path + "/course")
        let site = try SiteOutput(output, paths: ["a.bin"])
        try site.copy(folder.path + "/course/Content/a.bin", to: 0)
        try site.finish()
        #expect(folder.text("site/a.bin") == text)
      }
    }
    let output = try OutputFolder(folder.path + "/site", forCourseIn: folder.path + "/course")
    let site = try SiteOutput(output, paths: ["a.bin"])
    #expect(throws: FileFault.self) { try site.copy(folder.path + "/gone", to: 0) }
    site.abandon()
  }

  @Test func leavesAFileThatHasNotChanged() throws {
    let folder = try course()
    try build(["a.html": "same", "b.html": "old"], in: folder)
    let path = folder.path + "/site/a.html"
    let date = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    try build(["a.html": "same", "b.html": "new"], in: folder)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.modificationDate] as? Date == date)
    #expect(folder.text("site/b.html") == "new")
  }

  @Test func removesOnlyWhatItWrote() throws {
    let folder = try course()
    try build(["a.html": "", "x/b.html": "", "y/c.html": ""], in: folder)
    try folder.write("mine", to: "site/y/note.txt")
    try folder.write("mine", to: "site/CNAME")
    try build(["a.html": ""], in: folder)
    #expect(
      folder.files.filter { $0.hasPrefix("site/") } == [
        "site/.sitegen-manifest", "site/CNAME", "site/a.html", "site/y/note.txt",
      ])
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/site/x"))
  }

  @Test func changesAFileIntoAFolderAndBack() throws {
    let folder = try course()
    try build(["a": "file"], in: folder)
    try build(["a/b": "inside"], in: folder)
    #expect(folder.text("site/a/b") == "inside")
    try build(["a": "file again"], in: folder)
    #expect(folder.text("site/a") == "file again")
  }

  @Test func refusesToReplaceAForeignFile() throws {
    let folder = try course()
    try build(["a.html": ""], in: folder)
    try folder.write("mine", to: "site/b.html")
    expectRefusal("output/foreign-file") {
      try build(["a.html": "", "b.html": "ours"], in: folder)
    }
    #expect(folder.text("site/b.html") == "mine")
    expectRefusal("output/foreign-file") { try build(["b.html/c.html": ""], in: folder) }
  }

  @Test(arguments: [
    ("course", "output/refused-folder"), ("course/Content", "output/refused-folder"),
    ("course/Content/site", "output/refused-folder"), ("", "output/refused-folder"),
    ("course/Templates", "output/refused-folder"), ("full", "output/foreign-folder"),
    ("file", "output/refused-folder"), ("link", "output/refused-folder"),
  ])
  func refusesFoldersThatHoldOtherThings(path: String, identifier: String) throws {
    let folder = try course()
    try folder.write("mine", to: "full/thesis.tex")
    try folder.write("mine", to: "file")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "course/Content")
    let before = folder.files
    expectRefusal(identifier) { try build(["index.html": ""], in: folder, at: path) }
    #expect(folder.files == before)
  }

  @Test func refusesTheRootAndTheHomeFolder() throws {
    let folder = try course()
    for path in ["/", NSHomeDirectory()] {
      expectRefusal("output/refused-folder") {
        _ = try OutputFolder(path, forCourseIn: folder.path + "/course")
      }
    }
  }

  @Test func adoptsAFolderThatHasOnlyDotfilesAndCNAME() throws {
    let folder = try course()
    try folder.write("x", to: "site/.git/HEAD")
    try folder.write("example.org", to: "site/CNAME")
    try build(["index.html": "a"], in: folder)
    #expect(folder.text("site/index.html") == "a")
    #expect(folder.text("site/.git/HEAD") == "x")
  }

  @Test func completesAFirstBuildThatWasKilled() throws {
    let folder = try course()
    let output = try OutputFolder(folder.path + "/site", forCourseIn: folder.path + "/course")
    let site = try SiteOutput(output, paths: ["a.html", "old/b.html"])
    try site.write(Array("half".utf8), at: 1)
    // Killed here: nothing finishes it, and its lock is gone with the process.
    site.releaseLock()
    try build(["a.html": "whole"], in: folder)
    #expect(
      folder.files == ["course/Content/index.md", "site/.sitegen-manifest", "site/a.html"])
  }

  @Test func keepsASecondBuildOut() throws {
    let folder = try course()
    try build(["a.html": "a"], in: folder)
    let output = try OutputFolder(folder.path + "/site", forCourseIn: folder.path + "/course")
    let site = try SiteOutput(output, paths: ["a.html"])
    expectRefusal("output/busy") { try build(["a.html": "b"], in: folder) }
    try site.write(Array("c".utf8), at: 0)
    try site.finish()
    #expect(folder.text("site/a.html") == "c")
  }

  @Test func putsNothingIntoPlaceWhenABuildIsGivenUp() throws {
    let folder = try course()
    try build(["a.html": "a", "b.html": "b"], in: folder)
    let output = try OutputFolder(folder.path + "/site", forCourseIn: folder.path + "/course")
    let site = try SiteOutput(output, paths: ["a.html", "x/c.html"])
    try site.write(Array("new".utf8), at: 0)
    try site.write(Array("new".utf8), at: 1)
    site.abandon()
    #expect(folder.text("site/a.html") == "a")
    #expect(
      folder.files.filter { $0.hasPrefix("site/") } == [
        "site/.sitegen-manifest", "site/a.html", "site/b.html",
      ])
  }

  @Test func doesNotWriteThroughALinkInPlaceOfAFolder() throws {
    let folder = try course()
    try build(["x/a.html": "a"], in: folder)
    try FileManager.default.removeItem(atPath: folder.path + "/site/x")
    try folder.write("mine", to: "other/a.html")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/site/x", withDestinationPath: "../other")
    expectRefusal("output/foreign-file") { try build(["x/a.html": "b"], in: folder) }
    #expect(folder.text("other/a.html") == "mine")
  }

  @Test func refusesAPathThatOnlySeemsToLeadElsewhere() throws {
    let folder = try course()
    expectRefusal("output/refused-folder") {
      try build(["index.html": ""], in: folder, at: "new/../course/Content/x")
    }
  }

  @Test func doesNotBelieveAManifestThatLeavesTheFolder() throws {
    let folder = try course()
    try folder.write("mine", to: "precious")
    try folder.write(
      "sitegen manifest 1\n../precious\n/etc/passwd\na/../../precious\na.html\n",
      to: "site/.sitegen-manifest")
    try build(["index.html": ""], in: folder)
    #expect(folder.text("precious") == "mine")
  }

  private func expectRefusal(_ identifier: String, _ work: () throws -> Void) {
    do {
      try work()
      Issue.record("was not refused")
    } catch let refusal as OutputFolder.Refusal {
      #expect(refusal.diagnostic.identifier == identifier)
    } catch {
      Issue.record("another error: \(error)")
    }
  }
}
