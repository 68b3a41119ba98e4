extension Curve {
  /// The parameter of the point closest to another point: the best of 33 samples, refined.
  public func closestParameter(to point: Point) -> Double {
    if case .line(let start, let end) = self {
      return Segment(start, end).closestFraction(to: point)
    }
    let steps = 32
    var best = 0
    var least = Double.infinity
    for index in 0...steps {
      let distance = self.point(at: Double(index) / Double(steps)).distance(to: point)
      if distance < least {
        least = distance
        best = index
      }
    }
    var lower = max(0, Double(best - 1) / Double(steps))
    var upper = min(1, Double(best + 1) / Double(steps))
    for _ in 0..<40 {
      let third = (upper - lower) / 3
      let left = self.point(at: lower + third).distance(to: point)
      let right = self.point(at: upper - third).distance(to: point)
      if left <= right { upper -= third } else { lower += third }
    }
    return (lower + upper) / 2
  }

  /// The distance from a point to the curve.
  public func distance(to point: Point) -> Double {
    self.point(at: closestParameter(to: point)).distance(to: point)
  }

  /// The last parameter at which the curve enters a rim to stay in it until its end; `nil` if its end is outside or the whole
  /// curve is inside.
  public func parameter(entering rim: Rim) -> Double? {
    guard rim.signedDistance(to: end) <= 0 else { return nil }
    let steps = 64
    var outside = steps
    while outside > 0 {
      outside -= 1
      if rim.signedDistance(to: point(at: Double(outside) / Double(steps))) > 0 { break }
      if outside == 0 { return nil }
    }
    var lower = Double(outside) / Double(steps)
    var upper = Double(outside + 1) / Double(steps)
    for _ in 0..<48 {
      let middle = (lower + upper) / 2
      if rim.signedDistance(to: point(at: middle)) > 0 { lower = middle } else { upper = middle }
    }
    return (lower + upper) / 2
  }

  /// The first parameter at which the curve, which starts inside a rim, leaves it; `nil` if its start is outside or the whole
  /// curve is inside.
  public func parameter(leaving rim: Rim) -> Double? {
    reversed.parameter(entering: rim).map { 1 - $0 }
  }
}
