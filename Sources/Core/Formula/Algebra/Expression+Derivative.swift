extension Expression {
  /// The derivative with respect to a symbol, simplified.
  ///
  /// Angles count as plain numbers in it, so that it is evaluated with `number(_:)`. The steps of `round`, `floor` and `ceil` have the
  /// derivative 0, as they have between the steps.
  ///
  /// - Throws: `formula/too-large` if it would be longer than anyone reads.
  public func derivative(by symbol: ValueName) throws(FormulaFault) -> Expression {
    let written = writingOutSums(with: symbol)
    guard written.sizeOfDerivative(by: symbol) <= 20_000 else {
      throw FormulaFault(
        "formula/too-large", at: span, "the derivative of so long a formula is too long to be read")
    }
    return written.differentiated(by: symbol).simplified
  }

  /// A bound for the size of the derivative before it is simplified.
  private func sizeOfDerivative(by symbol: ValueName) -> Int {
    let parts = children.filter { $0.contains(symbol) }
    if case .name = form { return 1 }
    guard !parts.isEmpty else { return 1 }
    let inner = parts.reduce(0) { $0 + $1.sizeOfDerivative(by: symbol) }
    switch form {
    case .sum, .negative: return inner + 2
    // The pairs of arguments are compared, one within the other.
    case .call(let function, let arguments) where function == .min || function == .max:
      return (inner + size) * (1 << Swift.min(arguments.count, 20))
    default: return inner + parts.count * (2 * size + 8)
    }
  }

  private func differentiated(by symbol: ValueName) -> Expression {
    guard contains(symbol) else { return .number(0) }
    switch form {
    case .number, .quantity: return .number(0)
    case .name: return .number(1)
    case .sum(let terms):
      return .adding(
        terms.map {
          let derivative = $0.expression.differentiated(by: symbol)
          return $0.isSubtracted ? derivative.negated : derivative
        })
    case .product(let factors):
      return .adding(
        factors.indices.filter { factors[$0].contains(symbol) }.map { index in
          var changed = factors
          changed[index] = factors[index].differentiated(by: symbol)
          return .multiplying(changed)
        })
    case .quotient(let above, let below): return quotient(above, below, by: symbol)
    case .power(let base, let exponent): return power(base, exponent, by: symbol)
    case .negative(let operand): return operand.differentiated(by: symbol).negated
    case .call(let function, let arguments): return call(function, arguments, by: symbol)
    }
  }

  private func quotient(_ above: Expression, _ below: Expression, by symbol: ValueName)
    -> Expression
  {
    let first = above.differentiated(by: symbol)
    guard below.contains(symbol) else { return first.divided(by: below) }
    let second = below.differentiated(by: symbol)
    let difference = Expression.multiplying([first, below]) - .multiplying([above, second])
    return difference.divided(by: below.raised(to: 2))
  }

  private func power(_ base: Expression, _ exponent: Expression, by symbol: ValueName)
    -> Expression
  {
    let inner = base.differentiated(by: symbol)
    guard exponent.contains(symbol) else {
      let less = exponent.literal.map { .number($0 - 1) } ?? exponent - .number(1)
      return .multiplying([exponent, Expression(.power(base, less)), inner])
    }
    let outer = Expression.multiplying([
      exponent.differentiated(by: symbol), base.called(.ln),
    ])
    guard base.contains(symbol) else { return .multiplying([self, outer]) }
    let both = Expression.adding([outer, .multiplying([exponent, inner]).divided(by: base)])
    return .multiplying([self, both])
  }

  private func call(_ function: Function, _ arguments: [Expression], by symbol: ValueName)
    -> Expression
  {
    if function == .min || function == .max, arguments.count > 1 {
      return extreme(function, arguments, by: symbol)
    }
    guard let u = arguments.last else { return .number(0) }
    let inner = u.differentiated(by: symbol)
    let outer: Expression =
      switch function {
      case .sin: u.called(.cos)
      case .cos: u.called(.sin).negated
      case .tan: Expression.number(1).divided(by: u.called(.cos).raised(to: 2))
      case .asin: Expression.number(1).divided(by: (.number(1) - u.raised(to: 2)).called(.sqrt))
      case .acos:
        Expression.number(1).divided(by: (.number(1) - u.raised(to: 2)).called(.sqrt)).negated
      case .atan:
        Expression.number(1).divided(by: .adding([.number(1), u.raised(to: 2)]))
      case .sqrt: Expression.number(1).divided(by: .multiplying([.number(2), self]))
      case .root: divided(by: .multiplying([arguments[0], u]))
      case .abs: u.divided(by: self)
      case .exp: self
      case .ln: Expression.number(1).divided(by: u)
      case .log: Expression.number(1).divided(by: .multiplying([u, .number(10).called(.ln)]))
      case .min, .max: .number(1)
      case .round, .floor, .ceil, .sum: .number(0)
      }
    return .multiplying(inner.literal == nil ? [outer, inner] : [inner, outer])
  }

  /// min(a, b) = (a + b − |a − b|)/2, and max likewise.
  private func extreme(_ function: Function, _ arguments: [Expression], by symbol: ValueName)
    -> Expression
  {
    let first = arguments[0]
    let rest =
      arguments.count == 2
      ? arguments[1] : Expression(.call(function, Array(arguments.dropFirst())))
    let difference = first - rest
    let (a, b) = (first.differentiated(by: symbol), rest.differentiated(by: symbol))
    let size = Expression.multiplying([
      difference.divided(by: difference.called(.abs)), a - b,
    ])
    let sum = Expression.adding([a, b, function == .min ? size.negated : size])
    return sum.divided(by: .number(2))
  }
}
