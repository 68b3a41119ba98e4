extension TreeBuilder {
  /// Adds `@name` or what stands in brackets; its characters are those of the source.
  mutating func addMention(_ found: FoundMention, _ offsets: Range<Int>) {
    let lines = source.line(at: offsets.lowerBound)...source.line(at: offsets.upperBound)
    let characters =
      lines.count == 1
      ? Characters(start: UInt32(offsets.lowerBound), count: UInt32(offsets.count))
      : copied(joined(lines, offsets))
    append(.mention, offsets, characters: characters, number: Int32(mentions.count))
    mentions.append(
      MentionRecord(
        node: Int32(nodes.count - 1), isBracketed: found.isBracketed, items: found.items,
        range: UInt32(offsets.lowerBound)..<UInt32(offsets.upperBound)))
  }

  /// The text of some lines between two offsets, quote marks and indentation left out.
  private func joined(_ lines: ClosedRange<Int>, _ offsets: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    for line in lines {
      let whole = source.content(ofLine: line)
      let place = containers.textStart(line: line, content: whole, source: source).place.offset
      let part = Range(
        from: max(place, offsets.lowerBound), to: min(whole.upperBound, offsets.upperBound))
      if !text.isEmpty { text.append(UInt8(ascii: " ")) }
      text.append(contentsOf: source.bytes[source.trimmed(part)])
    }
    return text
  }
}
