/// Numbers that look random and are the same in every run, for laws that are tried on many cases.
public struct Chance: Sendable {
  private var state: UInt64

  public init(_ seed: UInt64) { state = seed }

  /// A number from `lower` up to `upper`. (Knuth's linear congruence; the high bits.)
  public mutating func number(_ lower: Double, _ upper: Double) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return lower + (upper - lower) * Double(state >> 11) / 9_007_199_254_740_992
  }

  /// A whole number of a range.
  public mutating func number(in range: ClosedRange<Int>) -> Int {
    let number = Int(number(Double(range.lowerBound), Double(range.upperBound) + 1))
    return min(range.upperBound, number)
  }
}
