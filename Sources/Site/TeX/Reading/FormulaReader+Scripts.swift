extension FormulaReader {
  /// Reads limits, primes, superscripts and subscripts behind a base, and appends the whole.
  mutating func appendScripts(on base: [MathItem], to items: inout [MathItem]) throws(TeXFault) {
    var scripts = MathItem.Scripts(base: base)
    var isPlain = true
    while true {
      let token = try stream.peekSolid()
      switch token.kind {
      case .superscript:
        stream.advance()
        let upper = try script(behind: token)
        try setUpper(upper, of: &scripts, at: token)
      case .subscript:
        stream.advance()
        let lower = try script(behind: token)
        try setLower(lower, of: &scripts, at: token)
      case .character:
        guard try readCharacterScript(token, into: &scripts) else {
          return append(scripts, isPlain, to: &items)
        }
      case .command:
        guard case .limits(let limits)? = command(of: token) else {
          return append(scripts, isPlain, to: &items)
        }
        stream.advance()
        try checkTakesLimits(base, token)
        scripts.limits = limits
      default: return append(scripts, isPlain, to: &items)
      }
      isPlain = false
    }
  }

  private func append(
    _ scripts: MathItem.Scripts, _ isPlain: Bool, to items: inout [MathItem]
  ) {
    if isPlain || (scripts.lower == nil && scripts.upper == nil) {
      items.append(contentsOf: scripts.base)
    } else {
      items.append(.scripts(scripts))
    }
  }

  private mutating func setUpper(
    _ upper: [MathItem], of scripts: inout MathItem.Scripts, at token: Token
  ) throws(TeXFault) {
    if scripts.upper == nil {
      scripts.upper = upper
    } else {
      try note(.double("superscript", at: token))
    }
  }

  private mutating func setLower(
    _ lower: [MathItem], of scripts: inout MathItem.Scripts, at token: Token
  ) throws(TeXFault) {
    if scripts.lower == nil {
      scripts.lower = lower
    } else {
      try note(.double("subscript", at: token))
    }
  }

  /// Reads primes, and superscripts and subscripts that are characters of their own (`x²`).
  ///
  /// - Returns: false if the token is none of these.
  private mutating func readCharacterScript(
    _ token: Token, into scripts: inout MathItem.Scripts
  ) throws(TeXFault) -> Bool {
    let scalar = token.scalar
    if Self.isPrime(scalar) {
      var primes = try primes()
      if try stream.peekSolid().kind == .superscript {
        let mark = try stream.peekSolid()
        stream.advance()
        primes.append(contentsOf: try script(behind: mark))
      }
      try setUpper(primes, of: &scripts, at: token)
      return true
    }
    guard scalar.value > 0x7F else { return false }
    if ScriptCharacter.raised[scalar] != nil {
      let upper = try characters(in: ScriptCharacter.raised)
      try setUpper(upper, of: &scripts, at: token)
      return true
    }
    if ScriptCharacter.lowered[scalar] != nil {
      let lower = try characters(in: ScriptCharacter.lowered)
      try setLower(lower, of: &scripts, at: token)
      return true
    }
    return false
  }

  static func isPrime(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar == "’" || scalar == "′"
  }

  /// Primes side by side, as one sign where there is one.
  private mutating func primes() throws(TeXFault) -> [MathItem] {
    var count = 0
    while true {
      let token = try stream.peekSolid()
      guard token.kind == .character, Self.isPrime(token.scalar) else { break }
      stream.advance()
      count += 1
    }
    let signs = ["′", "″", "‴", "⁗"]
    let sign = count <= 4 ? signs[count - 1] : String(repeating: "′", count: count)
    return [.symbol(MathSymbol(sign, .sign(.ordinary)))]
  }

  /// The items that raised or lowered characters stand for.
  private mutating func characters(
    in table: [Unicode.Scalar: Unicode.Scalar]
  ) throws(TeXFault) -> [MathItem] {
    var items: [MathItem] = []
    var digits = ""
    while true {
      let token = try stream.peek()
      guard token.kind == .character, let plain = table[token.scalar] else { break }
      stream.advance()
      if plain.value >= 0x30 && plain.value <= 0x39 {
        digits.unicodeScalars.append(plain)
        continue
      }
      if !digits.isEmpty { items.append(.number(digits)) }
      digits = ""
      items.append(character(plain))
    }
    if !digits.isEmpty { items.append(.number(digits)) }
    return items
  }

  /// What stands behind `^` or `_`: a group, or one item.
  private mutating func script(behind mark: Token) throws(TeXFault) -> [MathItem] {
    let name = mark.kind == .superscript ? "superscript" : "subscript"
    return try argument(
      TeXFault(
        "math/missing-argument", at: mark, "`\(mark.text)` needs a \(name) behind it",
        solutions: [("write `\\\(mark.text)` for the sign itself", "\\\(mark.text)")]))
  }

  /// Limits belong to big operators and to what is made one.
  private func checkTakesLimits(_ base: [MathItem], _ token: Token) throws(TeXFault) {
    switch base.first {
    case .symbol(let symbol)?:
      if case .big = symbol.kind { return }
    case .function?, .named?, .arrow?: return
    case .accented(_, let mark)?:
      if mark.takesLimits { return }
    default: break
    }
    throw TeXFault(
      "math/misplaced-limits", at: token, "\\\(token.name) belongs behind a big operator",
      solutions: [("put the operator into `\\mathop{…}`", nil)])
  }
}

extension TeXFault {
  static func double(_ name: String, at token: Token) -> TeXFault {
    TeXFault(
      name == "superscript" ? "math/double-superscript" : "math/double-subscript", at: token,
      "a base takes one \(name)",
      solutions: [("put braces around the base with its first \(name)", nil)])
  }
}
