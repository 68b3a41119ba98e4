import Diagnostics

extension MarkFinder {
  /// Looks at the lines of a paragraph or a heading, as far as they are not part of what was found before.
  mutating func scan(_ leaf: Leaf, _ scout: inout TreeBuilder) {
    guard leaf.lines.upperBound > nextLine else { return }
    scout.containers = leaf.containers
    let lines = scout.textLines(leaf.lines, column: leaf.column)
    let table = firstTableLine(lines)
    let first = definitionLines(lines)
    run.removeAll()
    isHeading = leaf.kind == .heading
    isTerm = hasDefinitions && leaf.kind == .paragraph && isFollowedByDefinition(leaf)
    for (index, line) in lines.enumerated().dropFirst(first) {
      let number = leaf.lines.lowerBound + index
      guard number >= nextLine, !line.text.isEmpty else { continue }
      if isHidden(line: line.text) {
        scanRun()
        continue
      }
      if isBoundary(line.text, number, leaf) {
        scanRun()
        continue
      }
      if let table, index >= table {
        scanRun()
        run.append(line.text, of: source)
      } else if let rest = scanBlockFormula(line.text, number, leaf) {
        if !rest.isEmpty { run.append(rest, of: source) }
      } else {
        run.append(line.text, of: source)
      }
    }
    scanRun()
  }

  /// Whether a line begins or ends a container; it is hidden then.
  private mutating func isBoundary(_ text: Range<Int>, _ line: Int, _ leaf: Leaf) -> Bool {
    switch source.bytes[text.lowerBound] {
    case UInt8(ascii: ":"): !isIndented(line, leaf) && scanFence(text)
    case UInt8(ascii: "["): line == leaf.lines.lowerBound && leaf.beginsQuote && scanAlert(text)
    default: false
    }
  }

  /// Whether a line begins with so much white space that it can only go on with a paragraph.
  func isIndented(_ line: Int, _ leaf: Leaf) -> Bool {
    guard line > leaf.lines.lowerBound else { return false }
    let whole = source.content(ofLine: line)
    let place = leaf.containers.textStart(line: line, content: whole, source: source).place
    let text = Containers.skipSpace(upTo: 4, from: place, to: whole.upperBound, source: source)
    return text.column - place.column == 4
  }

  /// How many lines at the head of a paragraph are reference definitions, in which nothing is looked for.
  private func definitionLines(_ lines: [TextLine]) -> Int {
    guard let first = lines.first?.text, source.holds("[", at: first.lowerBound) else { return 0 }
    var text: [UInt8] = []
    var ends: [Int] = []
    for line in lines {
      text.append(contentsOf: source.bytes[line.text])
      text.append(UInt8(ascii: "\n"))
      ends.append(text.count)
    }
    var start = 0
    while start < text.count, let found = DefinitionReader(text, from: start).read() {
      start = found.end
    }
    return ends.firstIndex(of: start).map { $0 + 1 } ?? 0
  }

  /// Looks for what is in the lines of the run, and begins another.
  mutating func scanRun() {
    if run.mayHoldMarks {
      findTokens()
      resolveTokens()
    }
    run.removeAll()
  }

  /// The line before the first delimiter row, from which on the lines are those of a table; no formula goes over its rows.
  func firstTableLine(_ lines: [TextLine]) -> Int? {
    guard lines.count > 1 else { return nil }
    return lines.indices.dropFirst().first {
      TableRow.alignments(of: lines[$0].text, in: source) != nil
    }.map { $0 - 1 }
  }

