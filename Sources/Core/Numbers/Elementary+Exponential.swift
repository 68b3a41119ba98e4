extension Elementary {
  /// e to the power x.
  public static func exp(_ x: Double) -> Double {
    x.isNaN ? .nan : exponential(DoubleDouble(x))
  }

  /// The natural logarithm; −∞ of zero, NaN of a negative number.
  public static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    return x.isInfinite ? x : logarithm(x).rounded
  }

  /// The logarithm to base ten; exact for powers of ten.
  public static func log10(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    return x.isInfinite ? x : (logarithm(x) * DoubleDouble.perLn10).rounded
  }

  /// `base` to the power `exponent`; NaN for a negative base with an exponent that is not whole.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base.isNaN || exponent.isNaN { return .nan }
    if exponent == 1 { return base }
    if exponent == 2 { return base * base }
    if exponent.isInfinite {
      if base.magnitude == 1 { return 1 }
      return (base.magnitude > 1) == (exponent > 0) ? .infinity : 0
    }
    let isWhole = exponent == exponent.rounded()
    let isOdd = isWhole && (exponent / 2) != (exponent / 2).rounded()
    let isNegative = base.sign == .minus && isOdd
    if base == -1, isWhole { return isOdd ? -1 : 1 }
    if base == 0 || base.isInfinite {
      let value = (base == 0) == (exponent > 0) ? 0.0 : .infinity
      return isNegative ? -value : value
    }
    guard base > 0 || isWhole else { return .nan }
    let size = logarithm(base.magnitude)
    // Beyond this the power has overflowed or vanished, and the exact product below might not be a number.
    let power =
      (size.high * exponent).magnitude > 1000
      ? DoubleDouble(size.high * exponent) : size * exponent
    return isNegative ? -exponential(power) : exponential(power)
  }

  /// The hypotenuse of a right triangle with these legs, without overflow on the way.
  public static func hypot(_ x: Double, _ y: Double) -> Double {
    if x.isInfinite || y.isInfinite { return .infinity }
    if x.isNaN || y.isNaN { return .nan }
    let (long, short) = (max(x.magnitude, y.magnitude), min(x.magnitude, y.magnitude))
    if short == 0 { return long }
    let exponent = min(max(Int(long.exponent), -1000), 1000)
    if exponent - Int(short.exponent) > 60 { return long }
    let scale = Double(sign: .plus, exponent: -exponent, significand: 1)
    let (first, second) = (long * scale, short * scale)
    let squares = DoubleDouble.product(first, first) + DoubleDouble.product(second, second)
    return squares.squareRoot.rounded / scale
  }

  /// e to a power: whole powers of 2, and 1 + r + r²/2! + r³/3! + … for |r| ≤ ln 2 / 2.
  private static func exponential(_ power: DoubleDouble) -> Double {
    if power.high > 709.8 { return .infinity }
    if power.high < -745.2 { return 0 }
    let twos = (power.high / DoubleDouble.ln2.high).rounded()
    let rest = power - DoubleDouble.ln2 * twos
    let tail = rest.high * rest.high * rest.high * polynomial(exponentialSeries, rest.high)
    let square = rest * rest
    let half = DoubleDouble(square.high / 2, square.low / 2)
    let value = (DoubleDouble(1) + rest + half + DoubleDouble(tail)).rounded
    // In two steps, because 2¹⁰²⁴ is no double and results below 2⁻¹⁰²² are rounded once only.
    let first = max(min(Int(twos), 1000), -1000)
    let scaled = value * Double(sign: .plus, exponent: first, significand: 1)
    return scaled * Double(sign: .plus, exponent: Int(twos) - first, significand: 1)
  }

  /// The natural logarithm of a positive finite number, to about 2⁻⁶⁶ of itself: a whole number of ln 2, and
  /// ln m = 2 (s + s³/3 + s⁵/5 + …) with s = (m − 1)/(m + 1), for m from √½ to √2.
  private static func logarithm(_ x: Double) -> DoubleDouble {
    var twos = Int(x.exponent)
    var mantissa = x.significand
    if mantissa > 1.4142135623730951 {
      mantissa /= 2
      twos += 1
    }
    let difference = DoubleDouble(mantissa - 1)
    let ratio = difference / (DoubleDouble(2) + difference)
    let square = ratio * ratio
    let cube = square * ratio
    let tail = cube.high * square.high * polynomial(logarithmSeries, square.high)
    let doubled = DoubleDouble(2 * ratio.high, 2 * ratio.low)
    let third = cube * (DoubleDouble(2) / DoubleDouble(3))
    return DoubleDouble.ln2 * Double(twos) + doubled + (third + DoubleDouble(tail))
  }

  /// 1/3!, 1/4!, 1/5!, …
  private static let exponentialSeries: [Double] = [
    1 / 6, 1 / 24, 1 / 120, 1 / 720, 1 / 5040, 1 / 40320, 1 / 362_880, 1 / 3_628_800,
    1 / 39_916_800, 1 / 479_001_600, 1 / 6_227_020_800, 1 / 87_178_291_200,
  ]

  /// 2/5, 2/7, 2/9, …
  private static let logarithmSeries: [Double] = [
    2 / 5, 2 / 7, 2 / 9, 2 / 11, 2 / 13, 2 / 15, 2 / 17, 2 / 19, 2 / 21, 2 / 23, 2 / 25,
  ]
}
