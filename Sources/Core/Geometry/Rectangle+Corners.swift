extension Rectangle {
  /// The smallest rectangle around points; `nil` if there are none.
  public init?(around points: [Point]) {
    guard let first = points.first else { return nil }
    self.init(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
    for point in points {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
  }

  /// The rectangle moved by a vector.
  public func moved(by vector: Vector) -> Rectangle {
    Rectangle(
      minX: minX + vector.dx, minY: minY + vector.dy,
      maxX: maxX + vector.dx, maxY: maxY + vector.dy)
  }

  /// True if the whole of another rectangle is inside or on the border.
  public func contains(_ other: Rectangle) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The distance to a point; 0 inside.
  public func distance(to point: Point) -> Double {
    nearest(to: point).distance(to: point)
  }

  /// The point of the rectangle that is closest to another point, which is itself if inside.
  public func nearest(to point: Point) -> Point {
    Point(min(maxX, max(minX, point.x)), min(maxY, max(minY, point.y)))
  }

  /// How far the rectangle reaches from its centre along a direction of length one: half its size where it is projected on
  /// that direction. A label whose centre is this far plus a gap from a straight line does not touch the line.
  public func reach(along direction: Vector) -> Double {
    (abs(direction.dx) * width + abs(direction.dy) * height) / 2
  }
}
