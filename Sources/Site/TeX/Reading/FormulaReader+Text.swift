extension FormulaReader {
  /// An argument that is words: text as it is written, with mathematics between dollar signs.
  mutating func textArgument(for token: Token, _ style: TextStyle) throws(TeXFault) -> [MathItem] {
    try stream.groupMacro()
    let opening = try stream.peekSolid()
    guard opening.kind == .open else {
      guard opening.kind == .character || opening.kind == .command else {
        throw TeXFault(
          "math/missing-argument", at: token, "\(token.text) needs an argument behind it",
          solutions: [("write it as `\(token.text){…}`", nil)])
      }
      var writer = TextWriter(style: style)
      _ = try readText(opening, into: &writer)
      return writer.items
    }
    stream.advance()
    var writer = TextWriter(style: style)
    try readText(into: &writer, openedBy: opening)
    return writer.finished
  }

  /// Reads words up to the end of the group.
  private mutating func readText(into writer: inout TextWriter, openedBy brace: Token)
    throws(TeXFault)
  {
    try enter(at: brace)
    defer { leave() }
    let style = writer.style
    let outer = stream.macros
    while true {
      let token = try stream.peek()
      if token.kind == .close { break }
      if token.kind == .end { throw TeXFault.unclosedBrace(brace) }
      try readText(token, into: &writer)
    }
    stream.endGroup(outer)
    stream.advance()
    writer.set(style)
  }

  /// Reads one token of words.
  private mutating func readText(_ token: Token, into writer: inout TextWriter) throws(TeXFault) {
    stream.advance()
    switch token.kind {
    case .character: writer.append(token.scalar)
    case .space: writer.append(" ")
    case .verbatim: writer.append(token.name, TextStyle(family: .mono))
    case .open: try readText(into: &writer, openedBy: token)
    case .dollar: try readMath(token, .dollar, into: &writer)
    case .command: try readTextCommand(token, into: &writer)
    case .superscript, .subscript, .alignment, .parameter:
      throw TeXFault(
        "math/sign-in-text", at: token,
        "`\(token.text)` in text needs a backslash, or dollar signs around it",
        solutions: [("write `\\\(token.text)`", "\\\(token.text)")])
    case .close, .end: throw TeXFault.stray(token)
    }
  }

  /// Mathematics inside words.
  private mutating func readMath(
    _ token: Token, _ end: RowEnd, into writer: inout TextWriter
  ) throws(TeXFault) {
    try enter(at: token)
    defer { leave() }
    let outer = alphabet
    alphabet = .normal
    defer { alphabet = outer }
    let items = try row(until: end)
    let closing = try stream.peekSolid()
    let isClosed = end == .dollar ? closing.kind == .dollar : closing.isCommand(")")
    guard isClosed else {
      throw TeXFault(
        "math/unclosed-dollar", at: token, "\(token.text) in text needs its other half",
        solutions: [("write `\\\(token.text)` for the sign itself", end == .dollar ? "\\$" : nil)])
    }
    stream.advance()
    writer.append(items)
  }

  private mutating func readTextCommand(_ token: Token, into writer: inout TextWriter)
    throws(TeXFault)
  {
    guard let command = command(of: token) else {
      return writer.append([try unknown(token)])
    }
    switch command {
    case .symbol(let symbol): writer.append(symbol.text)
    case .word(let name): writer.append(name)
    case .space(let width): writer.append(space: width)
    case .ignored: break
    case .lineBreak: writer.append(" ")
    case .text(let style): try readStyled(token, style, into: &writer)
    case .fontSwitch(let alphabet): writer.set(TextStyle(alphabet, in: writer.style))
    case .textAccent(let mark): try readAccent(mark, into: &writer)
    case .dollarMath:
      guard token.name == "(" else { throw TeXFault.unopenedMath(token) }
      try readMath(token, .parenthesis, into: &writer)
    case .size, .style: break
    case .accent, .textColor, .colorBox, .frameColorBox, .frame, .frameBox, .rule, .raisebox,
      .phantom,
      .smash, .lap, .skip, .characterCode, .unicode, .quantity:
      try readBox(command, token, into: &writer)
    case .dots: writer.append("…")
    default:
      throw TeXFault(
        "math/math-in-text", at: token, "\(token.text) in text needs dollar signs around it",
        solutions: [("put `$` before and behind the mathematics", nil)])
    }
  }

  private mutating func readBox(_ command: Command, _ token: Token, into writer: inout TextWriter)
    throws(TeXFault)
  {
    if let item = try boxInText(command, token) { writer.append([item]) }
  }

  /// A box in words; what frames and colours hold is words too.
  private mutating func boxInText(_ command: Command, _ token: Token) throws(TeXFault) -> MathItem?
  {
    switch command {
    case .accent(let mark):
      return .accented(try textArgument(for: token, TextStyle()), mark)
    case .frame(.strike):
      return .framed(try textArgument(for: token, TextStyle()), .strike)
    case .frame:
      throw TeXFault(
        "math/math-in-text", at: token, "\(token.text) in text needs dollar signs around it",
        solutions: [("put `$` before and behind the mathematics", nil)])
    case .textColor:
      let color = try color(for: token)
      return .colored(try textArgument(for: token, TextStyle()), color)
    case .phantom(let keepsWidth, let keepsHeight):
      return .padded(
        try textArgument(for: token, TextStyle()),
        .phantom(keepsWidth: keepsWidth, keepsHeight: keepsHeight))
    case .skip: return .space(try skip(token))
    default: return try boxOrText(command, token)
    }
  }

  /// A length to skip; a star after `\hspace` changes nothing.
  mutating func skip(_ token: Token) throws(TeXFault) -> Double {
    _ = try takeStar()
    return try length(for: token)
  }

  /// `\textbf{…}` and its kin inside words.
  private mutating func readStyled(
    _ token: Token, _ style: TextStyle?, into writer: inout TextWriter
  ) throws(TeXFault) {
    let outer = writer.style
    writer.set(outer.nesting(style, isEmphasis: token.name == "emph", name: token.name))
    let opening = try stream.peekSolid()
    if opening.kind == .open {
      stream.advance()
      try readText(into: &writer, openedBy: opening)
    } else if opening.kind == .character || opening.kind == .command {
      try readText(opening, into: &writer)
    } else {
      throw TeXFault(
        "math/missing-argument", at: token, "\(token.text) needs an argument behind it",
        solutions: [("write it as `\(token.text){…}`", nil)])
    }
    writer.set(outer)
  }

  /// An accent of text: the letter, and the combining character behind it.
  private mutating func readAccent(_ mark: Unicode.Scalar, into writer: inout TextWriter)
    throws(TeXFault)
  {
    let next = try stream.peekSolid()
    switch next.kind {
    case .open:
      stream.advance()
      try readText(into: &writer, openedBy: next)
    case .character, .command: try readText(next, into: &writer)
    default: break
    }
    writer.append(mark)
  }
}

extension TeXFault {
  static func unopenedMath(_ token: Token) -> TeXFault {
    TeXFault("math/stray-dollar", at: token, "\\) needs a \\( before it")
  }
}
