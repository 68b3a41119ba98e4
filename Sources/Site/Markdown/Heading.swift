import Diagnostics

/// A heading of a document.
public struct Heading: Sendable, Hashable {
  public let node: Int
  /// From 1 to 6.
  public let level: Int
  /// The text without markup.
  public let text: String
  public let range: SourceRange
}
