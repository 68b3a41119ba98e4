extension FormulaReader {
  /// `\left( … \right)`.
  mutating func fenced(_ token: Token) throws(TeXFault) -> MathItem {
    let opening = try delimiter(for: token)
    let wasBetween = isBetweenDelimiters
    isBetweenDelimiters = true
    defer { isBetweenDelimiters = wasBetween }
    let items = try row(until: .delimiter)
    let right = try stream.peekSolid()
    guard case .right? = command(of: right) else {
      if right.kind == .alignment {
        throw TeXFault.missingRight(token).noting(right.range, "`&` ends the cell here")
      }
      throw TeXFault.missingRight(token)
    }
    stream.advance()
    let closing = try delimiter(for: right)
    return .fenced(MathItem.FencedItems(opening: opening, items: items, closing: closing))
  }

  mutating func middle(_ token: Token) throws(TeXFault) -> MathItem {
    guard isBetweenDelimiters else {
      throw TeXFault(
        "math/stray-middle", at: token, "\\middle belongs between \\left and \\right",
        solutions: [("write `\\left.` before and `\\right.` behind", nil)])
    }
    return .middle(try delimiter(for: token))
  }

  /// `\bra{…}`, `\set{…}` and their kin, which set delimiters around their argument.
  mutating func enclosed(
    _ token: Token, _ opening: String, _ closing: String, _ isGrowing: Bool
  ) throws(TeXFault) -> MathItem {
    let items = try argument(of: token)
    if isGrowing {
      let parts = items.map { item -> MathItem in
        if case .symbol(let symbol) = item, symbol.text == "|" || symbol.text == "‖" {
          return .middle(symbol.text)
        }
        return item
      }
      return .fenced(MathItem.FencedItems(opening: opening, items: parts, closing: closing))
    }
    let first = MathItem.symbol(MathSymbol(opening, .delimiter(.opening)))
    let last = MathItem.symbol(MathSymbol(closing, .delimiter(.closing)))
    return .group([first] + items + [last])
  }
}

extension TeXFault {
  static func missingRight(_ token: Token) -> TeXFault {
    TeXFault(
      "math/missing-right", at: token, "\\left needs a \\right in the same group",
      solutions: [("write `\\right.` where the other side has no delimiter", nil)])
  }
}
