extension TreeBuilder {
  /// Begins a block: appends its node, and opens it if it can hold others.
  mutating func enterBlock(_ node: CommonMarkNode, _ kind: DocumentNode.Kind) {
    let range = blockRange(of: node)
    switch kind {
    case .blockQuote:
      containers.pushQuote()
      if let alert = alert(inQuoteFrom: node.startLine - 1) {
        beginContainer(alert, range: range)
      } else {
        open(.blockQuote, range)
      }
    case .list where mask != nil && isDefinitionList(node): beginDefinitions(node, range)
    case .list:
      noteHiddenDelimiterRow(node)
      var flags: DocumentNode.Flags = node.isOrdered ? .isOrdered : []
      if node.isTight { flags.insert(.isTight) }
      open(.list, range, flags: flags, number: Int32(truncatingIfNeeded: node.firstNumber))
    case .item:
      let isDefinition = nodes[Int(current)].kind == .definitionList
      let isTight = isDefinition && nodes[Int(current)].flags.contains(.isTight)
      if nodes[Int(current)].kind == .figure {
        open(.figureCaption, range, flags: .isTight)
      } else {
        open(isDefinition ? .definition : .item, range, flags: isTight ? .isTight : [])
      }
      let line = node.startLine - 1
      containers.pushItem(
        marker: range.lowerBound, line: line, content: source.content(ofLine: line), source: source)
    case .paragraph where mask != nil && beginTerm(node, range): beginInlines(of: node, range)
    case .paragraph:
      open(.paragraph, range, flags: isInTightList ? .isTight : [])
      beginInlines(of: node, range)
    case .heading:
      headings.append(Int32(nodes.count))
      open(
        .heading, range, detail: UInt16(node.headingLevel), number: Int32(headings.count - 1))
      beginInlines(of: node, range)
    case .codeBlock: addCodeBlock(node, range)
    case .htmlBlock: addHTMLBlock(node, range)
    case .thematicBreak: append(.thematicBreak, range)
    default: break
    }
  }

  /// Ends a block that can hold others.
  mutating func leaveBlock(_ node: CommonMarkNode, _ kind: DocumentNode.Kind) {
    if kind == .list, mask != nil, isDefinitionList(node) {
      endDefinitions(node)
      return
    }
    if kind == .item || kind == .blockQuote {
      containers.pop()
      while mask != nil, isInFencedContainer { closeUnclosedContainer() }
    }
    if !marks.isEmpty { closeOpenSpans() }
    if kind == .paragraph {
      if nodes[Int(current)].kind == .figure { return }
      if !marks.isEmpty, liftFormula() { return }
      liftFigure()
      liftTableCaption()
    }
    close()
  }

  /// The container that a quote is, if its first line says so.
  private func alert(inQuoteFrom line: Int) -> Int? {
    guard !foundContainers.isEmpty, depthLeft > 1 else { return nil }
    let content = source.content(ofLine: line)
    let (place, _) = containers.textStart(line: line, content: content, source: source)
    let start = source.skipBlanks(in: min(place.offset, content.upperBound)..<content.upperBound)
    let index = firstMark(from: start)
    guard index < marks.count, marks[index].offsets.lowerBound == start,
      case .container(let found) = marks[index].kind, foundContainers[found].colons == 0
    else { return nil }
    return found
  }

  /// Whether a paragraph that begins now stands in an item of a tight list.
  var isInTightList: Bool {
    guard current > 0 else { return false }
    if [.definition, .figureCaption].contains(nodes[Int(current)].kind) {
      return nodes[Int(current)].flags.contains(.isTight)
    }
    guard nodes[Int(current)].kind == .item else { return false }
    return nodes[Int(nodes[Int(current)].parentIndex)].flags.contains(.isTight)
  }

  private mutating func beginInlines(of node: CommonMarkNode, _ range: Range<Int>) {
    let line = node.startLine - 1
    places = InlinePlaces(
      line: line, column: max(node.startColumn - 1, 0),
      definitions: definitions.linesBefore[line] ?? 0)
    inlineEnd = range.lowerBound
  }

  private mutating func addHTMLBlock(_ node: CommonMarkNode, _ range: Range<Int>) {
    let literal = node.literal
    append(.htmlBlock, range, characters: shown(literal, at: range.lowerBound))
    addAttributes(of: literal, within: range)
  }
}