  /// A formula that begins a line and ends on another: its lines may look like lists, headings or quotes. Returns what is behind it on
  /// its last line.
  private mutating func scanBlockFormula(
    _ text: Range<Int>, _ line: Int, _ leaf: Leaf
  ) -> Range<Int>? {
    // A line of `=` in a formula makes libcmark take what is before it for a heading.
    guard leaf.kind == .paragraph || leaf.lines.count > 1, text.count >= 2 else { return nil }
    let delimiter: FormulaDelimiter
    switch (source.bytes[text.lowerBound], source.bytes[text.lowerBound + 1]) {
    case (UInt8(ascii: "$"), UInt8(ascii: "$")): delimiter = .dollars
    case (UInt8(ascii: "\\"), UInt8(ascii: "[")): delimiter = .brackets
    default: return nil
    }
    let content = text.dropFirst(2)
    guard closing(delimiter, in: content) == nil else { return nil }
    guard line >= linesWithoutEnd[delimiter, default: 0] else { return nil }
    guard let (end, lines) = following(delimiter, content, line, leaf) else {
      reportUnclosed(delimiter, text)
      return nil
    }
    scanRun()
    hideBlockFormula(text, lines, end: end, line: line, leaf)
    let last = source.content(ofLine: nextLine - 1).upperBound
    let rest = source.trimmed(end + 2..<max(end + 2, last))
    guard let first = rest.first, source.bytes[first] == UInt8(ascii: "{"),
      let found = attributes(at: first, in: rest), found.offsets == rest
    else { return rest }
    hide(.attributes(attributes.count), [rest])
    attributes.append(found)
    return rest.upperBound..<rest.upperBound
  }

  /// The lines of a formula that begins on a line with some content, and where its closing delimiter stands.
  private mutating func following(
    _ delimiter: FormulaDelimiter, _ content: Range<Int>, _ line: Int, _ leaf: Leaf
  ) -> (end: Int, lines: [Range<Int>])? {
    var lines = [content]
    var hasContent = !content.isEmpty
    var number = line + 1
    while number < source.lineCount {
      let whole = source.content(ofLine: number)
      let (place, isLazy) = leaf.containers.textStart(line: number, content: whole, source: source)
      let text = source.trimmed(Range(from: place.offset, to: whole.upperBound))
      if text.isEmpty || isLazy && !leaf.lines.contains(number) { break }
      if let end = closing(delimiter, in: text) {
        lines.append(text.lowerBound..<end)
        nextLine = number + 1
        return hasContent || end > text.lowerBound ? (end, lines) : nil
      }
      hasContent = true
      lines.append(text)
      number += 1
    }
    linesWithoutEnd[delimiter] = number
    return nil
  }

  private mutating func hideBlockFormula(
    _ text: Range<Int>, _ lines: [Range<Int>], end: Int, line: Int, _ leaf: Leaf
  ) {
    // The indentation of a further line is hidden too: it is no block's.
    let hidden = lines.enumerated().map { index, part -> Range<Int> in
      guard index > 0 else { return text }
      let whole = source.content(ofLine: line + index)
      let place = leaf.containers.textStart(line: line + index, content: whole, source: source)
      let isLast = index == lines.count - 1
      return Range(
        from: min(place.place.offset, part.lowerBound),
        to: isLast ? end + 2 : source.trimmed(whole.lowerBound..<whole.upperBound).upperBound)
    }
    hide(.formula(formulas.count), hidden)
    formulas.append(FoundFormula(isDisplay: true, lines: Self.withoutEmptyEnds(lines)))
  }

  /// A formula's lines without the rest of the lines on which its delimiters stand alone.
  static func withoutEmptyEnds(_ lines: [Range<Int>]) -> [Range<Int>] {
    var lines = lines[...]
    while lines.count > 1, lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return Array(lines)
  }

  /// The first closing delimiter in a line.
  private func closing(_ delimiter: FormulaDelimiter, in text: Range<Int>) -> Int? {
    let (first, second) = delimiter.closing
    var offset = text.lowerBound
    while offset + 1 < text.upperBound {
      if source.bytes[offset] == first, source.bytes[offset + 1] == second { return offset }
      offset += source.bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private mutating func reportUnclosed(_ delimiter: FormulaDelimiter, _ text: Range<Int>) {
    if delimiter == .brackets, source.bytes[text].contains(UInt8(ascii: "]")) { return }
    report(
      .warning, "math/unclosed", text.lowerBound..<text.lowerBound + 2,
      "the formula that begins here has no `\(delimiter.end)`",
      explanation: "A formula ends before an empty line, so it is shown as text.",
      solutions: [
        Solution("write `\(delimiter.end)` behind the formula, without an empty line in it")
      ])
  }
}
