import Formula

extension Expression {
  /// The expression with another in the place of a symbol.
  func replacing(_ symbol: String, by other: Expression) -> Expression {
    switch form {
    case .name(let name): return name.text == symbol ? other : self
    case .number, .quantity: return self
    case .sum(let terms):
      return Expression(
        .sum(
          terms.map {
            Term($0.expression.replacing(symbol, by: other), isSubtracted: $0.isSubtracted)
          }))
    case .product(let factors):
      let changed = factors.map { $0.replacing(symbol, by: other) }
      let kept = changed.filter { $0 != .number(1) }
      return kept.count > 1 ? Expression(.product(kept)) : kept.first ?? .number(1)
    case .quotient(let above, let below):
      return Expression(
        .quotient(above.replacing(symbol, by: other), below.replacing(symbol, by: other)))
    case .power(let base, let exponent):
      return Expression(
        .power(base.replacing(symbol, by: other), exponent.replacing(symbol, by: other)))
    case .negative(let operand):
      return Expression(.negative(operand.replacing(symbol, by: other)))
    case .call(let function, let arguments):
      return Expression(.call(function, arguments.map { $0.replacing(symbol, by: other) }))
    }
  }
}
