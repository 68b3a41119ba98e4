/// A number as the unevaluated sum of two doubles, about 106 bits: what the elementary functions calculate with where one
/// double would lose the last bit.
///
/// Made of additions and multiplications that no compiler may fuse or reorder, so every machine gets the same bits.
/// Source of the exact sum: Knuth, of the exact product: Dekker and Veltkamp.
struct DoubleDouble: Sendable {
  var high: Double
  var low: Double

  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// The nearest double.
  var rounded: Double { high + low }

  static let pi = DoubleDouble(3.141592653589793, 1.2246467991473532e-16)
  static let halfPi = DoubleDouble(1.5707963267948966, 6.123233995736766e-17)
  /// The natural logarithm of 2.
  static let ln2 = DoubleDouble(0.6931471805599453, 2.3190468138462996e-17)
  /// One over the natural logarithm of 10.
  static let perLn10 = DoubleDouble(0.4342944819032518, 1.098319650216765e-17)

  /// The exact sum of two doubles.
  static func sum(_ left: Double, _ right: Double) -> DoubleDouble {
    let high = left + right
    let part = high - left
    return DoubleDouble(high, (left - (high - part)) + (right - part))
  }

  /// The exact product of two doubles that are neither near overflow nor near underflow.
  static func product(_ left: Double, _ right: Double) -> DoubleDouble {
    let (leftHigh, leftLow) = halves(left)
    let (rightHigh, rightLow) = halves(right)
    let high = left * right
    let error = leftHigh * rightHigh - high + leftHigh * rightLow + leftLow * rightHigh
    return DoubleDouble(high, error + leftLow * rightLow)
  }

  /// Two halves of 26 bits, whose products are exact.
  private static func halves(_ value: Double) -> (high: Double, low: Double) {
    let shifted = value * 134_217_729  // 2²⁷ + 1
    let high = shifted - (shifted - value)
    return (high, value - high)
  }

  static prefix func - (value: DoubleDouble) -> DoubleDouble {
    DoubleDouble(-value.high, -value.low)
  }

  static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let highs = sum(left.high, right.high)
    let lows = sum(left.low, right.low)
    let first = sum(highs.high, highs.low + lows.high)
    return sum(first.high, first.low + lows.low)
  }

  static func - (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble { left + -right }

  static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let exact = product(left.high, right.high)
    return sum(exact.high, exact.low + (left.high * right.low + left.low * right.high))
  }

  static func * (left: DoubleDouble, right: Double) -> DoubleDouble {
    left * DoubleDouble(right)
  }

  static func / (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let first = left.high / right.high
    let rest = left - right * first
    let second = rest.high / right.high
    let last = (rest - right * second).high / right.high
    return sum(first, second) + DoubleDouble(last)
  }

  /// The square root of a number that is not negative.
  var squareRoot: DoubleDouble {
    let root = high.squareRoot()
    guard root > 0 else { return DoubleDouble(0) }
    let rest = self - DoubleDouble.product(root, root)
    return DoubleDouble.sum(root, rest.high / (2 * root))
  }
}
