import Numbers
import Quantities

extension Expression {
  /// The value in plain numbers of SI units, dimensions left aside: for searching roots and drawing curves, where an expression is
  /// evaluated very often.
  ///
  /// - Parameter values: the number of each name; π need not be among them.
  /// - Returns: a finite number, or `nil` where there is none.
  public func number(_ values: (ValueName) -> Double?) -> Double? {
    let result = plain(values)
    return result.isFinite ? result : nil
  }

  /// The value as floating-point arithmetic has it; NaN for what is undefined.
  private func plain(_ values: (ValueName) -> Double?) -> Double {
    switch form {
    case .number(let value, _): return value
    case .quantity(let quantity, _): return quantity.value
    case .name(let name): return values(name) ?? (name.isPi ? .pi : .nan)
    case .sum(let terms):
      return terms.reduce(0) { sum, term in
        let value = term.expression.plain(values)
        return term.isSubtracted ? sum - value : sum + value
      }
    case .product(let factors):
      return factors.reduce(1) { $0 * $1.plain(values) }
    case .quotient(let above, let below):
      let divisor = below.plain(values)
      return divisor == 0 ? .nan : above.plain(values) / divisor
    case .power(let base, let exponent):
      return Elementary.pow(base.plain(values), exponent.plain(values))
    case .negative(let operand): return -operand.plain(values)
    case .call(.sum, let arguments):
      return Summation(arguments)?.expression.plain(values) ?? .nan
    case .call(let function, let arguments):
      guard function.arguments.contains(arguments.count) else { return .nan }
      return function.number(arguments.map { $0.plain(values) })
    }
  }
}

extension ValueName {
  /// Whether this is the number π, where nothing else has that name.
  public var isPi: Bool { self == ValueName("π") || self == ValueName("pi") }
}

extension Function {
  /// The value for plain numbers, of which there are as many as it takes; NaN for what is undefined.
  fileprivate func number(_ values: [Double]) -> Double {
    let x = values[0]
    return switch self {
    case .sin: x.isFinite ? Elementary.sin(x) : .nan
    case .cos: x.isFinite ? Elementary.cos(x) : .nan
    case .tan: x.isFinite ? Elementary.tan(x) : .nan
    case .asin: Elementary.asin(x)
    case .acos: Elementary.acos(x)
    case .atan: Elementary.atan(x)
    case .sqrt: x.squareRoot()
    case .root: Function.root(values[1], degree: x)
    case .abs: x.magnitude
    case .exp: Elementary.exp(x)
    case .ln: x > 0 ? Elementary.log(x) : .nan
    case .log: x > 0 ? Elementary.log10(x) : .nan
    case .round: x.rounded(.toNearestOrAwayFromZero)
    case .floor: x.rounded(.down)
    case .ceil: x.rounded(.up)
    case .min: values.contains { $0.isNaN } ? .nan : values.min() ?? .nan
    case .max: values.contains { $0.isNaN } ? .nan : values.max() ?? .nan
    case .sum: .nan
    }
  }

  private static func root(_ x: Double, degree: Double) -> Double {
    guard (2...20).contains(degree), degree == degree.rounded() else { return .nan }
    let isOdd = degree.truncatingRemainder(dividingBy: 2) == 1
    if x < 0 { return isOdd ? -Elementary.pow(-x, 1 / degree) : .nan }
    return Elementary.pow(x, 1 / degree)
  }
}
