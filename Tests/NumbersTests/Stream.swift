/// A deterministic stream of numbers (SplitMix64).
struct Stream {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Uniform over a range.
  mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    let fraction = Double(next() >> 11) * 0x1p-53
    return range.lowerBound + fraction * (range.upperBound - range.lowerBound)
  }

  /// Any finite double: every exponent is as likely as every other.
  mutating func anyFinite() -> Double {
    while true {
      let value = Double(bitPattern: next())
      if value.isFinite { return value }
    }
  }
}
