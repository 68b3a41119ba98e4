extension FormulaReader {
  /// `\qty{9.81}{\metre\per\second\squared}`, `\num{1e-3}`, `\unit{cm}`: what the package siunitx sets.
  mutating func quantity(_ hasNumber: Bool, _ hasUnit: Bool, _ token: Token) throws(TeXFault)
    -> MathItem
  {
    _ = try plainBracketed(for: token)
    var items: [MathItem] = []
    if hasNumber { items = siNumber(try plainArgument(for: token).text) }
    if hasUnit {
      guard let tokens = try stream.rawArgument(for: token) else {
        throw TeXFault(
          "math/missing-argument", at: token, "\(token.text) needs a unit in braces behind it",
          solutions: [("write it as `\(token.text){…}`", nil)])
      }
      let unit = try unit(tokens)
      let isAttached =
        if case .word(let text)? = unit.first { UnitName.isAttached(text) } else { false }
      if hasNumber, !unit.isEmpty, !isAttached { items.append(.space(1.0 / 6)) }
      items += unit
    }
    return .group(items)
  }

  /// A number with its sign and power of ten.
  private func siNumber(_ text: String) -> [MathItem] {
    var items: [MathItem] = []
    var digits = ""
    var exponent: String?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "e", "E": exponent = ""
      case " ": break
      case _ where exponent != nil: exponent?.unicodeScalars.append(scalar == "-" ? "−" : scalar)
      case "+", "-", "±":
        if !digits.isEmpty { items.append(.number(digits)) }
        digits = ""
        items.append(character(scalar))
      default: digits.unicodeScalars.append(scalar)
      }
    }
    if !digits.isEmpty { items.append(.number(digits)) }
    guard let exponent else { return items }
    if !digits.isEmpty { items.append(.symbol(MathSymbol("×", .sign(.binary)))) }
    items.append(.scripts(MathItem.Scripts(base: [.number("10")], upper: [.number(exponent)])))
    return items
  }

  /// A unit by names (`\kilo\gram`) or letters (`kg.m^2`).
  private mutating func unit(_ tokens: [Token]) throws(TeXFault) -> [MathItem] {
    var items: [MathItem] = []
    var word = ""
    var rest = tokens[...]
    func finish() {
      if !word.isEmpty { items.append(.word(word)) }
      word = ""
    }
    func raise(_ power: String) {
      finish()
      guard let base = items.popLast() else { return }
      items.append(.scripts(MathItem.Scripts(base: [base], upper: [.number(power)])))
    }
    while let token = rest.popFirst() {
      if token.kind == .command, let piece = UnitName.table[token.name] {
        switch piece {
        case .prefix(let sign):
          if !word.isEmpty {
            finish()
            items.append(.space(1.0 / 6))
          }
          word = sign
        case .unit(let sign):
          if !word.isEmpty, !UnitName.prefixes.contains(word) {
            finish()
            items.append(.space(1.0 / 6))
          }
          word += sign
        case .power(let power): raise(power)
        case .per:
          finish()
          items.append(.symbol(MathSymbol("/", .sign(.ordinary))))
        }
        continue
      }
      switch token.kind {
      case .character where token.isCharacter(".") || token.isCharacter("*"):
        finish()
        items.append(.symbol(MathSymbol("⋅", .sign(.binary))))
      case .character where token.isCharacter("/"):
        finish()
        items.append(.symbol(MathSymbol("/", .sign(.ordinary))))
      case .character: word.unicodeScalars.append(token.scalar)
      case .superscript: raise(Self.power(&rest))
      case .space, .open, .close: break
      case .command where token.name == "nobreakspace" || token.name == ",":
        finish()
        items.append(.space(1.0 / 6))
      default:
        if case .symbol(let symbol)? = command(of: token) {
          word += symbol.text
        } else {
          try note(
            TeXFault(
              "math/unknown-unit", at: token, "there is no unit \(token.text)",
              solutions: [("write the unit's letters instead", nil)]))
        }
      }
    }
    finish()
    return items
  }

  /// The power behind `^`.
  private static func power(_ tokens: inout ArraySlice<Token>) -> String {
    var power = ""
    var depth = 0
    while let token = tokens.first {
      guard token.kind == .character || token.kind == .open || token.kind == .close else { break }
      tokens.removeFirst()
      if token.kind == .open { depth += 1 }
      if token.kind == .close { depth -= 1 }
      if token.kind == .character {
        power.unicodeScalars.append(token.scalar == "-" ? "−" : token.scalar)
      }
      if depth == 0, !(token.isCharacter("-")) { break }
    }
    return power
  }
}
