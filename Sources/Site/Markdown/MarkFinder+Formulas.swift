import Diagnostics

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

  /// Looks whether dollars that begin nothing would begin a formula if its braces matched: a dollar in braces belongs to the formula
  /// around them.
  mutating func checkBraces(from opening: InlineToken, at index: Int) {
    guard opening.kind == .dollars, opening.count <= 2,
      let closing = tokens[(index + 1)...].first(where: { $0.kind == .dollars }),
      closing.count == opening.count, closing.group != opening.group
    else { return }
    let content = opening.end..<closing.index
    let isPrice = (0x30...0x39).contains(run.text[closing.end])
    guard !content.isEmpty, run.text[opening.end] > UInt8(ascii: " "),
      run.text[closing.index - 1] > UInt8(ascii: " "), !isPrice, isTeX(content)
    else { return }
    report(
      .warning, "math/unmatched-brace", run.offsets(of: opening.index..<closing.end),
      "the braces in this formula do not match, so it is shown as text",
      explanation: "A dollar sign between braces belongs to the formula around them.",
      solutions: [
        Solution("write the brace that is missing, or `\\{` and `\\}` for the signs themselves")
      ])
  }

  /// Whether a text has a command, an index or a power in it, or is in braces as a whole, which prices and variables of shells have not.
  private func isTeX(_ content: Range<Int>) -> Bool {
    content.contains { index in
      switch run.text[index] {
      case UInt8(ascii: "\\"): return TextBytes.isLetter(run.text[index + 1])
      case UInt8(ascii: "^"), UInt8(ascii: "_"): return true
      case UInt8(ascii: "}"): return index == content.upperBound - 1
      default: return false
      }
    }
  }

  /// Looks whether a dollar would begin a formula but for a blank behind it, or before the one that ends it: `$x_1 $`.
  mutating func checkBlanks(from opening: InlineToken, at index: Int) {
    guard opening.kind == .dollars, opening.count == 1, index + 1 < tokens.count,
      let closing = tokens[(index + 1)...].prefix(16).first(where: { $0.kind == .dollars }),
      closing.count == 1
    else { return }
    let content = opening.end..<closing.index
    guard content.count > 2, content.count < 400,
      run.text[content.lowerBound] == UInt8(ascii: " ")
        || run.text[content.upperBound - 1] == UInt8(ascii: " "),
      opening.index == 0 || !MentionName.isNameByte(run.text[opening.index - 1]),
      !MentionName.isNameByte(run.text[closing.end]),
      !run.text[content].contains(UInt8(ascii: "\n")), hasTeXSign(content)
    else { return }
    let text = String(decoding: run.text[content], as: UTF8.self)
    let formula = "$\(text.split(separator: " ").joined(separator: " "))$"
    report(
      .warning, "math/blank-inside", run.offsets(of: opening.index..<closing.end),
      "a blank inside the dollar signs of a formula makes it text",
      explanation: "Without this rule, two prices in one line would be a formula.",
      solutions: [Solution("write `\(formula)`", replacement: formula)])
  }

  /// Whether there is a command, or an index or power of something.
  private func hasTeXSign(_ content: Range<Int>) -> Bool {
    content.contains { index in
      let next = run.text[index + 1]
      switch run.text[index] {
      case UInt8(ascii: "\\"): return TextBytes.isLetter(next)
      case UInt8(ascii: "^"), UInt8(ascii: "_"):
        return run.text[index - 1] != UInt8(ascii: "\\")
          && (MentionName.isNameByte(next) || "{\\*".utf8.contains(next))
      default: return false
      }
    }
  }
}
