extension Segment {
  /// The point that both segments share; `nil` if they miss each other or run along the same line.
  public func intersection(with other: Segment) -> Point? {
    guard let fractions = fractions(meeting: other) else { return nil }
    let tolerance = 1e-12
    let range = -tolerance...(1 + tolerance)
    guard range.contains(fractions.own), range.contains(fractions.other) else { return nil }
    return point(at: fractions.own)
  }

  /// The point where the two lines through the segments meet; `nil` if they are parallel.
  public func lineIntersection(with other: Segment) -> Point? {
    fractions(meeting: other).map { point(at: $0.own) }
  }

  /// Where the lines through both segments meet, as fractions of each; `nil` if they are parallel within 1e-12.
  public func fractions(meeting other: Segment) -> (own: Double, other: Double)? {
    let own = end - start
    let others = other.end - other.start
    let cross = own.cross(others)
    let scale = own.length * others.length
    guard scale > 0, abs(cross) > 1e-12 * scale else { return nil }
    let between = other.start - start
    return (between.cross(others) / cross, between.cross(own) / cross)
  }

  /// The part inside a rectangle, border included; `nil` if no point is inside. (Liang and Barsky, 1984.)
  public func clipped(to rectangle: Rectangle) -> Segment? {
    guard let range = fractions(inside: rectangle) else { return nil }
    return Segment(
      range.lower == 0 ? start : point(at: range.lower),
      range.upper == 1 ? end : point(at: range.upper))
  }

  /// How much of the segment's length lies inside a rectangle.
  public func length(inside rectangle: Rectangle) -> Double {
    guard let range = fractions(inside: rectangle) else { return 0 }
    return (range.upper - range.lower) * length
  }

  /// The fractions between which the segment is inside a rectangle.
  public func fractions(inside rectangle: Rectangle) -> (lower: Double, upper: Double)? {
    var lower = 0.0
    var upper = 1.0
    let along = end - start
    guard
      Self.narrow(&lower, &upper, from: start.x, along.dx, rectangle.minX, rectangle.maxX),
      Self.narrow(&lower, &upper, from: start.y, along.dy, rectangle.minY, rectangle.maxY)
    else { return nil }
    return (lower, upper)
  }

  /// Keeps of `lower...upper` what lies between two bounds of one coordinate; false if nothing is left.
  private static func narrow(
    _ lower: inout Double, _ upper: inout Double, from start: Double, _ change: Double,
    _ least: Double, _ greatest: Double
  ) -> Bool {
    guard change != 0 else { return start >= least && start <= greatest }
    let first = (least - start) / change
    let second = (greatest - start) / change
    lower = max(lower, min(first, second))
    upper = min(upper, max(first, second))
    return lower <= upper
  }
}
