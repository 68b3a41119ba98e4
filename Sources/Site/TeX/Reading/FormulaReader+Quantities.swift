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
    var unit = UnitReader()
    var rest = tokens[...]
    while let token = rest.popFirst() {
      if token.kind == .command, let piece = UnitName.table[token.name] {
        unit.add(piece)
      } else if token.kind == .superscript {
        unit.raise(UnitReader.power(&rest))
      } else if case .symbol(let symbol)? = command(of: token) {
        unit.add(letters: symbol.text)
      } else if !unit.add(token) {
        try note(
          TeXFault(
            "math/unknown-unit", at: token, "there is no unit \(token.text)",
            solutions: [("write the unit's letters instead", nil)]))
      }
    }
    return unit.finished
  }
}
