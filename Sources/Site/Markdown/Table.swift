/// A table, and its caption: a paragraph beside it that begins with `Table:`, or with `:` behind it.
public struct Table: Sendable, Hashable {
  public let node: Int
  /// The node of the caption, which holds inlines; `nil` for a table without one.
  public let caption: Int?
  /// The id that the author gave it, at the end of the caption.
  public let identifier: String?
}
