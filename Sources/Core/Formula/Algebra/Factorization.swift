/// A product or quotient taken apart: its sign and number, and the bases with their whole exponents in the order in which they
/// first stand. Equal bases are one.
struct Factorization {
  struct Part {
    var base: Expression
    var exponent: Int
  }

  private(set) var number = Fraction(1)
  private(set) var parts: [Part] = []
  /// Whether anything became simpler than it was written.
  private(set) var isSimpler = false
  private var numbersAbove = 0
  private var numbersBelow = 0
  /// The literals above and below the line, multiplied as they are.
  private var written = (above: 1.0, below: 1.0)

  /// Where a factor stands.
  private enum Place {
    case top, product, quotient
  }

  init(_ expression: Expression) {
    collect(expression, 1, in: .top)
    parts.removeAll { $0.exponent == 0 }
    let hasPartAbove = parts.contains { $0.exponent > 0 }
    if number.above.magnitude != written.above || number.below != written.below { isSimpler = true }
    if numbersAbove > 1 || numbersBelow > 1 { isSimpler = true }
    if numbersAbove == 1, number.above.magnitude == 1, hasPartAbove { isSimpler = true }
  }

  init(number: Fraction, parts: [Part]) {
    self.number = number
    self.parts = parts
  }

  /// The product with another one.
  func times(_ other: Factorization) -> Factorization {
    var result = self
    result.number = number * other.number
    for part in other.parts { result.add(part.base, part.exponent) }
    result.parts.removeAll { $0.exponent == 0 }
    return result
  }

  /// The same symbols with another number.
  func with(_ number: Fraction) -> Factorization { Factorization(number: number, parts: parts) }

  /// One divided by it.
  var inverse: Factorization {
    Factorization(
      number: Fraction(number.below, number.above),
      parts: parts.map { Part(base: $0.base, exponent: -$0.exponent) })
  }

  /// Whether it differs from another one in its number only.
  func isLike(_ other: Factorization) -> Bool {
    Expression.pairUp(parts, other.parts) {
      $0.exponent == $1.exponent && $0.base.matches($1.base)
    }
  }

  // MARK: Taking apart

  private mutating func collect(_ expression: Expression, _ exponent: Int, in place: Place) {
    switch expression.form {
    case .number(let value, _) where value.isFinite && (value != 0 || exponent > 0):
      multiply(by: value, exponent, expression)
    case .negative(let operand):
      if exponent % 2 != 0 { number = -number }
      if place != .top || operand.isNegative { isSimpler = true }
      collect(operand, exponent, in: place)
    case .product(let factors):
      if place == .product { isSimpler = true }
      for factor in factors { collect(factor, exponent, in: place == .top ? .product : place) }
    case .quotient(let above, let below):
      if place == .quotient { isSimpler = true }
      collect(above, exponent, in: .quotient)
      collect(below, -exponent, in: .quotient)
    case .power(let base, let power):
      if let whole = power.wholeLiteral, whole != 0, (whole * exponent).magnitude <= 99 {
        if exponent != 1, exponent != -1 { isSimpler = true }
        collectPower(base, whole * exponent)
      } else {
        add(expression, exponent)
      }
    case .sum(let terms) where terms.allSatisfy { $0.isSubtracted }:
      isSimpler = true
      if exponent % 2 != 0 { number = -number }
      add(expression.negated, exponent)
    default: add(expression, exponent)
    }
  }

  private mutating func multiply(by value: Double, _ exponent: Int, _ expression: Expression) {
    var product = Fraction(1)
    for _ in 0..<exponent.magnitude {
      product = product * (exponent > 0 ? Fraction(value) : Fraction(1, value))
    }
    let result = number * product
    guard result.isExact else { return add(expression, exponent) }
    if exponent > 0 { numbersAbove += 1 } else { numbersBelow += 1 }
    if value == 0 || value == 1 && exponent < 0 { isSimpler = true }
    for _ in 0..<exponent.magnitude {
      if exponent > 0 { written.above *= value } else { written.below *= value }
    }
    number = result
  }

  private mutating func collectPower(_ base: Expression, _ exponent: Int) {
    switch base.form {
    case .name, .call, .sum: add(base, exponent)
    case .negative(let operand):
      isSimpler = true
      if exponent % 2 != 0 { number = -number }
      collectPower(operand, exponent)
    case .power(let inner, let power):
      if let whole = power.wholeLiteral, whole != 0, (whole * exponent).magnitude <= 99 {
        isSimpler = true
        collectPower(inner, whole * exponent)
      } else {
        add(base, exponent)
      }
    default: add(base, exponent)
    }
  }

  private mutating func add(_ base: Expression, _ exponent: Int) {
    for index in parts.indices {
      if parts[index].base.matches(base) {
        parts[index].exponent += exponent
        isSimpler = true
        return joinRoots(at: index)
      }
      if case .sum = base.form, parts[index].base.matches(base.reversedSigns) {
        if exponent % 2 != 0 { number = -number }
        parts[index].exponent += exponent
        isSimpler = true
        return
      }
    }
    parts.append(Part(base: base, exponent: exponent))
    joinRoots(at: parts.count - 1)
  }

  /// √x √x is x, wherever √x is defined.
  private mutating func joinRoots(at index: Int) {
    guard case .call(.sqrt, let arguments) = parts[index].base.form, arguments.count == 1 else {
      return
    }
    let pairs = parts[index].exponent / 2
    guard pairs != 0 else { return }
    isSimpler = true
    parts[index].exponent -= 2 * pairs
    let inner = Factorization(arguments[0])
    number = number * inner.power(pairs).number
    for part in inner.power(pairs).parts { add(part.base, part.exponent) }
  }

  private func power(_ exponent: Int) -> Factorization {
    var result = Factorization(number: Fraction(1), parts: [])
    for _ in 0..<exponent.magnitude { result = result.times(exponent > 0 ? self : inverse) }
    return result
  }

  // MARK: Putting together

  /// What stands above the line, without its sign.
  private var above: Expression {
    var factors = parts.filter { $0.exponent > 0 }.map { $0.base.raised(to: $0.exponent) }
    if number.above.magnitude != 1 || factors.isEmpty {
      factors.insert(.number(number.above.magnitude), at: 0)
    }
    return Expression.joined(factors)
  }

  private var below: Expression {
    var factors = parts.filter { $0.exponent < 0 }.map { $0.base.raised(to: -$0.exponent) }
    if number.below != 1 { factors.insert(.number(number.below), at: 0) }
    return factors.isEmpty ? .number(1) : Expression.joined(factors)
  }

  /// The product without its sign, the number first.
  var unsigned: Expression {
    if number.isZero { return .number(0) }
    return below.isOne ? above : Expression(.quotient(above, below))
  }

  var expression: Expression { number.above < 0 ? unsigned.negated : unsigned }
}

extension Expression {
  /// The whole number that a literal is.
  var wholeLiteral: Int? {
    guard let literal, literal == literal.rounded(), literal.magnitude <= 99 else { return nil }
    return Int(literal)
  }

  /// Factors side by side, as they are.
  fileprivate static func joined(_ factors: [Expression]) -> Expression {
    factors.count == 1 ? factors[0] : Expression(.product(factors))
  }

  var isNegative: Bool {
    if case .negative = form { true } else { false }
  }

  /// A sum with the sign of each term changed.
  fileprivate var reversedSigns: Expression {
    guard case .sum(let terms) = form else { return self }
    return Expression(.sum(terms.map { Term($0.expression, isSubtracted: !$0.isSubtracted) }))
  }
}
