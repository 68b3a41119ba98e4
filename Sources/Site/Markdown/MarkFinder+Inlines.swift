import Diagnostics

extension MarkFinder {
  /// Notes what the tokens of the run mean, each with what is in it.
  mutating func resolveTokens() {
    guard !tokens.isEmpty else { return }
    openTildes.removeAll()
    let ends = FormulaEnds(tokens, in: run.text)
    var index = 0
    while index < tokens.count {
      let end = resolve(tokens[index], at: index, ends)
      index += 1
      while index < tokens.count, tokens[index].index < end { index += 1 }
    }
  }

  /// Notes what begins with a token, and returns where it ends in the run's text.
  private mutating func resolve(_ token: InlineToken, at index: Int, _ ends: FormulaEnds) -> Int {
    switch token.kind {
    case .dollars, .openParenthesis, .openBracket:
      guard let closing = ends.end(ofTokenAt: index) else {
        checkBraces(from: token, at: index)
        checkBlanks(from: token, at: index)
        return token.end
      }
      if addFormula(from: token, to: tokens[closing]) { return tokens[closing].end }
      checkBlanks(from: token, at: index)
    case .footnote: addReference(token)
    case .note: addNote(token)
    case .mention: addMention(token)
    case .group: addGroup(token)
    case .attributes: addAttributes(token)
    case .tildes: resolveTildes(token)
    case .closeParenthesis, .closeBracket: break
    }
    return token.end
  }

  /// `[^label]`: a reference if there is a definition.
  private mutating func addReference(_ token: InlineToken) {
    let label = String(decoding: run.text[token.index + 2..<token.end - 1], as: UTF8.self)
    guard let footnote = footnotes.index(of: label) else {
      reportUndefined(label, token)
      return
    }
    hide(.footnote(footnote), run.lines(of: token.index..<token.end))
  }

  private mutating func reportUndefined(_ label: String, _ token: InlineToken) {
    let next = run.text[token.end]
    guard mayReport, next != UInt8(ascii: "("), next != UInt8(ascii: ":") else { return }
    let near = NearMiss.of(label, among: footnotes.labels)
    report(
      .warning, "markdown/undefined-footnote",
      run.offsets(of: token.index + 2..<token.end - 1),
      "`\(label)` is not defined as a footnote, so this is text",
      solutions: [
        near.map { Solution("did you mean `\($0)`?", replacement: $0) }
          ?? Solution("define it on a line of its own: `[^\(label)]: text`")
      ])
  }

  /// `^[text]`.
  private mutating func addNote(_ token: InlineToken) {
    guard token.count > 3 else { return }
    guard footnotes.all.count < Self.mostNotes else {
      if !faults.contains(where: { $0.identifier == "markdown/too-many-footnotes" }) {
        report(
          .error, "markdown/too-many-footnotes", run.offsets(of: token.index..<token.index + 2),
          "more than \(Self.mostNotes) footnotes on a page are not read")
      }
      return
    }
    let content = token.index + 2..<token.end - 1
    guard run.text[content].contains(where: { $0 > UInt8(ascii: " ") }) else { return }
    let lines = run.lines(of: content).map { source.trimmed($0) }
    let offsets = run.offsets(of: token.index..<token.end)
    hide(.footnote(footnotes.all.count), run.lines(of: token.index..<token.end))
    _ = footnotes.add(
      FoundFootnote(label: nil, labelOffsets: offsets, lines: lines, offsets: offsets))
  }

  /// `{#id .class}`, and the brackets before it.
  private mutating func addAttributes(_ token: InlineToken) {
    let offsets = run.offsets(of: token.index..<token.end)
    guard let found = attributes(at: offsets.lowerBound, in: offsets) else { return }
    if let start = spanStarts[token.index - 1] {
      let (opening, closing) = (run.offset(of: start), run.offset(of: token.index - 1))
      marks.append(Mark(kind: .spanStart, offsets: opening..<opening + 1))
      marks.append(Mark(kind: .spanEnd, offsets: closing..<closing + 1))
    }
    hide(.attributes(attributes.count), [offsets])
    attributes.append(found)
  }
}
