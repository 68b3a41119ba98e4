import Diagnostics

extension Document {
  /// Whether the author wrote braces behind anything; costs nothing.
  public var hasAttributes: Bool { !attributeRecords.isEmpty }

  /// The nodes to which the author gave attributes, in order.
  public var attributedNodes: [(node: Int, attributes: NodeAttributes)] {
    attributeRecords.map { (Int($0.node), $0.attributes) }
  }

  /// Where the value of an attribute of a node is written, without its quotation marks; the braces if there is no such attribute.
  public func range(ofAttribute name: String, of node: Int) -> SourceRange {
    guard let record = attributeRecords.first(where: { Int($0.node) == node }) else {
      return range(of: node)
    }
    guard let index = record.attributes.pairs.firstIndex(where: { $0.name == name }),
      record.pairRanges.indices.contains(index)
    else { return source.range(of: record.range.offsets) }
    var value = record.pairRanges[index].offsets
    value = min(value.lowerBound + name.utf8.count + 1, value.upperBound)..<value.upperBound
    let text = source.bytes[
      source.bytes.startIndex + value.lowerBound..<source.bytes.startIndex + value.upperBound]
    if value.count > 1, text.first == UInt8(ascii: "\"") || text.first == UInt8(ascii: "'") {
      value = value.lowerBound + 1..<value.upperBound - 1
    }
    return source.range(of: value)
  }

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
