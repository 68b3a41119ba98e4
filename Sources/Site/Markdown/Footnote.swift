import Diagnostics

/// A footnote that is referred to. They are numbered from 1, in the order of the first reference to each.
public struct Footnote: Sendable, Hashable {
  public let number: Int
  /// The label as the author wrote it; `nil` for `^[text]`.
  public let label: String?
  /// The node with its text.
  public let node: Int
  /// The nodes that refer to it, in the order of the text.
  public let references: [Int]
  /// The id of its text in the page.
  public let identifier: String
  /// Where it is written.
  public let range: SourceRange
}
