extension Document {
  /// The fenced blocks that ask for files in their place, by their lines. Without any, nothing is worked out.
  public var includeBlocks: [IncludeBlock] {
    let records = fenceRecords.filter { IncludeBlock.isNamed(by: characters($0.info)) }
    guard !records.isEmpty else { return [] }
    var places = PositionFinder(source)
    // Those in footnotes come last among the records.
    return records.sorted { $0.line < $1.line }.map { includeBlock($0, &places) }
  }

  private func includeBlock(_ record: FenceRecord, _ places: inout PositionFinder) -> IncludeBlock {
    let node = nodes[Int(record.node)]
    let first = source.line(at: Int(record.fence.lowerBound))
    let last = max(first, source.line(at: node.offsets.upperBound))
    let start = Int(source.lineStarts[first])
    // Where an indentation by a tab belongs half to the list, the other half cannot be taken away.
    let isTab = source.bytes[source.bytes.startIndex + Int(record.textStart)] == UInt8(ascii: "\t")
    let end = isTab ? Int(record.fence.lowerBound) : Int(record.textStart)
    let base = source.bytes.startIndex
    let prefix = IncludeBlock.withoutTabs(source.bytes[base + start..<base + max(start, end)])
    return IncludeBlock(
      block: fencedBlock(record, &places), lines: first..<last + 1, firstPrefix: prefix,
      prefix: IncludeBlock.furtherPrefix(prefix),
      isBeforeItem: isLastInItem(Int(record.node), before: last + 1))
  }

  /// Whether a node ends an item of a list whose next item begins on a line.
  private func isLastInItem(_ node: Int, before line: Int) -> Bool {
    var node = node
    while let parent = nodes[node].parent, nodes[node].end == nodes[parent].end {
      node = parent
      guard nodes[node].kind == .item, let list = nodes[node].parent else { continue }
      let next = nodes[node].end
      if next < nodes[list].end {
        return source.line(at: nodes[next].offsets.lowerBound) == line
      }
    }
    return false
  }
}
