extension FormulaReader {
  /// Reads one item without what stands at its corners; `nil` for a command that sets nothing.
  mutating func item(_ token: Token, _ command: Command?) throws(TeXFault) -> MathItem? {
    stream.advance()
    switch token.kind {
    case .character:
      if token.isDigit { return try number(from: token.scalar) }
      if token.scalar == "." {
        let next = try stream.peek()
        if next.isDigit { return try number(from: token.scalar) }
      }
      return try letter(token.scalar)
    case .open: return .group(try group(openedBy: token))
    case .verbatim: return .text(token.name, TextStyle(family: .mono))
    case .command:
      guard let command else { return try unknown(token) }
      return try item(command, token)
    case .parameter:
      throw TeXFault(
        "math/stray-parameter", at: token, "`#` in a formula needs a backslash",
        solutions: [("write `\\#`", "\\#")])
    default: throw TeXFault.stray(token)
    }
  }

  /// Digits side by side are one number, with a point or a comma in braces between them.
  private mutating func number(from first: Unicode.Scalar) throws(TeXFault) -> MathItem {
    var digits = String(first)
    while true {
      let token = try stream.peek()
      if token.isDigit {
        digits.unicodeScalars.append(token.scalar)
        stream.advance()
      } else if token.isCharacter("."), let next = stream.following, next.isDigit {
        digits += "."
        stream.advance()
      } else if token.kind == .open, let mark = stream.following, mark.isCharacter(","),
        stream.second?.kind == .close
      {
        digits += ","
        for _ in 0..<3 { stream.advance() }
      } else {
        break
      }
    }
    return set(number: digits)
  }

  /// A number in the alphabet in use.
  func set(number digits: String) -> MathItem {
    if alphabet == .normal || alphabet == .upright { return .number(digits) }
    var styled = ""
    for scalar in digits.unicodeScalars {
      styled.unicodeScalars.append(alphabet.character(for: scalar))
    }
    return .number(styled)
  }

  /// A letter with the combining characters behind it, or another sign.
  private mutating func letter(_ scalar: Unicode.Scalar) throws(TeXFault) -> MathItem {
    guard case .letter(let text, let isUpright) = character(scalar) else {
      return character(scalar)
    }
    let next = try stream.peek()
    guard next.kind == .character, next.scalar.value >= 0x300 else {
      return .letter(text, isUpright: isUpright)
    }
    var marked = text
    while true {
      let mark = try stream.peek()
      guard mark.kind == .character, mark.scalar.isMark else { break }
      marked.unicodeScalars.append(mark.scalar)
      stream.advance()
    }
    return .letter(marked, isUpright: isUpright)
  }

  /// What a character stands for.
  func character(_ scalar: Unicode.Scalar) -> MathItem {
    if scalar.value < 0x80 {
      let byte = UInt8(scalar.value)
      if byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") {
        return set(letter: scalar, isUpright: false)
      }
      return .symbol(SignTable.ascii[Int(byte)])
    }
    if let symbol = SignTable.symbol(for: scalar) { return set(symbol) }
    if let width = SignTable.width(ofSpace: scalar) { return .space(width) }
    if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
      return set(letter: scalar, isUpright: false)
    }
    return .letter(String(scalar), isUpright: true)
  }

  /// A letter in the alphabet in use.
  func set(letter scalar: Unicode.Scalar, isUpright: Bool) -> MathItem {
    switch alphabet {
    case .normal: .letter(String(scalar), isUpright: isUpright)
    case .upright: .letter(String(scalar), isUpright: true)
    case .boldItalic where isUpright:
      .letter(String(Alphabet.bold.character(for: scalar)), isUpright: false)
    default: .letter(String(alphabet.character(for: scalar)), isUpright: false)
    }
  }

  /// A named sign; letters follow the alphabet in use.
  func set(_ symbol: MathSymbol) -> MathItem {
    switch symbol.kind {
    case .letter, .upright:
      let isUpright = if case .upright = symbol.kind { true } else { false }
      let scalars = symbol.text.unicodeScalars
      guard let first = scalars.first, scalars.count == 1 else {
        return .letter(symbol.text, isUpright: isUpright)
      }
      return set(letter: first, isUpright: isUpright)
    default: return .symbol(symbol)
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is drawn over or under the letter before it.
  var isMark: Bool {
    guard value >= 0x300 else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return true
    default: return self == "\u{200D}" || self == "\u{FE0F}"
    }
  }
}
