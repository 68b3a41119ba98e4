extension Segment {
  /// The direction from start to end, of length one; zero if both are the same point.
  public var direction: Vector { (end - start).unit }

  public var middle: Point { point(at: 0.5) }

  public var reversed: Segment { Segment(end, start) }

  /// The smallest rectangle around the segment.
  public var bounds: Rectangle {
    Rectangle(
      minX: min(start.x, end.x), minY: min(start.y, end.y),
      maxX: max(start.x, end.x), maxY: max(start.y, end.y))
  }

  /// The point at a fraction of the way, 0 the start and 1 the end.
  public func point(at fraction: Double) -> Point { start.toward(end, by: fraction) }

  /// The fraction in 0...1 whose point is closest to `point`.
  public func closestFraction(to point: Point) -> Double {
    let along = end - start
    let square = along.dot(along)
    guard square > 0 else { return 0 }
    return min(1, max(0, (point - start).dot(along) / square))
  }

  /// The distance from a point to the closest point of the segment.
  public func distance(to point: Point) -> Double {
    self.point(at: closestFraction(to: point)).distance(to: point)
  }

  /// The least distance between two segments; 0 where they cross.
  public func distance(to other: Segment) -> Double {
    if intersection(with: other) != nil { return 0 }
    return min(
      min(distance(to: other.start), distance(to: other.end)),
      min(other.distance(to: start), other.distance(to: end)))
  }
}
