extension MarkFinder {
  /// Notes the formula between two tokens; `false` if that is none.
  mutating func addFormula(from opening: InlineToken, to closing: InlineToken) -> Bool {
    let content = opening.end..<closing.index
    let isDisplay = opening.kind == .openBracket || opening.kind == .dollars && opening.count == 2
    if opening.kind == .dollars, !isDisplay, run.text[opening.end] <= UInt8(ascii: " ") {
      return false
    }
    let isWritten: (UInt8) -> Bool =
      opening.kind == .dollars
      ? { $0 > UInt8(ascii: " ") }
      : { $0 >= 0x80 || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
    guard run.text[content].contains(where: isWritten) else { return false }
    hide(.formula(formulas.count), run.lines(of: opening.index..<closing.index + opening.count))
    formulas.append(
      FoundFormula(isDisplay: isDisplay, lines: Self.withoutEmptyEnds(run.lines(of: content))))
    return true
  }
}
