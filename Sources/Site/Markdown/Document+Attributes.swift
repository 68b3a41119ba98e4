extension Document {
  /// The ids that the author gave in braces, to whatever.
  public var attributeIdentifiers: [String] {
    attributeRecords.compactMap(\.attributes.identifier)
  }

  /// What the author wrote in braces behind a node.
  public func attributes(of node: Int) -> NodeAttributes? {
    guard !attributeRecords.isEmpty else { return nil }
    var low = 0
    var high = attributeRecords.count
    while low < high {
      let middle = (low + high) / 2
      if Int(attributeRecords[middle].node) < node { low = middle + 1 } else { high = middle }
    }
    guard low < attributeRecords.count, Int(attributeRecords[low].node) == node else { return nil }
    return attributeRecords[low].attributes
  }
}
