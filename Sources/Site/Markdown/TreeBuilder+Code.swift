extension TreeBuilder {
  /// Adds an indented or fenced code block.
  mutating func addCodeBlock(_ node: CommonMarkNode, _ range: Range<Int>) {
    let literal = node.literal
    let line = node.startLine - 1
    let fenceLine = range.lowerBound..<source.content(ofLine: line).upperBound
    guard let fence = openingFence(in: fenceLine, info: node.info, literal: literal) else {
      append(.codeBlock, range, characters: shown(literal, at: range.lowerBound))
      return
    }
    if Self.isMath(node.info) {
      addMathBlock(literal, range, fenceLine, isClosed: isClosed(node, fence: fence))
      addInfoAttributes(node.info, at: fenceLine.lowerBound + fence.count, node: nodes.count - 1)
      return
    }
    let next = line + 1 < source.lineCount ? Int(source.lineStarts[line + 1]) : range.upperBound
    let start = Int32(nodes.count)
    append(
      .codeBlock, range, flags: .isFenced, characters: shown(literal, at: next),
      number: Int32(fences.count))
    let indent = containers.textStart(
      line: line, content: source.content(ofLine: line), source: source)
    let lineCount = literal.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    fences.append(
      FenceRecord(
        node: start, info: shown(node.info, at: fenceLine.lowerBound + fence.count),
        fence: UInt32(fenceLine.lowerBound)..<UInt32(source.trimmed(fenceLine).upperBound),
        isClosed: isClosed(node, fence: fence),
        columns: addFenceColumns(
          from: line + 1, count: lineCount,
          indent: max(fenceLine.lowerBound - indent.place.offset, 0)),
        textStart: UInt32(min(indent.place.offset, fenceLine.lowerBound)),
        line: UInt32(line + source.firstLine)))
    addInfoAttributes(node.info, at: fenceLine.lowerBound + fence.count, node: Int(start))
  }

  /// The character and the length of the fence that opens a block; `nil` for an indented one.
  ///
  /// libcmark does not tell the two apart. An indented block's own first line may look like a fence, but then it is also its content.
  private func openingFence(
    in line: Range<Int>, info: UnsafeBufferPointer<UInt8>, literal: UnsafeBufferPointer<UInt8>
  ) -> (character: UInt8, count: Int)? {
    guard let first = line.first else { return nil }
    let character = source.bytes[first]
    guard character == UInt8(ascii: "`") || character == UInt8(ascii: "~") else { return nil }
    let count = line.prefix { source.bytes[$0] == character }.count
    guard count >= 3 else { return nil }
    let isContent =
      info.isEmpty && literal.prefix { $0 != UInt8(ascii: "\n") }.elementsEqual(source.bytes[line])
    return isContent ? nil : (character, count)
  }

  /// Whether a block's last line is its closing fence.
  private func isClosed(_ node: CommonMarkNode, fence: (character: UInt8, count: Int)) -> Bool {
    let line = node.endColumn == 0 ? node.endLine - 2 : node.endLine - 1
    guard line > node.startLine - 1 else { return false }
    let content = source.content(ofLine: line)
    let (place, isLazy) = containers.textStart(line: line, content: content, source: source)
    guard !isLazy else { return false }
    let indent = Containers.skipSpace(upTo: 3, from: place, to: content.upperBound, source: source)
    let text = Range(from: indent.offset, to: source.trimmed(content).upperBound)
    return text.count >= fence.count && text.allSatisfy { source.bytes[$0] == fence.character }
  }

  /// Notes at which column each line of a block's content begins; nothing if each begins its line.
  private mutating func addFenceColumns(from line: Int, count: Int, indent: Int) -> Range<UInt32> {
    let start = UInt32(fenceColumns.count)
    guard !containers.isEmpty || indent > 0 || source.isPart else { return start..<start }
    for line in line..<line + count {
      let content = source.content(ofLine: line)
      let (place, _) = containers.textStart(line: line, content: content, source: source)
      let text = Containers.skipSpace(
        upTo: indent, from: place, to: content.upperBound, source: source)
      fenceColumns.append(UInt16(clamping: source.column(at: text.offset, inLine: line)))
    }
    return start..<UInt32(fenceColumns.count)
  }

  /// Reads the attributes in an info string: `swift {#id .class}`.
  mutating func addInfoAttributes(_ info: UnsafeBufferPointer<UInt8>, at offset: Int, node: Int) {
    guard let opening = info.firstIndex(of: UInt8(ascii: "{")), info.last == UInt8(ascii: "}")
    else { return }
    var reader = AttributeReader(Array(info), at: opening, base: offset)
    guard var found = reader.read(), found.offsets.upperBound == offset + info.count else { return }
    // Where the block has no other language, its first class is that.
    if opening == 0, !found.classes.isEmpty { found.classes.removeFirst() }
    attach(found, to: node)
  }
}
