/// A table, and its caption: a paragraph beside it that begins with `Table:`, or with `:` behind it.
public struct Table: Sendable, Hashable {
  public let node: Int
  /// The node of the caption, which holds inlines; `nil` for a table without one.
  public let caption: Int?
  /// The id that the author gave it, at the end of the caption.
  public let identifier: String?
}

extension Document {
  /// Every table with a caption, in order.
  public var captionedTables: [Table] {
    tableCaptions.map { record in
      Table(
        node: Int(record.table), caption: Int(record.caption),
        identifier: attributes(of: Int(record.table))?.identifier)
    }
  }

  /// The caption of a table.
  func caption(ofTable node: Int) -> Int? {
    guard !tableCaptions.isEmpty else { return nil }
    return tableCaptions.first { $0.table == Int32(node) }.map { Int($0.caption) }
  }
}
