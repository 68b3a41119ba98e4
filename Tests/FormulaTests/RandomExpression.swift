import Formula
import TestSupport

/// Expressions that look random and are the same in every run, for the laws of algebra.
struct RandomExpression {
  var chance: Chance

  init(seed: UInt64) { chance = Chance(seed) }

  static let symbols = ["x", "y", "z", "a_1", "θ"]

  /// An expression of at most this depth.
  mutating func next(depth: Int) -> Expression {
    if depth == 0 || chance.number(in: 0...9) == 0 { return leaf() }
    switch chance.number(in: 0...11) {
    case 0...2:
      let count = chance.number(in: 2...4)
      return Expression(
        .sum(
          (0..<count).map { _ in
            Expression.Term(next(depth: depth - 1), isSubtracted: chance.number(in: 0...1) == 0)
          }))
    case 3...5:
      let count = chance.number(in: 2...3)
      return Expression(.product((0..<count).map { _ in next(depth: depth - 1) }))
    case 6, 7: return Expression(.quotient(next(depth: depth - 1), next(depth: depth - 1)))
    case 8: return Expression(.negative(next(depth: depth - 1)))
    case 9: return Expression(.power(next(depth: depth - 1), exponent()))
    default:
      let functions: [Function] = [
        .sin, .cos, .tan, .sqrt, .abs, .exp, .ln, .atan, .asin, .acos, .log,
      ]
      let function = functions[chance.number(in: 0...functions.count - 1)]
      return Expression(.call(function, [next(depth: depth - 1)]))
    }
  }

  private mutating func leaf() -> Expression {
    switch chance.number(in: 0...3) {
    case 0: return .number(Double(chance.number(in: 0...6)))
    case 1: return Expression(.number(Double(chance.number(in: 1...30)) / 4, places: 2))
    default: return .name(Self.symbols[chance.number(in: 0...Self.symbols.count - 1)])
    }
  }

  private mutating func exponent() -> Expression {
    let numbers: [Double] = [2, 3, -1, -2, 0, 1, 0.5]
    return .number(numbers[chance.number(in: 0...numbers.count - 1)])
  }

  /// A positive number for each symbol.
  mutating func values() -> [String: Double] {
    var values: [String: Double] = [:]
    for symbol in Self.symbols { values[symbol] = chance.number(0.2, 2.5) }
    return values
  }
}
