/// An expression as a fraction of two polynomials in one symbol, whose coefficients are free of it.
struct SymbolFraction {
  /// The coefficients, that of the constant first; the last is not zero.
  private(set) var above: [Expression]
  private(set) var below: [Expression]

  /// The highest power that is kept.
  private static let highest = 6

  /// - Returns: `nil` if the expression is no such fraction: the symbol stands in a function or in an exponent.
  init?(_ expression: Expression, in symbol: ValueName) {
    guard expression.contains(symbol) else {
      self.init([expression], [.number(1)])
      return
    }
    switch expression.form {
    case .name: self.init([.number(0), .number(1)], [.number(1)])
    case .negative(let operand):
      guard let inner = SymbolFraction(operand, in: symbol) else { return nil }
      self.init(inner.above.map { $0.negated }, inner.below)
    case .sum(let terms): self.init(sumOf: terms, in: symbol)
    case .product(let factors):
      var result: SymbolFraction? = SymbolFraction([.number(1)], [.number(1)])
      for factor in factors {
        guard let before = result, let next = SymbolFraction(factor, in: symbol) else {
          return nil
        }
        result = before.times(next)
      }
      guard let result else { return nil }
      self = result
    case .quotient(let dividend, let divisor):
      guard let first = SymbolFraction(dividend, in: symbol),
        let second = SymbolFraction(divisor, in: symbol), !second.isZero,
        let quotient = first.times(SymbolFraction(second.below, second.above))
      else { return nil }
      self = quotient
    case .power(let base, let exponent):
      guard let whole = exponent.wholeLiteral, whole != 0, whole.magnitude <= Self.highest,
        let inner = SymbolFraction(base, in: symbol)
      else { return nil }
      var result: SymbolFraction? = inner
      for _ in 1..<max(whole.magnitude, 1) { result = result?.times(inner) }
      guard let result, whole > 0 || !result.isZero else { return nil }
      self = whole > 0 ? result : SymbolFraction(result.below, result.above)
    default: return nil
    }
  }

  private init(_ above: [Expression], _ below: [Expression]) {
    self.above = Self.trimmed(above)
    self.below = Self.trimmed(below)
    // A common factor of the symbol itself cancels.
    while self.above.count > 1, self.below.count > 1, self.above[0].isZero, self.below[0].isZero {
      self.above.removeFirst()
      self.below.removeFirst()
    }
    // What is divided by something free of the symbol has its coefficients divided.
    if self.below.count == 1, !self.below[0].isOne {
      let divisor = self.below[0]
      self.above = self.above.map { $0.divided(by: divisor).simplified }
      self.below = [.number(1)]
    }
  }

  private init?(sumOf terms: [Expression.Term], in symbol: ValueName) {
    var result = SymbolFraction([.number(0)], [.number(1)])
    var free: [Expression] = []
    for term in terms {
      let signed = term.isSubtracted ? term.expression.negated : term.expression
      guard term.expression.contains(symbol) else {
        free.append(signed)
        continue
      }
      guard let next = SymbolFraction(signed, in: symbol), let sum = result.plus(next) else {
        return nil
      }
      result = sum
    }
    guard !free.isEmpty else {
      self = result
      return
    }
    guard let sum = result.plus(SymbolFraction([Expression.adding(free)], [.number(1)])) else {
      return nil
    }
    self = sum
  }

  var isZero: Bool { above.count == 1 && above[0].isZero }

  /// The sum; over one divisor where both have the same.
  func plus(_ other: SymbolFraction) -> SymbolFraction? {
    if below == other.below { return SymbolFraction(Self.sum(above, other.above), below) }
    guard let first = Self.product(above, other.below),
      let second = Self.product(other.above, below),
      let divisor = Self.product(below, other.below)
    else { return nil }
    return SymbolFraction(Self.sum(first, second), divisor)
  }

  var negated: SymbolFraction { SymbolFraction(above.map { $0.negated }, below) }

  private func times(_ other: SymbolFraction) -> SymbolFraction? {
    guard let dividend = Self.product(above, other.above),
      let divisor = Self.product(below, other.below)
    else { return nil }
    return SymbolFraction(dividend, divisor)
  }

  private static func sum(_ first: [Expression], _ second: [Expression]) -> [Expression] {
    (0..<max(first.count, second.count)).map { index in
      let terms = [first, second].filter { index < $0.count }.map { $0[index] }
      return Expression.adding(terms).simplified
    }
  }

  private static func product(_ first: [Expression], _ second: [Expression]) -> [Expression]? {
    guard first.count + second.count - 2 <= highest else { return nil }
    var result = Array(repeating: [Expression](), count: first.count + second.count - 1)
    for (i, a) in first.enumerated() {
      for (j, b) in second.enumerated() { result[i + j].append(.multiplying([a, b])) }
    }
    let sums = result.map { Expression.adding($0).simplified }
    return sums.reduce(0) { $0 + $1.size } <= 2000 ? sums : nil
  }

  private static func trimmed(_ coefficients: [Expression]) -> [Expression] {
    var result = coefficients
    while result.count > 1, result[result.count - 1].isZero { result.removeLast() }
    return result.isEmpty ? [.number(0)] : result
  }
}
