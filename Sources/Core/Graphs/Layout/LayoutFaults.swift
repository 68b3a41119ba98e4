import Geometry

/// What makes a layout hard to read: edges that cross, and edges that pass through a vertex they do not touch.
public struct LayoutFaults: Sendable, Hashable {
  /// Pairs of edges without a common end that cross.
  public var crossings = 0
  /// Pairs of an edge and a foreign vertex that lies nearer to it than the clearance.
  public var contacts = 0

  /// Counts the faults of straight edges between points.
  ///
  /// - Parameters:
  ///   - pairs: the ends of each edge; loops and repeated pairs should be left out.
  ///   - clearance: how near to a foreign vertex an edge may pass.
  public init(pairs: [(Int, Int)], points: [Point], clearance: Double) {
    for index in pairs.indices {
      let (start, end) = pairs[index]
      let box = Rectangle(
        minX: min(points[start].x, points[end].x), minY: min(points[start].y, points[end].y),
        maxX: max(points[start].x, points[end].x), maxY: max(points[start].y, points[end].y))
      for other in pairs[(index + 1)...] {
        if other.0 == start || other.0 == end || other.1 == start || other.1 == end { continue }
        if Self.cross(points[start], points[end], box, points[other.0], points[other.1]) {
          crossings += 1
        }
      }
      let near = box.grown(by: clearance)
      for vertex in points.indices where vertex != start && vertex != end {
        guard near.contains(points[vertex]) else { continue }
        let segment = Segment(points[start], points[end])
        if segment.distance(to: points[vertex]) < clearance { contacts += 1 }
      }
    }
  }

  private static func cross(
    _ start: Point, _ end: Point, _ box: Rectangle, _ first: Point, _ second: Point
  ) -> Bool {
    if max(first.x, second.x) < box.minX || min(first.x, second.x) > box.maxX { return false }
    if max(first.y, second.y) < box.minY || min(first.y, second.y) > box.maxY { return false }
    let along = end - start
    let across = second - first
    let one = along.cross(first - start)
    let two = along.cross(second - start)
    let three = across.cross(start - first)
    let four = across.cross(end - first)
    return one * two < 0 && three * four < 0
  }
}
