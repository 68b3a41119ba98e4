extension Lexer {
  /// Reads a word that has been passed over: a keyword, a name, or what stands before a string and belongs to it.
  @inline(__always)
  mutating func lexWord(_ grammar: Grammar, from start: Int) {
    while peek() == UInt8(ascii: "$") { position = wordEnd(from: position + 1) }
    if grammar.prefixes != .none, position - start <= 3, lexPrefixedString(grammar, from: start) {
      return
    }
    let declared = declaring.flatMap { declares($0.offset, start) ? $0.kind : nil }
    declaring = nil
    let word = bytes(start..<position)
    if let meaning = grammar.words.meaning(of: word),
      isMeant(meaning, start, word, grammar)
    {
      append(meaning.kind, from: start)
      switch meaning {
      case .functionKeyword: declaring = (.function, position)
      case .typeKeyword: declaring = (.type, position)
      default: break
      }
      return
    }
    if let kind = declared ?? kind(ofName: word, grammar) { append(kind, from: start) }
  }

  /// Whether a name that begins at `start` stands right behind a keyword that ends at an offset; JavaScript's `*` may be between.
  private func declares(_ offset: Int, _ start: Int) -> Bool {
    let name = behindBlanks(offset)
    return name == start
      || byte(at: name) == UInt8(ascii: "*") && behindBlanks(name + 1) == start
  }

  /// Whether a word of the table has its meaning where it stands.
  @inline(__always)
  private func isMeant(
    _ meaning: WordMeaning, _ start: Int, _ word: UnsafeBufferPointer<UInt8>, _ grammar: Grammar
  ) -> Bool {
    let before = byte(at: start - 1)
    // `default` and r#type are names.
    if before == UInt8(ascii: "`") || before == UInt8(ascii: "#") && grammar.prefixes == .rust {
      return false
    }
    if before == UInt8(ascii: "."), byte(at: start - 2) != UInt8(ascii: ".") { return false }
    switch meaning {
    case .function: return peek() == UInt8(ascii: "(")
    case .contextualKeyword:
      if grammar.traits.contains(.labels), peek() == UInt8(ascii: ":") { return false }
      return isFollowedByOperand(start, grammar)
    case .prepositionKeyword:
      return peek() != UInt8(ascii: ":") && !isFollowedByLabel()
    case .keyword, .conditionKeyword, .functionKeyword, .typeKeyword:
      return !grammar.traits.contains(.labels) || peek() != UInt8(ascii: ":")
        || word.elementsEqual("default".utf8)
    case .literal, .type, .variable, .meta: return true
    }
  }

  /// Whether what follows a word makes it a keyword: a name, a string, a brace; not an operator, not the end of a list.
  private func isFollowedByOperand(_ start: Int, _ grammar: Grammar) -> Bool {
    let next = behindBlanks(position)
    let byte = byte(at: next)
    if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "*") {
      return next > position && isFirstOnLine(start)
    }
    return ByteClass.isWord(byte) && next > position || byte == UInt8(ascii: "\"")
      || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "{")
      || byte == UInt8(ascii: "}") && grammar.hash == .swift
      || byte == UInt8(ascii: "[") && next > position || byte == UInt8(ascii: "@")
  }

  /// Whether a name and a colon follow a word, so that it is the outer name of a parameter: `func image(for object: Double)`.
  private func isFollowedByLabel() -> Bool {
    let name = behindBlanks(position)
    let nameEnd = wordEnd(from: name)
    return nameEnd > name && byte(at: nameEnd) == UInt8(ascii: ":")
  }

  /// The kind of a name that the language does not know.
  @inline(__always)
  private mutating func kind(
    ofName word: UnsafeBufferPointer<UInt8>, _ grammar: Grammar
  ) -> TokenKind? {
    let traits = grammar.traits
    if traits.contains(.capitalTypes), ByteClass.isCapital(word[0]), isType(word, traits) {
      return .type
    }
    if traits.contains(.calls), peek() == UInt8(ascii: "(") { return .function }
    if traits.contains(.macros), peek() == UInt8(ascii: "!"), peek(1) != UInt8(ascii: "=") {
      position += 1
      return .meta
    }
    if traits.contains(.underscoreTypes), word.count > 2, word[word.count - 1] == UInt8(ascii: "t"),
      word[word.count - 2] == UInt8(ascii: "_")
    {
      return .type
    }
    return nil
  }

  /// Whether a word that begins with a capital letter looks like a type: it has a small letter, or is a single one.
  @inline(__always)
  private func isType(_ word: UnsafeBufferPointer<UInt8>, _ traits: Grammar.Traits) -> Bool {
    if word.count == 1 { return true }
    var hasUnderscore = false
    for byte in word {
      if byte &- UInt8(ascii: "a") < 26 { return true }
      if byte == UInt8(ascii: "_") { hasUnderscore = true }
    }
    return traits.contains(.allCapitalTypes) && !hasUnderscore
  }
}
