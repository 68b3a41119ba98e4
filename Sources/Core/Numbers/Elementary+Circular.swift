extension Elementary {
  /// The sine of an angle in radians.
  public static func sin(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    guard angle.magnitude >= tiny else { return angle }
    let turns = QuarterTurns(of: angle.magnitude)
    let value = turned(turns, by: 0).rounded
    return angle < 0 ? -value : value
  }

  /// The cosine of an angle in radians.
  public static func cos(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    return turned(QuarterTurns(of: angle.magnitude), by: 1).rounded
  }

  /// The tangent of an angle in radians; never infinite, because no double is π/2.
  public static func tan(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    guard angle.magnitude >= tiny else { return angle }
    let turns = QuarterTurns(of: angle.magnitude)
    let value = (turned(turns, by: 0) / turned(turns, by: 1)).rounded
    return angle < 0 ? -value : value
  }

  /// The sine of an angle after so many more quarter turns.
  private static func turned(_ turns: QuarterTurns, by quarters: Int) -> DoubleDouble {
    switch (turns.count + quarters) & 3 {
    case 0: sine(turns.rest)
    case 1: cosine(turns.rest)
    case 2: -sine(turns.rest)
    default: -cosine(turns.rest)
    }
  }

  /// x − x³/3! + x⁵/5! − … for |x| ≤ π/4.
  private static func sine(_ x: DoubleDouble) -> DoubleDouble {
    let square = x.high * x.high
    let tail = x.high * square * polynomial(sineSeries, square)
    return DoubleDouble.sum(x.high, tail + x.low * (1 - square / 2))
  }

  /// 1 − x²/2! + x⁴/4! − … for |x| ≤ π/4.
  private static func cosine(_ x: DoubleDouble) -> DoubleDouble {
    let square = DoubleDouble.product(x.high, x.high)
    let tail = square.high * square.high * polynomial(cosineSeries, square.high)
    let start = DoubleDouble.sum(1, -square.high / 2)
    return DoubleDouble.sum(start.high, start.low + (tail - square.low / 2 - x.high * x.low))
  }

  /// −1/3!, 1/5!, −1/7!, …
  private static let sineSeries: [Double] = [
    -1 / 6, 1 / 120, -1 / 5040, 1 / 362_880, -1 / 39_916_800, 1 / 6_227_020_800,
    -1 / 1_307_674_368_000, 1 / 355_687_428_096_000, -1 / 121_645_100_408_832_000,
  ]

  /// 1/4!, −1/6!, 1/8!, …
  private static let cosineSeries: [Double] = [
    1 / 24, -1 / 720, 1 / 40320, -1 / 3_628_800, 1 / 479_001_600, -1 / 87_178_291_200,
    1 / 20_922_789_888_000, -1 / 6_402_373_705_728_000,
  ]
}
