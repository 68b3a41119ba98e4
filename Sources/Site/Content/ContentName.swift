import Files

/// What a file in `Content/` is, by its name alone.
public enum ContentName {
  case page, asset, configuration
  /// Markdown that is only included: its name, or that of a folder above it, begins with `_`.
  case partial
  /// A dotfile or what an editor leaves behind: never copied.
  case scratch

  /// Files that sitegen reads from the root of `Content/`; never copied.
  private static let configurations: Set<String> = ["site.yml", "glossary.yml", "formulas.yml"]

  init(_ path: String) {
    let name = path.fileName
    if Self.isScratch(name) {
      self = .scratch
    } else if Self.configurations.contains(path) || Self.isGraph(path) {
      self = .configuration
    } else if name.lowercased().hasSuffix(".md"), name.count > 3 {
      self = Self.isPartial(path) ? .partial : .page
    } else {
      self = .asset
    }
  }

  /// True of the path of a graph's file in `Content/graphs/`.
  static func isGraph(_ path: String) -> Bool {
    path.utf8.count { $0 == UInt8(ascii: "/") } == 1 && path.hasPrefix("graphs/")
      && GraphFile.name(ofPath: path) != nil
  }

  /// True of the path of a file whose name begins with `_`, or that stands in such a folder.
  public static func isPartial(_ path: String) -> Bool {
    var before = UInt8(ascii: "/")
    for byte in path.utf8 {
      if byte == UInt8(ascii: "_"), before == UInt8(ascii: "/") { return true }
      before = byte
    }
    return false
  }

  /// What systems leave in folders.
  private static let leftBySystems: Set<String> = [
    "4913", "Thumbs.db", "desktop.ini", "Icon\r", "__MACOSX",
  ]
  private static let scratchEndings = ["~", ".swp", ".tmp", ".bak", ".orig"]

  /// True of the name of a dotfile, and of what editors and systems leave behind. The folder `.well-known`, in which browsers and
  /// other services look for files, is published.
  public static func isScratch(_ name: String) -> Bool {
    name.hasPrefix(".") && name != ".well-known" || name.hasPrefix("~$")
      || name.hasPrefix("#") && name.hasSuffix("#") || leftBySystems.contains(name)
      || scratchEndings.contains { name.hasSuffix($0) }
  }
}
