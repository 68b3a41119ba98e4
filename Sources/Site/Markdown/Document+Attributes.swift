import Diagnostics

extension Document {
  /// Whether the author wrote braces behind anything; costs nothing.
  public var hasAttributes: Bool { !attributeRecords.isEmpty }

  /// The nodes whose attributes fulfil a condition, in order; the others cost nothing.
  public func attributedNodes(
    where isWanted: (NodeAttributes) -> Bool
  ) -> [AttributedNode] {
    let records = attributeRecords.filter { isWanted($0.attributes) }
    guard !records.isEmpty else { return [] }
    var offsets: [Range<Int>] = []
    for record in records {
      offsets += [nodes[Int(record.node)].offsets, record.range.offsets]
      for (pair, range) in zip(record.attributes.pairs, record.pairRanges) {
        offsets.append(value(of: pair, in: range.offsets))
      }
    }
    var ranges = PositionFinder.ranges(of: offsets, in: source)[...]
    return records.map { record in
      AttributedNode(
        node: Int(record.node), attributes: record.attributes, range: ranges.removeFirst(),
        braces: ranges.removeFirst(), values: record.pairRanges.map { _ in ranges.removeFirst() })
    }
  }

  /// Where the value of a pair is written, without its quotation marks.
  private func value(of pair: NodeAttributes.Pair, in offsets: Range<Int>) -> Range<Int> {
    let start = min(offsets.lowerBound + pair.name.utf8.count + 1, offsets.upperBound)
    let base = source.bytes.startIndex
    let isQuoted =
      offsets.upperBound - start > 1
      && "\"'".utf8.contains(source.bytes[base + start])
    return isQuoted ? start + 1..<offsets.upperBound - 1 : start..<offsets.upperBound
  }

  /// The ids that the author gave in braces, to whatever.
  public var attributeIdentifiers: [String] {
    attributeRecords.compactMap(\.attributes.identifier)
  }

  /// Where the author gave an id in braces.
  public func range(ofIdentifier name: String) -> SourceRange? {
    attributeRecords.first { $0.attributes.identifier == name }.map {
      source.range(of: $0.identifierRange.offsets)
    }
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
