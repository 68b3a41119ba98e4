import Diagnostics

/// A code span, which may be a value span (`= name`).
public struct CodeSpan: Sendable, Hashable {
  public let node: Int
  /// The text as CommonMark reads it: line ends are spaces, and one space at each end is taken off.
  public let text: String
  /// Where the text between the backticks stands.
  public let range: SourceRange
  public let isInLink: Bool
  public let isInHeading: Bool
}
