extension Expression {
  /// The plain number that this is: a literal, or a literal with minus signs.
  var literal: Double? {
    switch form {
    case .number(let value, _): value
    case .negative(let operand): operand.literal.map { -$0 }
    default: nil
    }
  }

  var isZero: Bool { literal == 0 }
  var isOne: Bool { literal == 1 }

  /// The expression with the other sign; a minus in front is taken away.
  var negated: Expression {
    switch form {
    case .negative(let operand): operand
    case .number(0, _): self
    case .sum(let terms) where terms.allSatisfy { $0.isSubtracted }:
      Expression.adding(terms.map { $0.expression })
    default: Expression(.negative(self))
    }
  }

  /// The sum of terms, flat and without zeros; negative ones are subtracted.
  static func adding(_ expressions: [Expression]) -> Expression {
    var terms: [Term] = []
    for expression in expressions { expression.appendTerms(isSubtracted: false, to: &terms) }
    return adding(terms)
  }

  /// The sum of terms as they are.
  static func adding(_ terms: [Term]) -> Expression {
    guard terms.count < 2, let only = terms.first else {
      return terms.isEmpty ? .number(0) : Expression(.sum(terms))
    }
    return only.isSubtracted ? only.expression.negated : only.expression
  }

  private func appendTerms(isSubtracted: Bool, to terms: inout [Term]) {
    switch form {
    case .number(0, _): return
    case .negative(let operand): operand.appendTerms(isSubtracted: !isSubtracted, to: &terms)
    case .sum(let inner):
      for term in inner {
        term.expression.appendTerms(isSubtracted: isSubtracted != term.isSubtracted, to: &terms)
      }
    default: terms.append(Term(self, isSubtracted: isSubtracted))
    }
  }

  static func - (left: Expression, right: Expression) -> Expression {
    adding([left, right.negated])
  }

  /// The product of factors, flat and without ones, with the sign in front; zero if one of them is.
  static func multiplying(_ expressions: [Expression]) -> Expression {
    var factors: [Expression] = []
    var isNegative = false
    for expression in expressions {
      var factor = expression
      while case .negative(let operand) = factor.form {
        factor = operand
        isNegative.toggle()
      }
      if factor.isZero { return .number(0) }
      if factor.isOne { continue }
      if case .product(let inner) = factor.form {
        factors += inner
      } else {
        factors.append(factor)
      }
    }
    let product = factors.count > 1 ? Expression(.product(factors)) : factors.first ?? .number(1)
    return isNegative ? product.negated : product
  }

  /// The quotient, with the sign in front; what is divided by one stays as it is.
  func divided(by divisor: Expression) -> Expression {
    if divisor.isOne { return self }
    if isZero { return self }
    if case .negative(let operand) = form { return operand.divided(by: divisor).negated }
    if case .negative(let operand) = divisor.form { return divided(by: operand).negated }
    return Expression(.quotient(self, divisor))
  }

  /// The power with a whole exponent; the first is the base itself.
  func raised(to exponent: Int) -> Expression {
    if exponent == 0 { return .number(1) }
    return exponent == 1 ? self : Expression(.power(self, .number(Double(exponent))))
  }

  /// The expression as if it had been made and not written, for one whose text is not where its faults are shown.
  public var withoutPlaces: Expression {
    var made = replacingChildren { $0.withoutPlaces }
    made.span = nil
    return made
  }

  func called(_ function: Function) -> Expression { Expression(.call(function, [self])) }

  /// How many parts the tree has.
  var size: Int { children.reduce(1) { $0 + $1.size } }

  /// Whether a symbol occurs in it.
  func contains(_ symbol: ValueName) -> Bool { occurrences(of: symbol) > 0 }

  /// How often a symbol stands in it; in a sum over an index, how often in the terms.
  func occurrences(of symbol: ValueName) -> Int {
    if let terms = summation?.terms {
      return terms.reduce(0) { $0 + $1.expression.occurrences(of: symbol) }
    }
    if case .name(let name) = form { return name == symbol ? 1 : 0 }
    return children.reduce(0) { $0 + $1.occurrences(of: symbol) }
  }

  /// The expression with another in the place of every one equal to `part`.
  func replacing(_ part: Expression, by other: Expression) -> Expression {
    if self == part { return other }
    return replacingChildren { $0.replacing(part, by: other) }
  }

  /// The same form with each child replaced by what `change` makes of it.
  func replacingChildren(_ change: (Expression) -> Expression) -> Expression {
    let changed: Form =
      switch form {
      case .number, .quantity, .name: form
      case .sum(let terms):
        .sum(terms.map { Term(change($0.expression), isSubtracted: $0.isSubtracted) })
      case .product(let factors): .product(factors.map(change))
      case .quotient(let above, let below): .quotient(change(above), change(below))
      case .power(let base, let exponent): .power(change(base), change(exponent))
      case .negative(let operand): .negative(change(operand))
      case .call(.sum, let arguments) where arguments.count == 4:
        .call(.sum, Array(arguments[..<3]) + [change(arguments[3])])
      case .call(let function, let arguments): .call(function, arguments.map(change))
      }
    return Expression(changed, at: span)
  }

  /// The expression with every sum over an index in which a symbol stands written out.
  func writingOutSums(with symbol: ValueName) -> Expression {
    if let summation { return contains(symbol) ? summation.expression : self }
    return replacingChildren { $0.writingOutSums(with: symbol) }
  }

  /// Whether two expressions are the same but for the order of terms and factors.
  func matches(_ other: Expression) -> Bool {
    switch (form, other.form) {
    case (.sum(let first), .sum(let second)):
      return Expression.pairUp(first, second) {
        $0.isSubtracted == $1.isSubtracted && $0.expression.matches($1.expression)
      }
    case (.product(let first), .product(let second)):
      return Expression.pairUp(first, second) { $0.matches($1) }
    case (.quotient(let a, let b), .quotient(let c, let d)): return a.matches(c) && b.matches(d)
    case (.power(let a, let b), .power(let c, let d)): return a.matches(c) && b.matches(d)
    case (.negative(let first), .negative(let second)): return first.matches(second)
    default: return self == other
    }
  }

  /// Whether each item of one list has its own counterpart in the other.
  static func pairUp<Item>(
    _ first: [Item], _ second: [Item], _ areAlike: (Item, Item) -> Bool
  ) -> Bool {
    guard first.count == second.count else { return false }
    var rest = second
    for item in first {
      guard let index = rest.firstIndex(where: { areAlike(item, $0) }) else { return false }
      rest.remove(at: index)
    }
    return true
  }
}
