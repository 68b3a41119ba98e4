import Diagnostics

extension TreeBuilder {
  /// Adds a paragraph with pipe tables in it; `false` if the block is none, and then nothing was added.
  ///
  /// A setext heading is looked at too: a rule right below a table makes libcmark take the table for a heading's text.
  mutating func addTables(of node: CommonMarkNode, _ kind: DocumentNode.Kind) -> Bool {
    guard kind == .paragraph || kind == .heading, node.endLine > node.startLine else {
      return false
    }
    let first = node.startLine - 1 + (definitions.linesBefore[node.startLine - 1] ?? 0)
    let last = endLine(of: node)
    guard first + 1 < last, mayHoldDelimiterRow(first + 1..<last) else { return false }
    var contents = textLines(first..<last, column: node.startColumn - 1)
    let rule = kind == .heading ? contents.last.flatMap { thematicBreak($0.text) } : nil
    if rule != nil { contents.removeLast() }
    var text = TableText()
    guard addTables(in: contents, to: &text) else { return false }
    add(&text)
    if let rule { append(.thematicBreak, rule) }
    return true
  }

  /// A quick look for a line of bars, dashes, colons and spaces.
  private func mayHoldDelimiterRow(_ lines: Range<Int>) -> Bool {
    lines.contains { line in
      let content = source.content(ofLine: line)
      return source.masked[content].contains(UInt8(ascii: "|"))
        && source.masked[content].contains(UInt8(ascii: "-"))
    }
  }

  /// The text of a paragraph's lines, without quote marks and indentation.
  mutating func textLines(_ lines: Range<Int>, column: Int) -> [TextLine] {
    places = InlinePlaces(line: lines.lowerBound, column: column, definitions: 0)
    return lines.map { line in
      let content = source.content(ofLine: line)
      let start = places.textStart(ofLine: line, in: source, containers)
      let isLazy =
        !containers.isEmpty && line > lines.lowerBound
        && containers.textStart(line: line, content: content, source: source).isLazy
      return TextLine(
        text: source.trimmed(Range(from: start, to: content.upperBound)), isLazy: isLazy)
    }
  }

  /// Takes a paragraph's lines apart; `false` if there is no table in them.
  private func addTables(in lines: [TextLine], to text: inout TableText) -> Bool {
    var lines = lines[...]
    var hasTable = false
    while let (header, alignments) = tableHeader(in: lines) {
      hasTable = true
      text.addParagraph(lines[..<header].map(\.text), from: source)
      let body = lines[(header + 2)...].prefix {
        !$0.isLazy && TableRow.cellCount(of: $0.text, in: source) > 0
      }
      let end = lines[body.endIndex - 1].text.upperBound
      text.add(.table(lines[header].text.lowerBound..<end))
      addRow(lines[header].text, alignments, isHead: true, to: &text)
      for row in body { addRow(row.text, alignments, isHead: false, to: &text) }
      lines = lines[body.endIndex...]
    }
    if hasTable { text.addParagraph(lines.map(\.text), from: source) }
    return hasTable
  }

  /// The first line that is a table's header: the next one is a delimiter row of as many cells.
  private func tableHeader(in lines: ArraySlice<TextLine>) -> (Int, [ColumnAlignment])? {
    for index in lines.indices.dropLast() {
      guard !lines[index + 1].isLazy,
        let alignments = TableRow.alignments(of: lines[index + 1].text, in: source),
        isHeader(lines[index].text, of: alignments.count)
      else { continue }
      return (index, alignments)
    }
    return nil
  }

  private func isHeader(_ line: Range<Int>, of cellCount: Int) -> Bool {
    source.masked[line].contains(UInt8(ascii: "|"))
      && TableRow.cellCount(of: line, in: source) == cellCount
  }

