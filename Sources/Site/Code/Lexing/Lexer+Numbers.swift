extension Lexer {
  /// Reads a number with its prefix, digits, exponent and suffix: `0xFF_u8`, `1_000.5e-3`, `10n`, `1'000`.
  mutating func lexNumber(_ grammar: Grammar) {
    let start = position
    // The digits of `pair.0` are a name.
    if byte(at: start - 1) == UInt8(ascii: "."), isOperand(before: start - 1),
      byte(at: start - 2) != UInt8(ascii: ".")
    {
      position = wordEnd(from: position)
      return
    }
    skipNumber(grammar)
    append(.number, from: start)
  }

  /// A number that begins with its point: `.5`.
  mutating func lexPeriod(_ grammar: Grammar) {
    guard ByteClass.isDigit(peek(1)), !isOperand(before: position) || isBehindKeyword,
      byte(at: position - 1) != UInt8(ascii: ".")
    else {
      position += 1
      return
    }
    let start = position
    skipNumber(grammar)
    append(.number, from: start)
  }

  /// Whether the byte before an offset ends an operand: a word or a bracket.
  private func isOperand(before offset: Int) -> Bool {
    let before = byte(at: offset - 1)
    return ByteClass.isWord(before) || before == UInt8(ascii: ")") || before == UInt8(ascii: "]")
  }

  /// Whether a keyword ends here, which is no operand: `return.5`.
  private var isBehindKeyword: Bool {
    tokens.last.map { $0.kind == .keyword && Int($0.end) == position } ?? false
  }

  private mutating func skipNumber(_ grammar: Grammar) {
    let second = peek(1) | 0x20
    let isHexadecimal = peek() == UInt8(ascii: "0") && second == UInt8(ascii: "x")
    var hasPoint = false
    while position < end {
      let byte = source[position]
      if ByteClass.isWord(byte) {
        let letter = byte | 0x20
        let isExponent =
          isHexadecimal ? letter == UInt8(ascii: "p") : letter == UInt8(ascii: "e")
        position += isExponent && isSignedDigit(position + 1) ? 2 : 1
      } else if byte == UInt8(ascii: "."), !hasPoint, isPoint(at: position) {
        hasPoint = true
        position += 1
      } else if byte == UInt8(ascii: "'"), grammar.traits.contains(.digitApostrophes),
        ByteClass.isDigit(peek(1)) || isHexadecimal && ByteClass.isWord(peek(1))
      {
        position += 1
      } else {
        return
      }
    }
  }

  private func isSignedDigit(_ offset: Int) -> Bool {
    let sign = byte(at: offset)
    return (sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"))
      && ByteClass.isDigit(byte(at: offset + 1))
  }

  /// Whether a period belongs to the number before it, and not to a range or to a member's name.
  private func isPoint(at offset: Int) -> Bool {
    let next = byte(at: offset + 1)
    if ByteClass.isDigit(next) { return true }
    guard ByteClass.isWord(next) else { return next != UInt8(ascii: ".") }
    // `1.e5`, `1.f`, but not `1.max(2)`.
    let behind = byte(at: offset + 2)
    if next | 0x20 == UInt8(ascii: "e") {
      return ByteClass.isDigit(behind) || isSignedDigit(offset + 2)
    }
    return !ByteClass.isWord(behind) && behind != UInt8(ascii: "(") && ByteClass.isLetter(next)
  }
}
