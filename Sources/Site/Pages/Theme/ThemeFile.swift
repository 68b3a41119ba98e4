/// A file of the look: a template, a style sheet, a phrasebook.
public struct ThemeFile: Sendable, Hashable {
  /// The path below `Templates/`: `partials/nav.mustache`.
  public let path: String
  /// The path as it is shown to the author; for a file of the default look its path among the templates.
  public let shown: String
  public let bytes: [UInt8]

  public init(path: String, shown: String, bytes: [UInt8]) {
    self.path = path
    self.shown = shown
    self.bytes = bytes
  }
}