  /// Notes a delimiter row such as `- | -`, which libcmark takes for a list, if it fits the line before it.
  mutating func noteHiddenDelimiterRow(_ list: CommonMarkNode) {
    let line = list.startLine - 1
    let start = blockRange(of: list).lowerBound
    guard !list.isOrdered, let header = list.previous, header.kind == .paragraph,
      header.endLine == line, start < source.bytes.count, source.bytes[start] == UInt8(ascii: "-")
    else { return }
    let row = Range(from: start, to: source.content(ofLine: line).upperBound)
    guard let alignments = TableRow.alignments(of: row, in: source),
      let text = textLines(header.startLine - 1..<line, column: header.startColumn - 1).last?.text,
      isHeader(text, of: alignments.count), source.bytes[text].last != UInt8(ascii: "\\")
    else { return }
    hiddenDelimiterRows.append(start)
  }

  /// Adds a row with as many cells as the header has: missing ones are empty, further ones are left out.
  private func addRow(
    _ line: Range<Int>, _ alignments: [ColumnAlignment], isHead: Bool, to text: inout TableText
  ) {
    text.add(.row(source.trimmed(line), isHead: isHead))
    let cells = TableRow(line, in: source).cells
    for (column, alignment) in alignments.enumerated() {
      let cell = column < cells.count ? cells[column] : line.upperBound..<line.upperBound
      text.addCell(cell, alignment, isHead: isHead, from: source)
    }
    let extra = cells.dropFirst(alignments.count).filter { !$0.isEmpty }
    if let first = extra.first, let last = extra.last {
      text.extraCells.append((first.lowerBound..<last.upperBound, cells.count))
    }
  }

  private mutating func report(_ extra: (offsets: Range<Int>, count: Int)) {
    foundFaults.append(
      FoundFault(
        severity: .warning, identifier: "markdown/extra-cells", offsets: extra.offsets,
        summary:
          "the row has \(extra.count) cells, more than the table has columns; this is left out",
        explanation: "Every bar parts two cells, unless it is in a formula.",
        solutions: [Solution("write `\\|` for a bar in a cell, also in code")]))
  }

  /// Parses the text of all pieces at once and adds their nodes.
  mutating func add(_ text: inout TableText) {
    for extra in text.extraCells.prefix(MarkFinder.mostFaults) { report(extra) }
    for definition in definitions.all {
      text.bytes.append(contentsOf: definition.text)
      text.bytes.append(UInt8(ascii: "\n"))
    }
    places = InlinePlaces(cells: text.lines)
    let outermost = current
    text.bytes.withUnsafeBufferPointer { bytes in
      guard let tree = CommonMarkTree(parsing: bytes, isSmart: source.isSmart) else { return }
      for (piece, hasText) in zip(text.pieces, text.hasText) {
        open(piece, outermost: outermost)
        if hasText { addPiece(from: tree) }
      }
    }
    while current != outermost { close() }
  }

  /// Closes what a piece ends, and opens it.
  private mutating func open(_ piece: TableText.Piece, outermost: Int32) {
    switch piece {
    case .paragraph(let range):
      while current != outermost { close() }
      open(.paragraph, range, flags: isInTightList ? .isTight : [])
      inlineEnd = range.lowerBound
    case .inlines: inlineEnd = Int(nodes[Int(current)].sourceStart)
    case .table(let range):
      while current != outermost { close() }
      open(.table, range)
      takeWaitingCaption()
    case .row(let range, let isHead):
      while nodes[Int(current)].kind != .table { close() }
      open(.tableRow, range, flags: isHead ? .isHead : [])
    case .cell(let range, let alignment, let isHead):
      while nodes[Int(current)].kind != .tableRow { close() }
      open(.tableCell, range, flags: isHead ? .isHead : [], detail: UInt16(alignment.rawValue))
      inlineEnd = range.lowerBound
    }
  }

  /// Adds the inlines of the next paragraph of a table's text.
  private mutating func addPiece(from tree: borrowing CommonMarkTree) {
    isAtPieceStart = true
    while let (isEntering, node) = tree.next() {
      guard let kind = node.kind else { continue }
      if !kind.isBlock {
        addInline(node, kind, isEntering: isEntering)
      } else if kind == .paragraph, !isEntering {
        break
      }
    }
    isAtPieceStart = false
    closeOpenSpans()
  }

  /// A heading's underline as the rule that it is when the heading is a table.
  private func thematicBreak(_ line: Range<Int>) -> Range<Int>? {
    line.count >= 3 && source.bytes[line.lowerBound] == UInt8(ascii: "-") ? line : nil
  }
}
