extension FormulaReader {
  /// `\newcommand`, `\def` and their kin: a macro for the rest of the formula.
  mutating func define(_ kind: Command.Definition, _ token: Token) throws(TeXFault) {
    if case .mathOperator = kind { return try defineOperator(token) }
    guard let name = try definedName(token) else {
      throw TeXFault(
        "math/bad-macro", at: token, "\(token.text) needs the name of a command behind it",
        solutions: [("write it as `\(token.text){\\name}{…}`", nil)])
    }
    if case .letter = kind { return try defineLetter(name) }
    let isKnown = CommandTable.all[name.name] != nil || stream.macros[name.name] != nil
    switch kind {
    case .new where isKnown:
      try note(
        TeXFault(
          "math/macro-exists", at: name, "\\\(name.name) is a command already",
          solutions: [("write `\\renewcommand` to change it", nil)]))
    case .renew where !isKnown:
      try note(
        TeXFault(
          "math/macro-missing", at: name, "there is no command \\\(name.name) to change",
          solutions: [("write `\\newcommand`", nil)]))
    default: break
    }
    let macro: TokenMacro
    if case .def = kind {
      macro = try primitiveMacro(name)
    } else {
      macro = try latexMacro(name)
    }
    if case .provide = kind, isKnown { return }
    stream.define(name.name, as: macro, isGlobal: definesGlobally || token.name == "gdef")
    definesGlobally = false
  }

  /// The name being defined, in braces or bare.
  private mutating func definedName(_ token: Token) throws(TeXFault) -> Token? {
    _ = stream.takesStarRaw()
    guard let tokens = try stream.rawArgument(for: token) else { return nil }
    let solid = tokens.filter { $0.kind != .space }
    guard solid.count == 1, solid[0].kind == .command else { return nil }
    return solid[0]
  }

  private mutating func latexMacro(_ name: Token) throws(TeXFault) -> TokenMacro {
    var macro = TokenMacro(argumentCount: 0, fallback: nil, body: [])
    if let count = try plainBracketed(for: name) {
      guard let number = Int(count.text), (0...9).contains(number) else {
        throw TeXFault(
          "math/bad-macro", count.bytes, "a macro takes between 0 and 9 arguments")
      }
      macro.argumentCount = number
      macro.fallback = try stream.bracketed(for: name)
    }
    macro.body = try body(of: name)
    try check(macro, name)
    return macro
  }

  /// `\def\name#1#2{…}`.
  private mutating func primitiveMacro(_ name: Token) throws(TeXFault) -> TokenMacro {
    var count = 0
    while true {
      let token = stream.takeSolidRaw()
      if token.kind == .open {
        stream.insert([token])
        break
      }
      let expected = Unicode.Scalar(UInt8(0x31 + count))
      guard token.kind == .parameter, token.scalar == expected, count < 9 else {
        throw TeXFault(
          "math/bad-macro", at: token.kind == .end ? name : token,
          "the arguments of \\def are #1, #2 and so on, then its body in braces")
      }
      count += 1
    }
    let macro = TokenMacro(argumentCount: count, fallback: nil, body: try body(of: name))
    try check(macro, name)
    return macro
  }

  private mutating func body(of name: Token) throws(TeXFault) -> [Token] {
    guard let body = try stream.rawArgument(for: name) else {
      throw TeXFault("math/bad-macro", at: name, "\\\(name.name) needs its body in braces")
    }
    return body
  }

  private func check(_ macro: TokenMacro, _ name: Token) throws(TeXFault) {
    for token in macro.body where token.kind == .parameter && token.scalar != "#" {
      guard Int(token.scalar.value) - 48 <= macro.argumentCount else {
        throw TeXFault(
          "math/bad-macro", at: token,
          "\\\(name.name) has no argument #\(token.scalar)")
      }
    }
  }

  /// `\let\name=\other`.
  private mutating func defineLetter(_ name: Token) throws(TeXFault) {
    var token = stream.takeSolidRaw()
    if token.isCharacter("=") { token = stream.takeSolidRaw() }
    let known = token.kind == .command ? stream.macros[token.name] : nil
    stream.define(
      name.name, as: known ?? TokenMacro(argumentCount: 0, fallback: nil, body: [token]))
  }

  /// `\DeclareMathOperator{\name}{text}`.
  private mutating func defineOperator(_ token: Token) throws(TeXFault) {
    let isStarred = stream.takesStarRaw()
    guard let tokens = try stream.rawArgument(for: token), let name = tokens.first,
      name.kind == .command, let text = try stream.rawArgument(for: token)
    else {
      throw TeXFault(
        "math/bad-macro", at: token, "\(token.text) needs a command and its text",
        solutions: [("write it as `\(token.text){\\name}{name}`", nil)])
    }
    let place = token.range
    func piece(_ kind: Token.Kind, _ scalar: Unicode.Scalar = " ", _ name: String = "") -> Token {
      Token(kind, scalar, name: name, from: place.lowerBound, to: place.upperBound)
    }
    var body = [piece(.command, " ", "operatorname")]
    if isStarred { body.append(piece(.character, "*")) }
    body += [piece(.open, "{")] + text + [piece(.close, "}")]
    stream.define(name.name, as: TokenMacro(argumentCount: 0, fallback: nil, body: body))
  }
}

extension TokenStream {
  /// Takes a star that follows a definition, without expanding what comes next.
  mutating func takesStarRaw() -> Bool {
    let token = takeSolidRaw()
    if token.isCharacter("*") { return true }
    insert([token])
    return false
  }
}
