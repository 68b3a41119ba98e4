extension Point {
  public static let origin = Point(0, 0)

  /// The point that lies `fraction` of the way to another one; 0 is this point, 1 the other.
  public func toward(_ other: Point, by fraction: Double) -> Point {
    Point(x + fraction * (other.x - x), y + fraction * (other.y - y))
  }
}
