import Files

/// What a file in `Content/` is, by its name alone.
public enum ContentName {
  case page, asset, configuration
  /// Markdown that is only included: its name, or that of a folder above it, begins with `_`.
  case partial
  /// A dotfile or what an editor leaves behind: never copied.
  case scratch

  /// Files that sitegen reads from the root of `Content/`; never copied.
  private static let configurations: Set<String> = ["site.yml", "glossary.yml"]

  init(_ path: String) {
    let name = path.fileName
    if Self.isScratch(name) {
      self = .scratch
    } else if Self.configurations.contains(path) {
      self = .configuration
    } else if name.lowercased().hasSuffix(".md"), name.count > 3 {
      self = Self.isPartial(path) ? .partial : .page
    } else {
      self = .asset
    }
  }

  /// True of the path of a file whose name begins with `_`, or that stands in such a folder.
  public static func isPartial(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "_") || path.contains("/_")
  }

  /// True of the name of a dotfile, and of what editors and systems leave behind.
  public static func isScratch(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix("~") || (name.hasPrefix("#") && name.hasSuffix("#"))
      || name == "4913" || name == "Thumbs.db" || name == "desktop.ini" || name == "Icon\r"
      || name.hasSuffix(".swp") || name.hasSuffix(".tmp")
  }
}
