/// A plain number as a fraction in lowest terms, as far as whole numbers can say it.
struct Fraction: Hashable {
  private(set) var above: Double
  private(set) var below: Double

  init(_ above: Double, _ below: Double = 1) {
    self.above = below < 0 ? -above : above
    self.below = below.magnitude
    reduce()
  }

  var isZero: Bool { above == 0 }
  var isOne: Bool { above == 1 && below == 1 }
  var value: Double { above / below }

  /// Beyond this, whole numbers are not told apart.
  private static let largest = 9e15

  static func * (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.above * right.above, left.below * right.below)
  }

  static func + (left: Fraction, right: Fraction) -> Fraction {
    if left.below == right.below { return Fraction(left.above + right.above, left.below) }
    return Fraction(
      left.above * right.below + right.above * left.below, left.below * right.below)
  }

  static prefix func - (fraction: Fraction) -> Fraction {
    Fraction(-fraction.above, fraction.below)
  }

  /// Whether it is finite and not so large that digits are lost.
  var isExact: Bool {
    above.magnitude <= Self.largest && below <= Self.largest && below > 0
  }

  private mutating func reduce() {
    guard isExact else { return }
    if below == 1 {
      above = Self.withoutNoise(above)
      return
    }
    // Decimals are made whole first, so that 0.5/3 is 1/6.
    var (upper, lower) = (above, below)
    for _ in 0..<9 where upper != upper.rounded() || lower != lower.rounded() {
      upper = Self.withoutNoise(upper * 10)
      lower = Self.withoutNoise(lower * 10)
    }
    guard upper == upper.rounded(), lower == lower.rounded(), upper.magnitude <= Self.largest,
      lower <= Self.largest
    else { return }
    let hadDecimals = above != above.rounded() || below != below.rounded()
    let divisor = Self.divisor(upper.magnitude, lower)
    (above, below) = (upper / divisor, lower / divisor)
    // A decimal stays one where it ends.
    if hadDecimals, Self.isDecimal(below) { (above, below) = (above / below, 1) }
  }

  /// Whether a fraction with this divisor has an end as a decimal.
  private static func isDecimal(_ divisor: Double) -> Bool {
    [1, 2, 4, 5, 8, 10, 16, 20, 25, 40, 50, 80, 100, 125, 200, 250, 500, 1000].contains(divisor)
  }

  private static func divisor(_ first: Double, _ second: Double) -> Double {
    var (a, b) = (first, second)
    while b > 0 { (a, b) = (b, a.truncatingRemainder(dividingBy: b)) }
    return max(a, 1)
  }

  /// Without what binary arithmetic leaves behind the digits that were written: 0.30000000000000004 is 0.3.
  static func withoutNoise(_ value: Double) -> Double {
    guard value.magnitude < 1e3 else { return value }
    let rounded = (value * 1e12).rounded() / 1e12
    return (rounded - value).magnitude <= 4e-16 * value.magnitude ? rounded : value
  }
}
