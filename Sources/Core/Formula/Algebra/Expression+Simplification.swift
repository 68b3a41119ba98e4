extension Expression {
  /// The same value said more simply, wherever this one has a value: numbers are multiplied and added up, equal factors are
  /// one power or cancel, like terms are one, there is one sign and one line of a fraction. What is simple already stays as
  /// the author wrote it; nothing is multiplied out.
  public var simplified: Expression {
    // Beyond this nobody reads it, and comparing every term with every other takes long.
    var result = self
    // What became simple may meet its like: a few times is enough for all that was tried.
    for _ in 0..<4 {
      guard result.size <= 3000 else { break }
      let next = result.simplifiedParts()
      if next == result { break }
      result = next
    }
    return result
  }

  private func simplifiedParts() -> Expression {
    let inner = replacingChildren { $0.simplifiedParts() }
    switch inner.form {
    case .number, .quantity, .name: return inner
    case .sum(let terms):
      let collection = TermCollection(terms)
      return collection.isSimpler ? collection.expression : inner
    case .negative(let operand):
      if case .sum(let terms) = operand.form, terms.contains(where: { $0.isSubtracted }) {
        return TermCollection([Term(operand, isSubtracted: true)]).expression
      }
      return inner.factored
    case .product: return inner.factored
    case .quotient: return inner.factored.withoutFractionsInside.factored
    case .power(let base, let exponent): return Expression.power(base, exponent) ?? inner.factored
    case .call(let function, let arguments):
      return Expression.call(function, arguments) ?? inner
    }
  }

  /// The product or quotient in its simplest form; as it is if that is no simpler.
  private var factored: Expression {
    switch form {
    case .product, .quotient, .negative, .power:
      let factorization = Factorization(self)
      return factorization.isSimpler ? factorization.expression : self
    default: return self
    }
  }

  /// Powers that need no exponent; `nil` for the others.
  private static func power(_ base: Expression, _ exponent: Expression) -> Expression? {
    if exponent.isZero { return .number(1) }
    if exponent.isOne { return base }
    if base.isOne, exponent.literal != nil { return .number(1) }
    guard let number = base.literal, let whole = exponent.wholeLiteral, (2...20).contains(whole)
    else { return nil }
    let value = (0..<whole).reduce(1.0) { product, _ in product * number }
    return value.magnitude <= 1e12 && Fraction(value).value == value ? .number(value) : nil
  }

  /// Calls that undo each other, and roots of square numbers; `nil` for the others.
  private static func call(_ function: Function, _ arguments: [Expression]) -> Expression? {
    guard arguments.count == 1 else {
      guard function == .root, arguments.count == 2, arguments[0].literal == 2 else { return nil }
      return call(.sqrt, [arguments[1]]) ?? arguments[1].called(.sqrt)
    }
    let argument = arguments[0]
    if case .call(let inner, let values) = argument.form, values.count == 1 {
      switch (function, inner) {
      case (.ln, .exp), (.sin, .asin), (.cos, .acos), (.tan, .atan): return values[0]
      case (.exp, .ln), (.abs, .abs): return function == .abs ? argument : values[0]
      case (.abs, .sqrt): return argument
      default: break
      }
    }
    switch function {
    case .sqrt: return root(of: argument)
    case .abs:
      if let number = argument.literal { return .number(number.magnitude) }
      if case .negative(let operand) = argument.form { return operand.called(.abs) }
      return nil
    case .min, .max: return argument
    case .ln where argument.isOne: return .number(0)
    case .exp where argument.isZero: return .number(1)
    default: return nil
    }
  }

  /// Square roots of squares: of a symbol, its size.
  private static func root(of argument: Expression) -> Expression? {
    if let number = argument.literal, number >= 0, number <= 1e12 {
      let root = number.squareRoot()
      return root == root.rounded() ? .number(root) : nil
    }
    guard case .power(let base, let exponent) = argument.form, exponent.wholeLiteral == 2 else {
      return nil
    }
    return base.called(.abs)
  }

  /// A quotient without quotients in the sums above and below its line: 1/(1/f − 1/d) is f d/(d − f).
  private var withoutFractionsInside: Expression {
    guard case .quotient(let above, let below) = form else { return self }
    var common: [Factorization.Part] = []
    var number = Fraction(1)
    for side in [above, below] { side.noteDivisors(&common, &number) }
    guard !common.isEmpty || !number.isOne else { return self }
    let factor = Factorization(number: number, parts: common)
    return Expression(.quotient(above.times(factor), below.times(factor)))
  }

  /// Several expressions multiplied by one factor, so that no term of any is divided.
  static func clearingDivisors(_ expressions: [Expression]) -> [Expression] {
    var common: [Factorization.Part] = []
    var number = Fraction(1)
    for expression in expressions {
      let terms = expression.isSum ? expression : Expression(.sum([Term(expression)]))
      terms.noteDivisors(&common, &number)
    }
    guard !common.isEmpty || !number.isOne else { return expressions }
    let factor = Factorization(number: number, parts: common)
    return expressions.map { $0.times(factor).simplified }
  }

  /// Takes note of what the terms are divided by.
  private func noteDivisors(_ common: inout [Factorization.Part], _ number: inout Fraction) {
    guard case .sum(let terms) = form else { return }
    for term in terms {
      let factors = Factorization(term.expression)
      let product = number * Fraction(factors.number.below)
      // The least common multiple: what of the divisor is not in the number yet.
      let rest = Fraction(number.above, factors.number.below)
      if rest.below != 1, product.isExact { number = Fraction(number.above * rest.below) }
      for part in factors.parts where part.exponent < 0 {
        if let index = common.firstIndex(where: { $0.base.matches(part.base) }) {
          common[index].exponent = max(common[index].exponent, -part.exponent)
        } else {
          common.append(Factorization.Part(base: part.base, exponent: -part.exponent))
        }
      }
    }
  }

  /// The product with a factor, term by term.
  private func times(_ factor: Factorization) -> Expression {
    guard case .sum(let terms) = form else {
      return Factorization(self).times(factor).expression
    }
    return TermCollection(
      terms.map {
        Term(
          Factorization($0.expression).times(factor).expression, isSubtracted: $0.isSubtracted)
      }
    ).expression
  }
}
