extension Elementary {
  /// The angle from −π/2 to π/2 whose tangent this is.
  public static func atan(_ x: Double) -> Double {
    atan2(x, 1)
  }

  /// The angle from −π/2 to π/2 whose sine this is; NaN beyond ±1.
  public static func asin(_ x: Double) -> Double {
    guard x.magnitude <= 1 else { return .nan }
    guard x.magnitude >= tiny else { return x }
    let value = angle(DoubleDouble(x.magnitude), leg(of: x)).rounded
    return x < 0 ? -value : value
  }

  /// The angle from 0 to π whose cosine this is; NaN beyond ±1.
  public static func acos(_ x: Double) -> Double {
    guard x.magnitude <= 1 else { return .nan }
    let value = angle(leg(of: x), DoubleDouble(x.magnitude))
    return x < 0 ? (DoubleDouble.pi - value).rounded : value.rounded
  }

  /// The angle from −π to π of the direction (x, y), counted from the x axis towards the y axis; the signs of zeros count.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    guard !y.isNaN, !x.isNaN else { return .nan }
    let value = quadrant(y.magnitude, x.magnitude)
    let isBehind = x.sign == .minus
    let turned = isBehind ? (DoubleDouble.pi - value).rounded : value.rounded
    return y.sign == .minus ? -turned : turned
  }

  /// √(1 − x²), the other leg of the right triangle with hypotenuse 1.
  private static func leg(of x: Double) -> DoubleDouble {
    (DoubleDouble.sum(1, -x) * DoubleDouble.sum(1, x)).squareRoot
  }

  /// The angle of a direction in the first quadrant; zero and infinity included.
  private static func quadrant(_ y: Double, _ x: Double) -> DoubleDouble {
    if y == 0 { return DoubleDouble(0) }
    if x == 0 { return .halfPi }
    if y.isInfinite || x.isInfinite {
      if y.isInfinite, x.isInfinite { return DoubleDouble(arctangents[8].high, arctangents[8].low) }
      return y.isInfinite ? .halfPi : DoubleDouble(0)
    }
    let difference = Int(y.exponent) - Int(x.exponent)
    if difference > 60 { return .halfPi }
    if difference < -60 { return DoubleDouble(y / x) }
    let exponent = min(max(Int(max(x, y).exponent), -1000), 1000)
    let scale = Double(sign: .plus, exponent: -exponent, significand: 1)
    return angle(DoubleDouble(y * scale), DoubleDouble(x * scale))
  }

  /// The angle of a direction in the first quadrant, with both legs near 1 or below.
  private static func angle(_ y: DoubleDouble, _ x: DoubleDouble) -> DoubleDouble {
    y.high <= x.high ? arctangent(y, x) : DoubleDouble.halfPi - arctangent(x, y)
  }

  /// The arctangent of `y / x` ≤ 1: that of the nearest eighth, and that of what is left by
  /// atan a − atan c = atan((a − c) / (1 + a c)), as the series t − t³/3 + t⁵/5 − …
  private static func arctangent(_ y: DoubleDouble, _ x: DoubleDouble) -> DoubleDouble {
    let nearest = (y.high / x.high * 8).rounded()
    let eighth = nearest / 8
    let rest = nearest == 0 ? y / x : (y - x * eighth) / (x + y * eighth)
    let square = rest.high * rest.high
    let tail = rest.high * square * polynomial(arctangentSeries, square)
    return arctangents[Int(nearest)] + DoubleDouble.sum(rest.high, rest.low + tail)
  }

  /// −1/3, 1/5, −1/7, …
  private static let arctangentSeries: [Double] = [
    -1 / 3, 1 / 5, -1 / 7, 1 / 9, -1 / 11, 1 / 13, -1 / 15, 1 / 17,
  ]

  /// The arctangents of 0, 1/8, … 1.
  private static let arctangents: [DoubleDouble] = [
    DoubleDouble(0),
    DoubleDouble(0.12435499454676144, -3.1253241424539383e-18),
    DoubleDouble(0.24497866312686414, 1.0698755618734451e-17),
    DoubleDouble(0.35877067027057225, -2.4623815582638635e-17),
    DoubleDouble(0.4636476090008061, 2.2698777452961687e-17),
    DoubleDouble(0.5585993153435624, -5.4556305485916264e-18),
    DoubleDouble(0.6435011087932844, 1.5834785051444286e-17),
    DoubleDouble(0.7188299996216245, -2.1478388444456983e-17),
    DoubleDouble(0.7853981633974483, 3.061616997868383e-17),
  ]
}
