extension TreeBuilder {
  /// Notes the addresses and anchors in raw HTML.
  ///
  /// - Parameter range: the offsets of the HTML in the source.
  mutating func addAttributes(of literal: UnsafeBufferPointer<UInt8>, within range: Range<Int>) {
    var reader = HTMLAttributeReader(literal)
    let isInSource = source.holds(literal, at: range.lowerBound)
    var searched = range.lowerBound
    while let attribute = reader.next() {
      let raw = UnsafeBufferPointer(rebasing: literal[attribute.value])
      let start: Int
      if isInSource {
        start = range.lowerBound + attribute.value.lowerBound
      } else {
        start = source.first(raw, in: searched..<range.upperBound) ?? searched
        searched = start
      }
      let end = min(start + raw.count, range.upperBound)
      let place = UInt32(start)..<UInt32(max(start, end))
      let value = HTMLAttributeReader.text(of: raw).map { copied($0) } ?? characters(raw, at: start)
      switch attribute.role {
      case .anchor: anchors.append(AnchorRecord(name: value, range: place))
      case .link, .source:
        links.append(
          LinkRecord(
            kind: attribute.role == .link ? .htmlLink : .htmlSource, node: Int32(nodes.count - 1),
            destination: value, range: place, valueStart: UInt32(attribute.value.lowerBound),
            valueCount: UInt32(attribute.value.count)))
      }
    }
  }
}

extension SourceBytes {
  /// The first offset in a range at which some characters stand.
  func first(_ text: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int? {
    guard range.upperBound <= bytes.count, text.count <= range.count else { return nil }
    return (range.lowerBound...range.upperBound - text.count).first { holds(text, at: $0) }
  }
}
