extension TreeBuilder {
  /// Notes a link or an image that has just been opened.
  mutating func addLink(_ node: CommonMarkNode, _ kind: DocumentNode.Kind) {
    let destination = copied(node.destination)
    let title = node.title
    links.append(
      LinkRecord(
        kind: kind == .link ? .link : .image, node: current, destination: destination,
        title: title.isEmpty ? Characters() : copied(title), range: 0..<0))
  }

  /// Ends a link or an image: finds its place and that of its destination.
  mutating func closeLink(_ node: CommonMarkNode, _ kind: DocumentNode.Kind) {
    let index = Int(current)
    let record = Int(nodes[index].number)
    if !marks.isEmpty {
      links[record].destination = unmasked(node.destination)
      if !node.title.isEmpty { links[record].title = unmasked(node.title) }
    }
    let opening = kind == .image ? 2 : 1
    if index + 1 < nodes.count {
      moveStart(of: index, before: opening)
    } else {
      nodes[index].sourceStart = max(nodes[index].sourceStart, UInt32(start(of: node)))
      inlineEnd = min(Int(nodes[index].sourceStart) + opening, source.bytes.count)
    }
    let start = Int(nodes[index].sourceStart)
    if kind == .link, source.bytes.indices.contains(start), source.bytes[start] == UInt8(ascii: "<")
    {
      links[record].kind = .autolink
      links[record].range = Range(from: UInt32(start + 1), to: UInt32(inlineEnd))
      inlineEnd = min(inlineEnd + 1, source.bytes.count)
    } else {
      placeDestination(of: record, label: Range(from: start + opening, to: inlineEnd))
    }
    nodes[index].sourceEnd = UInt32(max(inlineEnd, start))
    close()
  }

  /// Finds where a link's destination is written, and moves `inlineEnd` behind the link.
  ///
  /// - Parameter label: the offsets of the link's text.
  private mutating func placeDestination(of record: Int, label: Range<Int>) {
    var tail = LinkTail(behind: inlineEnd, source: source)
    let form = tail.read { places.textStart(ofLine: $0, in: source, containers) }
    switch form {
    case .inline(let destination):
      links[record].range = UInt32(destination.lowerBound)..<UInt32(destination.upperBound)
    case .reference(let name):
      links[record].isReference = true
      let name = name.isEmpty ? label : name
      let range = definitions.definition(of: source.bytes[name])?.destination ?? name
      links[record].range = UInt32(range.lowerBound)..<UInt32(range.upperBound)
    }
    inlineEnd = max(inlineEnd, tail.end)
    for _ in 0..<tail.lineEnds { places.skipUncountedLine(in: source, containers) }
  }
}
