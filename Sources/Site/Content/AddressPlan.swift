import Diagnostics

/// Gives every source its address, and finds sources that would have the same one.
struct AddressPlan {
  /// First parts of addresses that sitegen keeps for pages of its own.
  private static let reserved = ["topics", "figures", "assets", "404.html"]

  /// The address of a page or an asset, by its path below `Content/`.
  static func address(of source: String, isPage: Bool) -> Address {
    var parts = source.split(separator: "/").map(String.init)
    let name = parts.removeLast()
    let folders = parts.map { SourceName($0).slug }
    guard isPage else { return Address((folders + [name]).joined(separator: "/")) }
    let slug = SourceName.isIndex(name) ? "index" : SourceName(String(name.dropLast(3))).slug
    return Address((folders + [slug + ".html"]).joined(separator: "/"))
  }

  /// The faults of a list of sources with their addresses: reserved places, and two sources for one address. Names that differ
  /// only by case are one on many disks.
  ///
  /// - Parameters:
  ///   - sources: the pages and the assets.
  ///   - folders: the folders for which sitegen makes the page, with the addresses of these.
  static func faults(
    _ sources: [(shown: String, address: Address)],
    folders: [(shown: String, address: Address)] = []
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for source in sources {
      let range = SourceRange(startOf: source.shown)
      let path = source.address.path
      let key = path.lowercased()
      if let place = reserved.first(where: { key == $0 || key.hasPrefix($0 + "/") }) {
        diagnostics.append(
          Diagnostic(
            .error, "site/reserved-address", at: range,
            "`\(path)` is in a place that sitegen keeps for itself, `\(place)`",
            solutions: [Solution("give the file or folder another name")]))
      }
      if path.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) {
        diagnostics.append(
          Diagnostic(
            .error, "site/control-character", at: range,
            "a file name has no control characters",
            solutions: [Solution("give the file another name")]))
      }
      if !source.address.fitsOnDisk {
        diagnostics.append(
          Diagnostic(
            .error, "site/long-name", at: range,
            "the name of a file or folder has at most 255 bytes, also as part of an address",
            explanation: "The page would be `\(path)`.",
            solutions: [Solution("give it a shorter name")]))
      }
    }
    return twins(among: sources + folders) + diagnostics
  }

  private static func twins(among sources: [(shown: String, address: Address)]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var first: [String: String] = [:]
    for source in sources {
      let path = source.address.path
      let key = path.lowercased()
      if let other = first[key] {
        diagnostics.append(
          Diagnostic(
            .error, "site/same-address", at: SourceRange(startOf: source.shown),
            "`\(source.shown)` and `\(other)` would both be `\(path)`",
            explanation: isSameToTheEye(source.shown, other)
              ? "The names look alike: letters with accents can be stored in two ways, and many disks do not tell these apart."
              : "A numeric prefix is dropped, spaces become hyphens, and many disks do not tell case apart.",
            solutions: [Solution("rename one of them")]))
      } else {
        first[key] = source.shown
      }
    }
    return diagnostics
  }

  /// Swift takes `é` and `e` with an accent behind it for the same.
  private static func isSameToTheEye(_ one: String, _ other: String) -> Bool {
    one == other && !one.utf8.elementsEqual(other.utf8)
  }
}
