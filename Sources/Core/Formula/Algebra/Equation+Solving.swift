extension Equation {
  /// The equation rearranged for one of its symbols: one way for each solution that there is, none if there is no solution.
  ///
  /// A symbol that stands once is freed step by step; one that stands several times is collected, linearly or as a square. Of
  /// the angles with one sine, cosine or tangent, that of the inverse function is given. A solution may turn out spurious for
  /// some numbers (a root that must not be negative): `values(of:)` tries them.
  ///
  /// - Throws: `formula/not-in-equation` if the symbol does not occur, `formula/no-closed-form` if no way is known.
  public func solved(for symbol: ValueName) throws(FormulaFault) -> [Rearrangement] {
    let isLeft = left.contains(symbol)
    let isRight = right.contains(symbol)
    guard isLeft || isRight else {
      throw FormulaFault(
        "formula/not-in-equation", at: nil, "`\(symbol.text)` does not occur in `\(source)`")
    }
    if left.name == symbol, !isRight { return [Rearrangement(steps: [self], unsimplified: nil)] }
    guard left.size + right.size <= 2000 else {
      throw FormulaFault(
        "formula/too-large", at: nil, "so long an equation is not rearranged in symbols")
    }
    let written = Equation(left.writingOutSums(with: symbol), right.writingOutSums(with: symbol))
    let isolation = Isolation(symbol: symbol, origin: self)
    let start = isolation.start(written)
    if isLeft && isRight {
      return try isolation.collected(start, [self])
    }
    // With the sides exchanged the symbol stands on the left; that is no step of its own.
    return try isolation.isolated(start, [self])
  }
}
