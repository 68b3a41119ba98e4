import Diagnostics

extension Document {
  /// Where a node stands in the file.
  public func range(of node: Int) -> SourceRange {
    source.range(of: nodes[node].offsets)
  }

  /// The characters of a node of text, code or HTML; empty for any other.
  public func characters(of node: Int) -> ArraySlice<UInt8> {
    let node = nodes[node]
    return characters(
      Characters(
        start: node.contentStart, count: node.contentCount,
        isCopied: node.flags.contains(.isCopied)))
  }

  /// Every link, image and address in raw HTML, in order.
  public var links: [Link] {
    var places = PositionFinder(source)
    return linkRecords.map { record in
      Link(
        kind: record.kind, node: Int(record.node), destination: string(record.destination),
        range: places.range(of: record.range.offsets), isReference: record.isReference)
    }
  }

  /// Every fenced block, in order.
  public var fencedBlocks: [FencedBlock] {
    var places = PositionFinder(source)
    return fenceRecords.map { record in
      fencedBlock(record, &places)
    }
  }

  func fencedBlock(_ record: FenceRecord, _ places: inout PositionFinder) -> FencedBlock {
    let content = Array(characters(of: Int(record.node)))
    return FencedBlock(
      node: Int(record.node), info: string(record.info), content: content,
      fenceRange: places.range(of: record.fence.offsets), isClosed: record.isClosed,
      origin: source.origin(
        ofLines: Int(record.line) + 1, of: content,
        columns: fenceColumns[record.columns.offsets].map(Int.init)))
  }

  /// The text of `fencedBlocks[index]`, which costs no list of all of them.
  public func content(ofFencedBlock index: Int) -> ArraySlice<UInt8> {
    characters(of: Int(fenceRecords[index].node))
  }

  /// Every code span, in order.
  public var codeSpans: [CodeSpan] { codeSpans { _ in true }.map(\.span) }

  /// The code spans whose text fulfils a condition, each with its place among all; the others cost nothing.
  public func codeSpans(
    where isWanted: (ArraySlice<UInt8>) -> Bool
  ) -> [(index: Int, span: CodeSpan)] {
    var places = PositionFinder(source)
    var spans: [(index: Int, span: CodeSpan)] = []
    for (index, node) in codeSpanNodes.enumerated() {
      let text = characters(of: Int(node))
      guard isWanted(text) else { continue }
      let span = CodeSpan(
        node: Int(node), text: String(decoding: text, as: UTF8.self),
        range: places.range(of: nodes[Int(node)].offsets), isInLink: isInside(.link, node),
        isInHeading: isInside(.heading, node))
      spans.append((index, span))
    }
    return spans
  }

  /// Every heading, in order.
  public var headings: [Heading] {
    var places = PositionFinder(source)
    return headingNodes.map { node in
      Heading(
        node: Int(node), level: Int(nodes[Int(node)].detail), text: plainText(of: Int(node)),
        range: places.range(of: nodes[Int(node)].offsets))
    }
  }

  /// The `id` of every element, and the `name` of every `a`, in raw HTML.
  public var anchors: [Anchor] {
    var places = PositionFinder(source)
    return anchorRecords.map { record in
      Anchor(name: string(record.name), range: places.range(of: record.range.offsets))
    }
  }

  func characters(_ place: Characters) -> ArraySlice<UInt8> {
    let (start, count) = (Int(place.start), Int(place.count))
    if place.isCopied { return storage[start..<start + count] }
    let base = source.bytes.startIndex + start
    return source.bytes[base..<base + count]
  }

  func string(_ place: Characters) -> String {
    String(decoding: characters(place), as: UTF8.self)
  }

  /// Whether a node, given by its index, stands in one of a kind.
  public func isInside(_ kind: DocumentNode.Kind, _ node: Int32) -> Bool {
    var ancestor = nodes[Int(node)].parentIndex
    while ancestor >= 0 {
      if nodes[Int(ancestor)].kind == kind { return true }
      ancestor = nodes[Int(ancestor)].parentIndex
    }
    return false
  }
}
