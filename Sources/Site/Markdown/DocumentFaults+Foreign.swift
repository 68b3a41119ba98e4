import Diagnostics

extension DocumentFaults {
  /// Looks for what other programs read, where a paragraph or one of its lines begins, or behind a formula.
  mutating func checkBeginning(
    of text: TextBytes, behind node: DocumentNode, in source: SourceBytes
  ) {
    guard text.startIndex < text.endIndex else { return }
    switch node.kind {
    case .paragraph: checkParagraph(text, in: source)
    case .softBreak where text[text.startIndex] == UInt8(ascii: "("):
      checkLabel(line(from: text.startIndex, in: source), in: source)
    case .formula where node.detail == 1: checkLabel(behindFormula: text, in: source)
    default: break
    }
  }

  /// The rest of a line, without white space at its end.
  private func line(from start: Int, in source: SourceBytes) -> Range<Int> {
    let content = source.content(ofLine: source.line(at: start))
    return source.trimmed(start..<max(start, content.upperBound))
  }

  private mutating func checkParagraph(_ text: TextBytes, in source: SourceBytes) {
    let start = text.startIndex
    switch text[start] {
    case UInt8(ascii: "("): checkLabel(line(from: start, in: source), in: source)
    case UInt8(ascii: "+"): checkBreak(line(from: start, in: source), in: source)
    case UInt8(ascii: "%"): checkComment(line(from: start, in: source), in: source)
    case UInt8(ascii: ":"): checkOptions(at: start, in: source)
    case UInt8(ascii: "!"), UInt8(ascii: "?"): checkAdmonition(text)
    case UInt8(ascii: "."): checkDirective(text)
    case UInt8(ascii: "\\"): checkEnvironment(text)
    case UInt8(ascii: "{"), UInt8(ascii: "-"): checkInclude(text)
    default: break
    }
  }

  /// `!!! note`, `??? note` and `???+ note`.
  private mutating func checkAdmonition(_ text: TextBytes) {
    let mark = text[text.startIndex]
    let line = text.startIndex..<text.endIndex
    guard line.prefix(3).allSatisfy({ text[$0] == mark }), line.count > 4 else { return }
    var start = text.startIndex + 3
    if text[start] == UInt8(ascii: "+") { start += 1 }
    guard text[start] == UInt8(ascii: " ") else { return }
    let name = word(in: text, from: start + 1)
    reportForeign(name, in: text, text.startIndex..<name.upperBound)
  }

  /// `.. note::`.
  private mutating func checkDirective(_ text: TextBytes) {
    guard text.endIndex - text.startIndex > 6, text[text.startIndex + 1] == UInt8(ascii: "."),
      text[text.startIndex + 2] == UInt8(ascii: " ")
    else { return }
    let name = word(in: text, from: text.startIndex + 3)
    guard name.upperBound + 2 <= text.endIndex,
      text[name.upperBound..<name.upperBound + 2].allSatisfy({ $0 == UInt8(ascii: ":") })
    else { return }
    let place = text.startIndex..<name.upperBound + 2
    if text[name].elementsEqual("include".utf8) {
      reportInclude(place)
    } else {
      reportForeign(name, in: text, place)
    }
  }

  /// The letters from a place on.
  private func word(in text: TextBytes, from start: Int) -> Range<Int> {
    let start = min(start, text.endIndex)
    let end = (start..<text.endIndex).first { !TextBytes.isLetter(text[$0]) }
    return start..<(end ?? text.endIndex)
  }

  private mutating func reportForeign(_ name: Range<Int>, in text: TextBytes, _ place: Range<Int>) {
    let written = String(decoding: text[name], as: UTF8.self).lowercased()
    let others = ["abstract", "success", "question", "failure", "bug", "quote"]
    let kind = ContainerKind(named: written)
    guard kind != nil || others.contains(written) else { return }
    let ours = kind == nil ? "note" : written
    report(
      .warning, "markdown/foreign-container", place,
      "a note stands between `::: \(ours)` and `:::`, so this is text",
      explanation: "Other programs write it as it is written here.",
      solutions: [
        Solution("write `::: \(ours)` here and `:::` behind its text, and do not indent the text")
      ])
  }

  /// An environment that is not in a formula.
  private mutating func checkEnvironment(_ text: TextBytes) {
    let start = text.startIndex
    guard text.endIndex - start > 8, text[start..<start + 7].elementsEqual("\\begin{".utf8) else {
      return
    }
    var end = word(in: text, from: start + 7).upperBound
    if end < text.endIndex, text[end] == UInt8(ascii: "*") { end += 1 }
    guard end > start + 7, end < text.endIndex, text[end] == UInt8(ascii: "}") else { return }
    report(
      .warning, "math/bare-environment", start..<end + 1,
      "an environment of LaTeX is a formula only between `$$` and `$$`",
      solutions: [Solution("write `$$` on a line of its own before it and behind it")])
  }
}
