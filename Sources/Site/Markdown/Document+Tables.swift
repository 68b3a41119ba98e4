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
