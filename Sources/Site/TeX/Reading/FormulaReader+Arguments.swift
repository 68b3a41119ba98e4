extension FormulaReader {
  /// An argument: the items of a group, or one item.
  mutating func argument(_ missing: @autoclosure () -> TeXFault) throws(TeXFault) -> [MathItem] {
    while true {
      let token = try stream.peekSolid()
      let command = command(of: token)
      switch token.kind {
      case .end, .close, .alignment, .superscript, .subscript, .dollar: throw missing()
      case .open:
        stream.advance()
        return try group(openedBy: token)
      case .character where token.isDigit:
        stream.advance()
        return [set(number: String(token.scalar))]
      default: break
      }
      switch command {
      case .right, .end, .endGroup, .infix, .infixWith, .limits, .lineBreak: throw missing()
      default: break
      }
      if let item = try item(token, command) { return [item] }
    }
  }

  /// An argument of a command.
  mutating func argument(of token: Token) throws(TeXFault) -> [MathItem] {
    try stream.groupMacro()
    return try argument(
      TeXFault(
        "math/missing-argument", at: token, "\(token.text) needs an argument behind it",
        solutions: [("write it as `\(token.text){…}`", nil)]))
  }

  /// The items of a group whose opening brace is taken.
  mutating func group(openedBy token: Token) throws(TeXFault) -> [MathItem] {
    try enter(at: token)
    defer { leave() }
    let outer = stream.macros
    let items = try row(until: .group)
    stream.endGroup(outer)
    let closing = try stream.peekSolid()
    guard closing.kind == .close else {
      if closing.kind == .alignment || closing.kind == .dollar || closing.isCommand("right") {
        throw TeXFault.stray(closing)
      }
      throw TeXFault.unclosedBrace(token)
    }
    stream.advance()
    return items
  }

  /// An optional argument in brackets, read as mathematics.
  mutating func bracketedItems(for token: Token) throws(TeXFault) -> [MathItem]? {
    let opening = try stream.peekSolid()
    guard opening.isCharacter("[") else { return nil }
    stream.advance()
    try enter(at: token)
    defer { leave() }
    let items = try row(until: .bracket)
    guard try stream.peekSolid().isCharacter("]") else {
      throw TeXFault(
        "math/unclosed-bracket", at: opening, "a bracket behind \(token.text) must be closed",
        solutions: [("write `]` behind the optional argument", nil)])
    }
    stream.advance()
    return items
  }

  /// An argument that is a name or a number, not mathematics, with its place.
  mutating func plainArgument(for token: Token) throws(TeXFault) -> PlainText {
    guard let tokens = try stream.rawArgument(for: token) else {
      throw TeXFault(
        "math/missing-argument", at: token, "\(token.text) needs an argument behind it",
        solutions: [("write it as `\(token.text){…}`", nil)])
    }
    return PlainText(tokens, behind: token)
  }

  /// An optional argument in brackets that is not mathematics.
  mutating func plainBracketed(for token: Token) throws(TeXFault) -> PlainText? {
    try stream.bracketed(for: token).map { PlainText($0, behind: token) }
  }

  /// The delimiter behind `\left`, `\big` and the like; empty for none.
  mutating func delimiter(for token: Token) throws(TeXFault) -> String {
    let next = try stream.peekSolid()
    if let delimiter = Delimiter.of(next, command(of: next)) {
      stream.advance()
      return delimiter
    }
    if next.kind == .end || next.kind == .close {
      throw TeXFault(
        "math/missing-delimiter", at: token, "\(token.text) needs a delimiter behind it",
        solutions: [("write `\(token.text).` for none", nil)])
    }
    throw TeXFault(
      "math/bad-delimiter", at: next, "`\(next.text)` is no delimiter",
      explanation:
        "Delimiters are ( ) [ ] \\{ \\} | \\| / \\langle \\rangle \\lfloor \\rfloor \\lceil \\rceil and arrows; a point stands for none.",
      solutions: [("write `\(token.text).` for none", nil)])
  }

  /// A length in em behind a command, in braces or bare.
  mutating func length(for token: Token) throws(TeXFault) -> Double {
    let first = try stream.peekSolid()
    if first.kind == .open {
      return try length(plainArgument(for: token), for: token)
    }
    var tokens: [Token] = []
    while true {
      let next = try stream.peek()
      guard next.kind == .character, next.scalar.value < 0x80 else { break }
      let isLetter = next.scalar.properties.isAlphabetic
      if !isLetter, tokens.last?.scalar.properties.isAlphabetic == true { break }
      tokens.append(next)
      stream.advance()
      let letters = tokens.suffix(2).filter { $0.scalar.properties.isAlphabetic }
      if letters.count == 2 { break }
      if try stream.peek().kind == .space, !isLetter { stream.advance() }
    }
    if tokens.isEmpty {
      throw TeXFault(
        "math/missing-argument", at: token, "\(token.text) needs a length behind it",
        solutions: [("write it as `\(token.text){1em}`", nil)])
    }
    return try length(PlainText(tokens, behind: token), for: token)
  }

  mutating func length(_ text: PlainText, for token: Token) throws(TeXFault) -> Double {
    if let length = TeXLength.em(text.text) { return length }
    try note(
      TeXFault(
        "math/bad-length", text.bytes, "a length is a number with a unit, as 1.5em",
        explanation: "Units are em, ex, mu, pt, pc, mm, cm, in, bp, px.",
        solutions: TeXLength.isNumber(text.text)
          ? [("write `\(text.text)em`", text.isFromMacro ? nil : text.text + "em")] : []))
    return 0
  }
}
