extension Range<Int> {
  /// The last of some indices in order that is reached, found by halving; the first if none is.
  ///
  /// - Parameter isReached: true up to some index, false from there on.
  public func lastReached(_ isReached: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if isReached(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
