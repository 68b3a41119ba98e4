import Geometry
import Numbers

/// The vertices on a circle in the order written, from the top, clockwise.
struct CirclePlaces {
  let positions: [Point]

  init(graph: Graph, measure: LayoutMeasure) {
    let count = graph.order
    if count < 2 {
      positions = graph.vertices.map { _ in Point(0, 0) }
      return
    }
    let directions = Self.directions(count)
    if count == 2 {
      let half = measure.edgeLength / 2
      positions = [Point(-half, 0), Point(half, 0)]
      return
    }
    let chord = directions[0].distance(to: directions[1])
    let widest = measure.extents.reduce(0) { max($0, 2 * $1.dx + 16) }
    let dense = count > 8 ? 0.75 * measure.edgeLength : measure.edgeLength
    let radius = max(dense, measure.leastDistance, widest) / chord
    positions = directions.map { Point($0.x * radius, $0.y * radius) }
  }

  /// So many points on the circle of radius one, from the top, clockwise.
  static func directions(_ count: Int) -> [Point] {
    (0..<count).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(count)
      return Point(Elementary.sin(angle), Elementary.cos(angle))
    }
  }
}
