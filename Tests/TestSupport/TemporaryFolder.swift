import Foundation

/// A folder of a test's own, removed when the test is done.
public final class TemporaryFolder: Sendable {
  /// The absolute path, without symbolic links.
  public let path: String

  /// Makes the folder with files in it: path to text.
  public init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "sitegen-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, making the folders above it.
  public func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  public func write(_ bytes: Data, to name: String) throws {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url)
  }

  /// The text of a file; `nil` if it is not there.
  public func text(_ name: String) -> String? {
    try? String(contentsOf: URL(filePath: path).appending(path: name), encoding: .utf8)
  }

  /// The paths of all files below, sorted.
  public var files: [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return paths.filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path + "/" + $0, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}
