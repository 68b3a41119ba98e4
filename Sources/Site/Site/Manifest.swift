import Files

/// The list of files that sitegen wrote into an output folder: only these are ever replaced or removed.
struct Manifest: Hashable {
  /// The paths from the output folder, sorted by bytes.
  let paths: [String]

  static let name = ".sitegen-manifest"
  private static let heading = "sitegen manifest 1"

  init(paths: some Sequence<String>) {
    self.paths = Set(paths).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Reads the manifest of a folder; `nil` if there is none, or if it is not one that sitegen wrote. A path that leaves the
  /// folder is not believed.
  init?(in folder: String) {
    guard let bytes = try? File.read("\(folder)/\(Self.name)") else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.first == Self.heading[...] else { return nil }
    self.init(paths: lines.dropFirst().map(String.init).filter(Self.staysInside))
  }

  var bytes: [UInt8] {
    Array((([Self.heading] + paths).joined(separator: "\n") + "\n").utf8)
  }

  private static func staysInside(_ path: String) -> Bool {
    !path.hasPrefix("/")
      && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && $0 != "." && $0 != ".."
      }
  }
}
