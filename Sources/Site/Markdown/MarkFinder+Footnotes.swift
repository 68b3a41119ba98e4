import Diagnostics

extension MarkFinder {
  /// Looks for the definitions of footnotes in a paragraph, and hides them with all their lines.
  mutating func findDefinitions(in leaf: Leaf, at index: Int, _ scout: inout TreeBuilder) {
    guard leaf.kind == .paragraph || leaf.kind == .heading, leaf.lines.upperBound > nextLine,
      source.holds(UInt8(ascii: "^"), in: lineRange(of: leaf))
    else { return }
    scout.containers = leaf.containers
    let lines = scout.textLines(leaf.lines, column: leaf.column)
    for (offset, line) in lines.enumerated() {
      let number = leaf.lines.lowerBound + offset
      guard number >= nextLine, let label = definitionLabel(line.text), !isIndented(number, leaf)
      else { continue }
      addDefinition(label, line.text, number, leafIndex: index)
    }
  }

  func lineRange(of leaf: Leaf) -> Range<Int> {
    source.content(ofLine: leaf.lines.lowerBound)
      .lowerBound..<source.content(
        ofLine: leaf.lines.upperBound - 1
      ).upperBound
  }

  /// The offsets of the label in `[^label]: text`.
  private func definitionLabel(_ text: Range<Int>) -> Range<Int>? {
    guard text.count > 4, source.holds("[^", at: text.lowerBound) else { return nil }
    let line = Array(source.bytes[text])
    guard let end = Self.endOfLabel(in: line, from: 2), end < line.count,
      line[end] == UInt8(ascii: ":")
    else { return nil }
    return text.lowerBound + 2..<text.lowerBound + end - 1
  }

  private mutating func addDefinition(
    _ label: Range<Int>, _ text: Range<Int>, _ line: Int, leafIndex: Int
  ) {
    let rest = source.trimmed(label.upperBound + 2..<text.upperBound)
    var body = [rest]
    var hidden = [text]
    readBody(&body, &hidden, from: line + 1, leafIndex: leafIndex)
    for part in hidden { hideLine(part) }
    nextLine = line + body.count
    let footnote = FoundFootnote(
      label: String(decoding: source.bytes[label], as: UTF8.self), labelOffsets: label,
      lines: body, offsets: text.lowerBound..<(body.last?.upperBound ?? text.upperBound))
    if let earlier = footnotes.add(footnote) {
      report(
        .warning, "markdown/duplicate-footnote", label,
        "`\(footnote.label ?? "")` is defined as a footnote before, so this one is left out",
        note: ("defined here", earlier.labelOffsets))
    }
  }

  /// Adds the lines that belong to a definition: those indented by four columns, and those that go on with its text.
  private mutating func readBody(
    _ body: inout [Range<Int>], _ hidden: inout [Range<Int>], from first: Int, leafIndex: Int
  ) {
    var leaf = leaves[leafIndex]
    let containers = leaf.containers
    var blank: [Range<Int>] = []
    var number = first
    while number < source.lineCount {
      let whole = source.content(ofLine: number)
      let (place, isLazy) = containers.textStart(line: number, content: whole, source: source)
      let text = source.trimmed(Range(from: place.offset, to: whole.upperBound))
      let indented = Containers.skipSpace(
        upTo: 4, from: place, to: whole.upperBound, source: source)
      let start: Int
      if text.isEmpty, !isLazy {
        blank.append(whole.upperBound..<whole.upperBound)
        number += 1
        continue
      } else if !isLazy, indented.column - place.column == 4 {
        start = indented.offset
      } else {
        if !leaf.lines.contains(number) {
          guard !isLazy, let next = paragraph(from: leafIndex, beginningAt: number),
            next.column == text.lowerBound - whole.lowerBound
          else { return }
          leaf = next
        }
        guard blank.isEmpty, definitionLabel(text) == nil, !text.isEmpty else { return }
        start = text.lowerBound
      }
      body += blank
      blank.removeAll()
      body.append(start..<max(start, text.upperBound))
      hidden.append(Range(from: place.offset, to: whole.upperBound))
      number += 1
    }
  }

  /// The paragraph behind a leaf that begins on a line, if one does.
  private func paragraph(from index: Int, beginningAt line: Int) -> Leaf? {
    var low = index
    var high = leaves.count
    while low < high {
      let middle = (low + high) / 2
      if leaves[middle].lines.lowerBound < line { low = middle + 1 } else { high = middle }
    }
    guard low < leaves.count, leaves[low].lines.lowerBound == line, leaves[low].kind == .paragraph
    else { return nil }
    return leaves[low]
  }

  /// Hides a line so that libcmark takes it for a block of its own.
  mutating func hideLine(_ line: Range<Int>) {
    for offset in line { masked[offset] = line.count < 3 ? UInt8(ascii: " ") : Self.filler }
    guard line.count >= 3 else { return }
    masked[line.lowerBound] = UInt8(ascii: "<")
    masked[line.lowerBound + 1] = UInt8(ascii: "?")
    masked[line.lowerBound + 2] = UInt8(ascii: ">")
  }
}
