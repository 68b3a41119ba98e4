extension TreeBuilder {
  /// Adds an inline, or ends one that holds others.
  mutating func addInline(_ node: CommonMarkNode, _ kind: DocumentNode.Kind, isEntering: Bool) {
    switch kind {
    case .text: addText(node)
    case .softBreak:
      if inlineEnd >= hiddenEnd { append(.softBreak, inlineEnd..<inlineEnd) }
      places.countLine()
      moveToNextLine()
    case .lineBreak:
      if inlineEnd >= hiddenEnd { append(.lineBreak, inlineEnd..<inlineEnd) }
      endLineWithBreak()
    case .codeSpan: addCodeSpan(node)
    case .inlineHTML: addInlineHTML(node)
    case .emphasis, .strong:
      if isEntering {
        open(kind, inlineEnd..<inlineEnd)
        skipMarks(atMost: kind == .strong ? 2 : 1, of: "*_")
      } else {
        if !marks.isEmpty { closeOpenSpans() }
        closeEmphasis(markLength: kind == .strong ? 2 : 1)
      }
    case .link, .image:
      if isEntering {
        open(kind, inlineEnd..<inlineEnd, number: Int32(links.count))
        addLink(node, kind)
        skipMarks(atMost: kind == .image ? 2 : 1, of: "![<")
      } else {
        if !marks.isEmpty { closeOpenSpans() }
        closeLink(node, kind)
      }
    default: break
    }
  }

  /// Where libcmark says that an inline begins.
  mutating func start(of node: CommonMarkNode) -> Int {
    places.offset(line: node.startLine, column: node.startColumn, in: source, containers)
  }

  /// Where libcmark says that an inline ends.
  mutating func end(of node: CommonMarkNode) -> Int {
    places.offset(line: node.endLine, column: node.endColumn + 1, in: source, containers)
  }

  /// Moves the end of what was read behind the marks that open an inline, for a line end may follow them, which has no place of its own.
  private mutating func skipMarks(atMost count: Int, of marks: StaticString) {
    let characters = UnsafeBufferPointer(start: marks.utf8Start, count: marks.utf8CodeUnitCount)
    let end = min(inlineEnd + count, source.bytes.count)
    while inlineEnd < end, characters.contains(source.bytes[inlineEnd]) { inlineEnd += 1 }
  }

  private mutating func addText(_ node: CommonMarkNode) {
    var literal = node.literal
    var start = start(of: node)
    if isAtPieceStart {
      isAtPieceStart = false
      literal = UnsafeBufferPointer(rebasing: literal.dropFirst(TableText.mark.count))
      start = inlineEnd
      if literal.isEmpty { return }
    }
    if literal.first == UInt8(ascii: "["), takesTask(literal, start) {
      literal = UnsafeBufferPointer(rebasing: literal.dropFirst(3))
      start += 3
    }
    guard marks.isEmpty || isApartFromMarks(literal, start) else {
      addMarkedText(literal, from: placedStart(literal, start))
      return
    }
    let characters = characters(literal, at: start)
    let end = characters.isCopied ? max(start, end(of: node)) : start + literal.count
    append(.text, start..<end, characters: characters)
    inlineEnd = end
  }

  /// Notes `[ ]` and `[x]` at the beginning of a list's item; `false` if the text does not begin with one.
  private mutating func takesTask(_ literal: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    let paragraph = Int(current)
    guard literal.count > 3, literal[2] == UInt8(ascii: "]"),
      literal[3] == UInt8(ascii: " ") || literal[3] == UInt8(ascii: "\t"),
      paragraph == nodes.count - 1, nodes[paragraph].kind == .paragraph,
      Int(nodes[paragraph].parentIndex) == paragraph - 1, nodes[paragraph - 1].kind == .item,
      source.holds("[", at: start)
    else { return false }
    switch literal[1] {
    case UInt8(ascii: " "): nodes[paragraph - 1].flags.insert(.isTask)
    case UInt8(ascii: "x"), UInt8(ascii: "X"):
      nodes[paragraph - 1].flags.formUnion([.isTask, .isDone])
    default: return false
    }
    return true
  }

  /// Where text begins. libcmark places backticks and `<` that mean nothing behind themselves.
  private func placedStart(_ literal: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    guard let first = literal.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "<"),
      !source.masks(literal, at: start)
    else { return start }
    let count = first == UInt8(ascii: "<") ? 1 : literal.prefix { $0 == first }.count
    guard start >= count, source.masked[start - count..<start].allSatisfy({ $0 == first }) else {
      return start
    }
    return start - count
  }

  private mutating func endLineWithBreak() {
    if inlineEnd < source.bytes.count, source.bytes[inlineEnd] == UInt8(ascii: "\\") {
      places.skipUncountedLine(in: source, containers)
    } else {
      places.countLine()
    }
    moveToNextLine()
  }

  /// Moves the end of what was read to where the next line's text begins.
  private mutating func moveToNextLine() {
    let next = source.line(at: inlineEnd) + 1
    guard next < source.lineCount else { return }
    inlineEnd = max(inlineEnd, places.textStart(ofLine: next, in: source, containers))
  }

  private mutating func addCodeSpan(_ node: CommonMarkNode) {
    let literal = node.literal
    let start = start(of: node)
    let end = closingBackticks(of: start) ?? max(start, end(of: node))
    for _ in source.line(at: start)..<max(source.line(at: start), source.line(at: end)) {
      places.skipUncountedLine(in: source, containers)
    }
    let text = withoutPadding(Range(from: start, to: end), of: literal)
    codeSpans.append(Int32(nodes.count))
    append(
      .codeSpan, text,
      characters: marks.isEmpty
        ? characters(literal, at: text.lowerBound) : shown(literal, at: text.lowerBound),
      number: Int32(codeSpans.count - 1))
    inlineEnd = end
    while inlineEnd < source.bytes.count, source.bytes[inlineEnd] == UInt8(ascii: "`") {
      inlineEnd += 1
    }
  }

  /// The offsets of a code span's text without the space or line end that CommonMark takes off at each end, if there is one at both.
  private mutating func withoutPadding(_ range: Range<Int>, of literal: UnsafeBufferPointer<UInt8>)
    -> Range<Int>
  {
    guard let first = range.first, let last = range.last, literal.first != UInt8(ascii: " ") else {
      return range
    }
    var start = first
    switch source.bytes[first] {
    case UInt8(ascii: " "): start += 1
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      start = places.textStart(ofLine: source.line(at: first) + 1, in: source, containers)
    default: return range
    }
    let isPadded = source.isBlank(at: last) || source.bytes[last] < UInt8(ascii: " ")
    return Range(from: start, to: isPadded ? last : range.upperBound)
  }

  /// The offset of the backticks that close a code span whose text begins at an offset.
  private func closingBackticks(of start: Int) -> Int? {
    var opening = 0
    while opening < start, source.bytes[start - 1 - opening] == UInt8(ascii: "`") { opening += 1 }
    let backslashes = source.bytes[..<(start - opening)].reversed().prefix {
      $0 == UInt8(ascii: "\\")
    }
    if !backslashes.count.isMultiple(of: 2) { opening -= 1 }
    guard opening > 0 else { return nil }
    let blockEnd = endOfBlock
    var offset = start
    while offset < blockEnd {
      guard source.bytes[offset] == UInt8(ascii: "`") else {
        offset += 1
        continue
      }
      let run = offset
      while offset < blockEnd, source.bytes[offset] == UInt8(ascii: "`") { offset += 1 }
      if offset - run == opening { return run }
    }
    return nil
  }

  /// Where the block ends whose inlines are being added.
  var endOfBlock: Int {
    var index = current
    while index > 0, !nodes[Int(index)].kind.isBlock { index = nodes[Int(index)].parentIndex }
    return index < 0 ? 0 : min(Int(nodes[Int(index)].sourceEnd), source.bytes.count)
  }

  private mutating func addInlineHTML(_ node: CommonMarkNode) {
    let literal = node.literal
    let start = start(of: node)
    let characters = marks.isEmpty ? characters(literal, at: start) : shown(literal, at: start)
    for _ in 0..<literal.count(where: { $0 == UInt8(ascii: "\n") }) {
      places.skipUncountedLine(in: source, containers)
    }
    let end = characters.isCopied ? max(start, end(of: node)) : start + literal.count
    append(.inlineHTML, start..<end, characters: characters)
    if characters.isCopied {
      Array(storage[Int(characters.start)...]).withUnsafeBufferPointer {
        addAttributes(of: $0, within: start..<end)
      }
    } else {
      addAttributes(of: literal, within: start..<end)
    }
    inlineEnd = end
  }

  /// Sets an inline's beginning by that of what is in it, as many bytes before as its opening mark has.
  mutating func moveStart(of index: Int, before length: Int) {
    let start = nodes[index + 1].sourceStart
    nodes[index].sourceStart = max(nodes[index].sourceStart, start - min(start, UInt32(length)))
  }

  /// Ends emphasis; its marks stand right around what is in it.
  private mutating func closeEmphasis(markLength: Int) {
    let index = Int(current)
    if index + 1 < nodes.count {
      moveStart(of: index, before: markLength)
    }
    inlineEnd = min(inlineEnd + markLength, source.bytes.count)
    nodes[index].sourceEnd = UInt32(max(inlineEnd, Int(nodes[index].sourceStart)))
    close()
  }
}
