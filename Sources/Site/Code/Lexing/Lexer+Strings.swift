extension Lexer {
  /// Reads what a quotation mark begins.
  mutating func lexQuote(_ grammar: Grammar) {
    let start = position
    switch source[position] {
    case UInt8(ascii: "'") where position < apostrophesEnd: position += 1
    case UInt8(ascii: "'") where grammar.apostrophe == .character:
      lexCharacter(from: start)
    case UInt8(ascii: "'") where grammar.apostrophe == .rust: lexRustCharacter(from: start)
    case UInt8(ascii: "`"):
      guard let form = grammar.backtick else { return lexRawIdentifier() }
      beginString(form, grammar, from: start)
    case let quote:
      var form = grammar.string
      form.quote = quote
      beginString(form, grammar, from: start)
    }
  }

  /// A name of Swift in accents, which may be a keyword or a sentence: ``func `a name`()``.
  private mutating func lexRawIdentifier() {
    let start = position
    var index = position + 1
    while index < end, source[index] != UInt8(ascii: "`"), source[index] != UInt8(ascii: "\n") {
      index += 1
    }
    position = index
    guard byte(at: index) == UInt8(ascii: "`") else { return }
    position += 1
    if let declaring, behindBlanks(declaring.offset) == start {
      append(declaring.kind, from: start)
    } else if peek() == UInt8(ascii: "(") {
      append(.function, from: start)
    }
    declaring = nil
  }

  /// Reads a string from its opening quotation mark on, where `position` is; what stands before it from `start` belongs to it.
  mutating func beginString(_ form: StringForm, _ grammar: Grammar, from start: Int) {
    var form = form
    if grammar.traits.contains(.tripledQuotes), form.quote != UInt8(ascii: "`"),
      run(of: form.quote, at: position, atMost: 3) == 3
    {
      form.count = 3
      form.spansLines = true
    }
    position += form.count
    let opening = position
    lexString(form, from: start)
    guard grammar.traits.contains(.stringKeys), position > opening,
      byte(at: behindBlanks(position)) == UInt8(ascii: ":"), let last = tokens.popLast()
    else { return }
    tokens.append(CodeToken(.key, last.range))
  }

  /// Reads on in a string up to its end, or into its next interpolation.
  mutating func lexString(_ form: StringForm, from start: Int) {
    while position < end {
      let byte = source[position]
      if byte == form.quote, isClosed(form) {
        position += form.count + form.hashes
        return append(.string, from: start)
      }
      switch byte {
      case UInt8(ascii: "\n") where !form.spansLines:
        return endUnclosed(form, from: start)
      case UInt8(ascii: "\\") where form.escapes == .backslash:
        if skipEscape(form) { return enter(Enclosure(form: form), from: start) }
      case UInt8(ascii: "$")
      where form.interpolation == .template && peek(1) == UInt8(ascii: "{"):
        position += 2
        return enter(Enclosure(form: form), from: start)
      case UInt8(ascii: "{") where form.interpolation == .python:
        position += 1
        if peek() != UInt8(ascii: "{") { return enter(Enclosure(form: form), from: start) }
        position += 1
      default: position += 1
      }
    }
    position = min(position, end)
    endUnclosed(form, from: start)
  }

  /// Whether the string ends here; a doubled quotation mark that stands for itself is passed over.
  @inline(__always)
  private mutating func isClosed(_ form: StringForm) -> Bool {
    if form.count > 1, run(of: form.quote, at: position, atMost: 3) < form.count { return false }
    if form.hashes > 0,
      run(of: UInt8(ascii: "#"), at: position + form.count, atMost: form.hashes) < form.hashes
    {
      return false
    }
    if form.escapes == .doubled, peek(1) == form.quote {
      position += 1
      return false
    }
    return true
  }

  /// Goes behind a backslash and what it escapes.
  ///
  /// - Returns: whether an interpolation of Swift begins behind it.
  private mutating func skipEscape(_ form: StringForm) -> Bool {
    guard run(of: UInt8(ascii: "#"), at: position + 1, atMost: form.hashes) == form.hashes else {
      position += 1
      return false
    }
    position += 1 + form.hashes
    if form.interpolation == .swift, peek() == UInt8(ascii: "(") {
      position += 1
      return true
    }
    if position < end,
      form.spansLines || form.interpolation != .swift || peek() != UInt8(ascii: "\n")
    {
      position += 1
    }
    return false
  }

  /// What has no end, or none on its line: an apostrophe of prose is none of a string's.
  private mutating func endUnclosed(_ form: StringForm, from start: Int) {
    if !form.spansLines, form.quote == UInt8(ascii: "'"), start < end, source[start] == form.quote {
      apostrophesEnd = position
      position = start + 1
      return
    }
    append(.string, from: start)
  }

  /// A character of C or Java: `'a'`, `'\n'`, `'\u0041'`.
  private mutating func lexCharacter(from start: Int) {
    position += 1
    lexString(StringForm(quote: UInt8(ascii: "'")), from: start)
  }

  /// A character of Rust, or the name of a lifetime: `'a'` against `'a`.
  private mutating func lexRustCharacter(from start: Int) {
    position += 1
    if peek() == UInt8(ascii: "\\") {
      return lexString(StringForm(quote: UInt8(ascii: "'")), from: start)
    }
    var behind = position + 1
    while byte(at: behind) & 0xC0 == 0x80 { behind += 1 }
    if byte(at: behind) == UInt8(ascii: "'"), peek() != UInt8(ascii: "\n") {
      position = behind + 1
      append(.string, from: start)
      return
    }
    position = wordEnd(from: position)
    if position > start + 1 { append(.variable, from: start) }
  }
}
