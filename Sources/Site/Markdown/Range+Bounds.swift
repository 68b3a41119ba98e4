extension Range where Bound: Comparable {
  /// The range between two bounds; empty at the first if the second lies before it.
  init(from lower: Bound, to upper: Bound) {
    self = lower..<Swift.max(lower, upper)
  }
}

extension Range<UInt32> {
  /// The same offsets in the type that arrays use.
  var offsets: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
