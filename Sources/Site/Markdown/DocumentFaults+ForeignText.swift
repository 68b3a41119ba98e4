import Diagnostics

extension DocumentFaults {
  /// Looks before code spans for roles of MyST: `{eq}` before `` `spbell` ``.
  mutating func checkRoles(of builder: TreeBuilder) {
    for index in builder.codeSpans {
      checkRole(before: builder.nodes[Int(index)].offsets, in: builder.source)
    }
  }

  /// - Parameter content: what stands between the backticks.
  private mutating func checkRole(before content: Range<Int>, in source: SourceBytes) {
    guard content.upperBound <= source.bytes.count else { return }
    var end = content.lowerBound
    while end > 0, source.isBlank(at: end - 1) { end -= 1 }
    while end > 0, source.bytes[end - 1] == UInt8(ascii: "`") { end -= 1 }
    guard end > 2, source.bytes[end - 1] == UInt8(ascii: "}") else { return }
    let earliest = max(end - Self.longestRole, 0)
    var start = end - 1
    while start > earliest, Self.isRoleByte(source.bytes[start - 1]) { start -= 1 }
    guard start > 0, start < end - 1, source.bytes[start - 1] == UInt8(ascii: "{"),
      TextBytes.isLetter(source.bytes[start])
    else { return }
    let brace = start - 1
    // `\text{eq}` and `${eq}` are of others.
    if brace > 0, TextBytes.isLetter(source.bytes[brace - 1]) || source.holds("$", at: brace - 1) {
      return
    }
    let name = String(decoding: source.bytes[start..<end - 1], as: UTF8.self)
    let written = String(decoding: source.bytes[source.trimmed(content)], as: UTF8.self)
    let role = ForeignRole(named: name, content: written)
    var behind = content.upperBound
    for sign in [UInt8(ascii: " "), UInt8(ascii: "`")] {
      while behind < source.bytes.count, source.bytes[behind] == sign { behind += 1 }
    }
    report(
      .warning, "markdown/foreign-role", brace..<behind,
      "`{\(name)}` is a role of MyST, so it is shown as text here",
      solutions: [
        role.replacement.map { Solution("write `\($0)`", replacement: $0) }
          ?? Solution("there is nothing like it here: write what it shows as text")
      ])
  }

  private static var longestRole: Int { 40 }

  private static func isRoleByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || ":-+".utf8.contains(byte)
  }

  /// `(label)=` alone on a line.
  mutating func checkLabel(_ line: Range<Int>, in source: SourceBytes) {
    guard line.count > 3, source.holds(")=", at: line.upperBound - 2) else { return }
    let name = line.lowerBound + 1..<line.upperBound - 2
    guard let label = label(name, in: source) else { return }
    report(
      .warning, "markdown/foreign-label", line,
      "a label stands in braces behind what it names, so this is text",
      explanation: "MyST writes it as it is written here.",
      solutions: [
        Solution("write `{#\(label)}` behind the heading or the image that follows")
      ])
  }

  /// `(label)` alone behind a formula.
  mutating func checkLabel(behindFormula text: TextBytes, in source: SourceBytes) {
    let place = source.trimmed(text.startIndex..<text.endIndex)
    guard place.count > 2, source.bytes[place.lowerBound] == UInt8(ascii: "("),
      source.bytes[place.upperBound - 1] == UInt8(ascii: ")"),
      let label = label(place.lowerBound + 1..<place.upperBound - 1, in: source)
    else { return }
    let ours = "{#\(ForeignRole.label(label, .equation))}"
    report(
      .warning, "markdown/foreign-label", place,
      "the label of a formula stands in braces behind it, so this is text",
      explanation: "MyST writes it as it is written here.",
      solutions: [Solution("write `\(ours)`", replacement: ours)])
  }

  private func label(_ place: Range<Int>, in source: SourceBytes) -> String? {
    guard let first = place.first, TextBytes.isLetter(source.bytes[first]),
      place.allSatisfy({
        let byte = source.bytes[$0]
        return MentionName.isNameByte(byte) || "-:.".utf8.contains(byte)
      })
    else { return nil }
    return String(decoding: source.bytes[place], as: UTF8.self)
  }

  /// `+++` alone on a line.
  mutating func checkBreak(_ line: Range<Int>, in source: SourceBytes) {
    // At the beginning of a file it is front matter of another program.
    guard line.lowerBound > 0, source.holds("+++", at: line.lowerBound),
      line.count == 3 || source.holds("+++ {", at: line.lowerBound)
    else { return }
    report(
      .warning, "markdown/foreign-break", line,
      "`+++` separates cells only in MyST, so it is shown as text here",
      solutions: [Solution("take the line away, or write `---` to draw a line")])
  }

  /// `% comment` where a paragraph begins.
  mutating func checkComment(_ line: Range<Int>, in source: SourceBytes) {
    guard line.count > 2, source.holds("% ", at: line.lowerBound) else { return }
    let comment = source.trimmed(line.dropFirst(2))
    let text = String(decoding: source.bytes[comment], as: UTF8.self)
    report(
      .warning, "markdown/foreign-comment", line,
      "a comment stands between `<!--` and `-->`, so this is text",
      explanation: "MyST writes it as it is written here.",
      solutions: [Solution("write `<!-- \(text) -->`", replacement: "<!-- \(text) -->")])
  }

  /// `\eqref{label}`, `\ref{label}` and `\cite{key}`, which mean something only in LaTeX.
  mutating func checkCommands(in text: TextBytes, of source: SourceBytes) {
    var index = text.startIndex
    while let start = text.index(
      of: UInt8(ascii: "\\"), from: index, atMost: text.endIndex - index)
    {
      index = start + 1
      guard
        let opening = (index..<min(index + 12, text.endIndex)).first(where: {
          !TextBytes.isLetter(text[$0])
        }), opening > index, text[opening] == UInt8(ascii: "{"),
        let closing = text.index(of: UInt8(ascii: "}"), from: opening)
      else { continue }
      let name = String(decoding: text[index..<opening], as: UTF8.self)
      let content = String(decoding: text[opening + 1..<closing], as: UTF8.self)
      guard let ours = Self.spelling(ofCommand: name, content) else { continue }
      index = closing + 1
      report(
        .warning, "markdown/foreign-command", start..<index,
        "`\\\(name)` is a command of LaTeX, which is shown as text outside of formulas",
        solutions: [Solution("write `\(ours)`", replacement: ours)])
    }
  }

  private static func spelling(ofCommand name: String, _ content: String) -> String? {
    switch name {
    case "eqref": return ForeignRole.isName(content) ? ForeignRole.equation(content) : nil
    case "ref", "autoref", "cref", "Cref", "pageref":
      guard ForeignRole.isName(content) else { return nil }
      return LabelKind.split(content) == nil ? "[](#\(content))" : "@\(content)"
    default: return ForeignRole.citation(name, content)
    }
  }
}
