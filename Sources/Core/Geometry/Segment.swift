/// A straight stretch between two points.
public struct Segment: Sendable, Hashable {
  public var start: Point
  public var end: Point

  public init(_ start: Point, _ end: Point) {
    self.start = start
    self.end = end
  }

  public var length: Double { start.distance(to: end) }
}
