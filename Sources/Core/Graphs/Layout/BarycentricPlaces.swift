import Geometry

/// The ring on a circle, every other vertex in the middle of its neighbours.
///
/// Source: W. T. Tutte, How to draw a graph (1963).
struct BarycentricPlaces {
  /// The places of all vertices, those in the middle of faces and on the ring too; a side of the ring has length one.
  let positions: [Point]

  init(_ graph: TriangulatedGraph) {
    var points = [Point](repeating: Point(0, 0), count: graph.neighbours.count)
    var place = [Int](repeating: 0, count: points.count)
    let circle = PlainShape.polygon(graph.outside.count)
    for (number, vertex) in graph.outside.enumerated() {
      points[vertex] = circle[number]
      place[vertex] = -1
    }
    let inner = points.indices.filter { place[$0] == 0 }
    for (number, vertex) in inner.enumerated() { place[vertex] = number }
    var rows = Self.rows(inner, place, points, graph.neighbours)
    Self.solve(&rows)
    for (number, vertex) in inner.enumerated() {
      points[vertex] = Point(rows[number][inner.count], rows[number][inner.count + 1])
    }
    positions = points
  }

  /// One equation for each inner vertex, with the right sides for x and for y at its end.
  private static func rows(
    _ inner: [Int], _ place: [Int], _ points: [Point], _ neighbours: [[Int]]
  ) -> [[Double]] {
    let size = inner.count
    return inner.enumerated().map { number, vertex in
      var row = [Double](repeating: 0, count: size + 2)
      row[number] = Double(neighbours[vertex].count)
      for other in neighbours[vertex] {
        if place[other] >= 0 {
          row[place[other]] -= 1
        } else {
          row[size] += points[other].x
          row[size + 1] += points[other].y
        }
      }
      return row
    }
  }

  /// Leaves the solutions in the last two columns. The rows are dominated by their diagonals, so that no exchange of rows is needed.
  private static func solve(_ rows: inout [[Double]]) {
    let size = rows.count
    for pivot in 0..<size {
      let own = rows[pivot]
      for row in 0..<size where row != pivot && rows[row][pivot] != 0 {
        let factor = rows[row][pivot] / own[pivot]
        for column in pivot..<(size + 2) { rows[row][column] -= factor * own[column] }
      }
    }
    for row in 0..<size {
      rows[row][size] /= rows[row][row]
      rows[row][size + 1] /= rows[row][row]
    }
  }
}
