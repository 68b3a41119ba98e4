import Diagnostics

/// A formula in TeX: `$…$`, `$$…$$`, `\(…\)`, `\[…\]` or a block fenced as `math`.
public struct TeXFormula: Sendable, Hashable {
  /// The node: a formula in text, or one that stands by itself.
  public let node: Int
  /// Whether it is set as a display, not in the line.
  public let isDisplay: Bool
  /// Whether it stands by itself: the only thing in its paragraph, or a fenced block. Any block may stand in its place then.
  public let isBlock: Bool
  /// The TeX source between the delimiters, UTF-8, quote marks and indentation left out, lines ended by LF. In a table's cell `\|`, which
  /// stands for a bar there, is a bar and a space.
  public let source: [UInt8]
  /// All of it, delimiters included.
  public let range: SourceRange
  /// Where the lines of the source stand in the file.
  public let origin: TextOrigin
  public let isInLink: Bool
  public let isInHeading: Bool
}
