extension TreeBuilder {
  /// Notes the addresses and anchors in raw HTML.
  ///
  /// - Parameter range: the offsets of the HTML in the source.
  mutating func addAttributes(of literal: UnsafeBufferPointer<UInt8>, within range: Range<Int>) {
    var reader = HTMLAttributeReader(literal)
    let isInSource = source.holds(literal, at: range.lowerBound)
    while let attribute = reader.next() {
      let raw = UnsafeBufferPointer(rebasing: literal[attribute.value])
      let start =
        isInSource
        ? range.lowerBound + attribute.value.lowerBound
        : place(of: attribute.value.lowerBound, in: literal, within: range)
      let place = UInt32(start)..<UInt32(max(start, min(start + raw.count, range.upperBound)))
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

  /// Where in the source a place in raw HTML is that lacks the source's quote marks and indentation: its line up to there is looked
  /// for in the line of the source.
  private func place(
    of index: Int, in literal: UnsafeBufferPointer<UInt8>, within range: Range<Int>
  ) -> Int {
    let before = literal[..<index]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let lineEnds = before.count { $0 == UInt8(ascii: "\n") }
    let content = source.content(ofLine: source.line(at: range.lowerBound) + lineEnds)
    let beginning = UnsafeBufferPointer(rebasing: literal[lineStart..<index])
    let found = source.first(beginning, in: content).map { $0 + beginning.count }
    return min(max(found ?? content.lowerBound, range.lowerBound), range.upperBound)
  }
}
