import Diagnostics

extension TreeBuilder {
  /// Adds a formula in text.
  mutating func addFormula(_ formula: FoundFormula, _ offsets: Range<Int>) {
    guard let first = formula.lines.first, let last = formula.lines.last else { return }
    let whole = first.lowerBound..<last.upperBound
    let isVerbatim = formula.lines.count == 1 && !hasBarEscape(whole)
    let content =
      isVerbatim
      ? Characters(start: UInt32(whole.lowerBound), count: UInt32(whole.count))
      : copied(text(of: formula.lines))
    let line = source.line(at: first.lowerBound)
    let starts = formulaLineStarts.count
    formulaLineStarts += formula.lines.map { UInt32($0.lowerBound) }
    append(
      .formula, offsets, detail: formula.isDisplay ? 1 : 0, characters: content,
      number: Int32(formulas.count))
    formulas.append(
      FormulaRecord(
        node: Int32(nodes.count - 1), isDisplay: formula.isDisplay, source: content,
        range: UInt32(offsets.lowerBound)..<UInt32(offsets.upperBound),
        line: UInt32(line + source.firstLine),
        lineStarts: UInt32(starts)..<UInt32(formulaLineStarts.count)))
  }

  private func text(of lines: [Range<Int>]) -> [UInt8] {
    var text: [UInt8] = []
    for (index, line) in lines.enumerated() {
      if index > 0 { text.append(UInt8(ascii: "\n")) }
      text.append(contentsOf: source.bytes[line])
    }
    guard isInCell else { return text }
    // A bar and a space, so that every column stays; TeX has no use for the space.
    for index in text.indices.dropFirst()
    where text[index] == UInt8(ascii: "|") && text[index - 1] == UInt8(ascii: "\\") {
      text[index - 1] = UInt8(ascii: "|")
      text[index] = UInt8(ascii: " ")
    }
    return text
  }

  private func hasBarEscape(_ range: Range<Int>) -> Bool {
    guard isInCell else { return false }
    return range.contains {
      $0 + 1 < range.upperBound && source.bytes[$0] == UInt8(ascii: "\\")
        && source.bytes[$0 + 1] == UInt8(ascii: "|")
    }
  }

  private var isInCell: Bool {
    var index = current
    while index > 0, !nodes[Int(index)].kind.isBlock { index = nodes[Int(index)].parentIndex }
    return index > 0 && nodes[Int(index)].kind == .tableCell
  }

  /// Puts a block in place of the paragraph being left if a display is all that it holds.
  mutating func liftFormula() -> Bool {
    let index = Int(current)
    guard index + 2 == nodes.count, nodes[index].kind == .paragraph,
      nodes[index + 1].kind == .formula, nodes[index + 1].detail == 1
    else { return false }
    let formula = nodes[index + 1]
    close()
    nodes.removeLast(2)
    append(
      .formulaBlock, formula.offsets, detail: 1,
      characters: Characters(
        start: formula.contentStart, count: formula.contentCount,
        isCopied: formula.flags.contains(.isCopied)), number: formula.number)
    formulas[Int(formula.number)].node = Int32(index)
    if let last = attributes.indices.last, attributes[last].node == Int32(index + 1) {
      attributes[last].node = Int32(index)
    }
    return true
  }

  /// Whether an info string says that a fenced block is a formula.
  static func isMath(_ info: UnsafeBufferPointer<UInt8>) -> Bool {
    guard info.count >= 4,
      info.count == 4 || info[4] == UInt8(ascii: " ") || info[4] == UInt8(ascii: "{")
    else { return false }
    return info[..<4].elementsEqual("math".utf8)
  }

  /// Adds a block fenced as `math`.
  mutating func addMathBlock(
    _ literal: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ fence: Range<Int>, isClosed: Bool
  ) {
    if !isClosed {
      foundFaults.append(
        FoundFault(
          severity: .error, identifier: "math/unclosed", offsets: source.trimmed(fence),
          summary: "the formula that begins here has no closing fence",
          solutions: [Solution("write the closing fence on a line of its own behind the formula")]))
    }
    let line = source.line(at: range.lowerBound) + 1
    let next = line < source.lineCount ? source.content(ofLine: line).lowerBound : range.upperBound
    let text = UnsafeBufferPointer(rebasing: literal[..<max(literal.count - 1, 0)])
    let content = shown(text, at: next)
    let starts = formulaLineStarts.count
    for index in 0..<text.count(where: { $0 == UInt8(ascii: "\n") }) + 1 {
      let whole = source.content(ofLine: line + index)
      let (place, _) = containers.textStart(line: line + index, content: whole, source: source)
      formulaLineStarts.append(UInt32(min(place.offset, source.bytes.count)))
    }
    append(
      .formulaBlock, range, detail: 1, characters: content, number: Int32(formulas.count))
    formulas.append(
      FormulaRecord(
        node: Int32(nodes.count - 1), isDisplay: true, source: content,
        range: UInt32(range.lowerBound)..<UInt32(range.upperBound),
        line: UInt32(line + source.firstLine),
        lineStarts: UInt32(starts)..<UInt32(formulaLineStarts.count)))
  }
}
