import Foundation
import TestSupport
import Testing

@testable import Files

@Suite(.serialized) struct WatchTests {
  /// A watch on a folder's `Content/` and `Templates/`.
  private func watch(
    _ folder: TemporaryFolder, by method: WatchMethod = .notification
  ) -> Watch {
    Watch(["Content", "Templates"], in: folder.path, by: method) { $0.hasPrefix(".") }
  }

  /// The next change, as paths from the folder; empty if there is none for a while.
  private func changes(_ watch: inout Watch, in folder: TemporaryFolder) -> [String] {
    guard case .changed(let paths) = watch.next(timeout: 3000) else { return [] }
    return paths.map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test(arguments: [WatchMethod.notification, .polling])
  func tellsOfFilesThatAreMadeWrittenAndRemoved(method: WatchMethod) throws {
    let folder = try TemporaryFolder(["Content/a.md": "one"])
    var watch = watch(folder, by: method)
    try folder.write("longer", to: "Content/a.md")
    try folder.write("new", to: "Content/b.md")
    #expect(changes(&watch, in: folder) == ["Content/a.md", "Content/b.md"])
    try FileManager.default.removeItem(atPath: folder.path + "/Content/a.md")
    #expect(changes(&watch, in: folder) == ["Content/a.md"])
    #expect(watch.method == method)
  }

  @Test func seesAHundredAtomicSavesWithTheSameWatches() throws {
    let folder = try TemporaryFolder(["Content/a/b.md": "0"])
    var watch = watch(folder)
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    for save in 1...100 {
      try folder.write("\(save)", to: "Content/a/.b.md.new")
      try File.move(folder.path + "/Content/a/.b.md.new", to: folder.path + "/Content/a/b.md")
      guard changes(&watch, in: folder) == ["Content/a/b.md"] else {
        Issue.record("save \(save) was not seen")
        return
      }
    }
    #expect(watch.watchedFolders == 3)
    let now = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    // Other tests run at the same time; a leak would be a hundred.
    #expect(now < descriptors + 50)
  }

  @Test func followsFoldersThatAreMadeRenamedAndMovedAway() throws {
    let folder = try TemporaryFolder(["Content/a.md": ""])
    var watch = watch(folder)
    try folder.write("", to: "Content/new/inner/c.md")
    #expect(changes(&watch, in: folder) == ["Content/new/inner/c.md"])
    #expect(watch.watchedFolders == 4)
    try File.move(folder.path + "/Content/new", to: folder.path + "/Content/old")
    #expect(changes(&watch, in: folder) == ["Content/new/inner/c.md", "Content/old/inner/c.md"])
    try folder.write("text", to: "Content/old/inner/c.md")
    #expect(changes(&watch, in: folder) == ["Content/old/inner/c.md"])
    try File.move(folder.path + "/Content/old", to: folder.path + "/elsewhere")
    #expect(changes(&watch, in: folder) == ["Content/old/inner/c.md"])
    #expect(watch.watchedFolders == 2)
    try folder.write("more text", to: "elsewhere/inner/c.md")
    #expect(watch.next(timeout: 200) == .quiet)
  }

  @Test func findsAFolderThatIsMadeLater() throws {
    let folder = try TemporaryFolder(["Content/a.md": ""])
    var watch = watch(folder)
    try folder.write("", to: "Templates/page.mustache")
    #expect(changes(&watch, in: folder) == ["Templates/page.mustache"])
    try FileManager.default.removeItem(atPath: folder.path + "/Content")
    #expect(changes(&watch, in: folder) == ["Content/a.md"])
    try folder.write("", to: "Content/a.md")
    #expect(changes(&watch, in: folder) == ["Content/a.md"])
    try folder.write("text", to: "Content/a.md")
    #expect(changes(&watch, in: folder) == ["Content/a.md"])
  }

  @Test func isNotWokenByScratchFilesPermissionsAndOtherFolders() throws {
    let folder = try TemporaryFolder(["Content/a.md": "", "site/index.html": ""])
    var watch = watch(folder)
    try folder.write("", to: "Content/.a.md.swp")
    try folder.write("new", to: "site/index.html")
    try folder.write("", to: "notes.txt")
    chmod(folder.path + "/Content/a.md", 0o600)
    #expect(watch.next(timeout: 300) == .quiet)
  }

  @Test func takesALinkForAFile() throws {
    let folder = try TemporaryFolder(["Content/a.md": "", "b.md": ""])
    var watch = watch(folder)
    symlink("../b.md", folder.path + "/Content/b.md")
    #expect(changes(&watch, in: folder) == ["Content/b.md"])
    link(folder.path + "/b.md", folder.path + "/Content/c.md")
    #expect(changes(&watch, in: folder) == ["Content/c.md"])
  }

  @Test func putsACopiedFolderIntoFewBatches() throws {
    let folder = try TemporaryFolder(["Content/a.md": ""])
    var watch = watch(folder)
    for number in 0..<1000 { try folder.write("x", to: "Content/new/\(number).md") }
    var seen: Set<String> = []
    var batches = 0
    while seen.count < 1000, batches < 10 {
      seen.formUnion(changes(&watch, in: folder))
      batches += 1
    }
    #expect(seen.count == 1000)
    #expect(batches <= 2)
  }

  @Test func seesAWriteThatLeavesNoTraceInTheStamp() throws {
    let folder = try TemporaryFolder(["Content/a.md": "1"])
    var watch = watch(folder)
    let path = folder.path + "/Content/a.md"
    var status = stat()
    stat(path, &status)
    let file = open(path, O_WRONLY)
    write(file, "2", 1)
    var times = [status.st_atim, status.st_mtim]
    futimens(file, &times)
    close(file)
    #expect(changes(&watch, in: folder) == ["Content/a.md"])
  }

  @Test func isInterruptedByAnotherDescriptor() throws {
    let folder = try TemporaryFolder(["Content/a.md": ""])
    var watch = watch(folder)
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    defer { for end in ends { close(end) } }
    write(ends[1], "x", 1)
    #expect(watch.next(interruptedBy: ends[0], timeout: 3000) == .interrupted)
    #expect(folder.files == ["Content/a.md"])
  }
}
