import Foundation

/// The repository that the tests are compiled from.
public enum Repository {
  /// Its folder.
  public static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// All files below one of its folders: the path from there, and the bytes.
  public static func files(below name: String) throws -> [(path: String, bytes: [UInt8])] {
    let base = folder + "/" + name
    return try FileManager.default.subpathsOfDirectory(atPath: base).sorted().compactMap { path in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: base + "/" + path, isDirectory: &isFolder),
        !isFolder.boolValue
      else { return nil }
      return (path, [UInt8](try Data(contentsOf: URL(filePath: base + "/" + path))))
    }
  }
}
