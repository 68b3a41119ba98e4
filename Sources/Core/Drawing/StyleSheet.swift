import Markup

/// The style sheet that colours drawings, generated from the tables of roles and palettes.
public struct StyleSheet: Sendable, Hashable {
  public let bytes: [UInt8]

  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The sheet of a site: every role and palette, light and dark, on screen and on paper.
  ///
  /// The page says `data-theme="dark"` or `"light"` on its root element to override the reader's system, and
  /// `data-palette="red-green-safe"` and so on to choose colours.
  public static let figures = StyleSheet()

  private init() {
    var writer = StyleSheetWriter()
    writer.writeVariables(of: .standard)
    for palette in Palette.allCases where palette != .standard {
      writer.writeVariables(of: palette)
    }
    writer.writeRules(for: Role.allCases)
    writer.writePrint()
    bytes = writer.bytes
  }

  /// The sheet inside a file of its own: the default colours of the roles that occur, light and dark.
  init(standaloneFor roles: [Role]) {
    var writer = StyleSheetWriter()
    writer.writeStandalone(for: roles)
    bytes = writer.bytes
  }
}
