import Diagnostics

/// A scalar as the author wrote it: raw text, its style and its place. Nothing is resolved by how it looks; the key that
/// reads it decides whether it wants a name, a number, a quantity or a truth value.
public struct Scalar: Sendable, Hashable {
  /// How the scalar is written in YAML.
  public enum Style: Sendable, Hashable {
    case plain, quoted, block
  }

  /// The text, with quotes and escapes taken away.
  public var text: String
  public var style: Style
  public var range: SourceRange

  public init(_ text: String, style: Style = .plain, at range: SourceRange) {
    self.text = text
    self.style = style
    self.range = range
  }

  /// True for a key without a value (`distance:` or `{distance}`): plain and empty.
  public var isAbsent: Bool { text.isEmpty && style == .plain }
}
