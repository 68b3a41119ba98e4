import Geometry

/// The two sides of a bipartite graph as two columns, ordered so that few edges cross; that of the first vertex on the left. A graph
/// with an odd cycle is laid out by stress.
struct BipartitePlaces {
  let positions: [Point]

  init(graph: Graph, measure: LayoutMeasure) {
    guard let sides = Self.sides(of: graph) else {
      positions = SpringPlaces(graph: graph, measure: measure).positions
      return
    }
    let columns = [false, true].map { side in graph.vertices.indices.filter { sides[$0] == side } }
    let order = Self.ordered(columns, graph)
    let gaps = order.map { column -> Double in
      let high = column.reduce(0) { max($0, 2 * measure.extent(of: $1).dy) }
      return max(measure.leastDistance, 0.64 * measure.edgeLength, high + 16)
    }
    let height = zip(order, gaps).reduce(0) { max($0, Double($1.0.count - 1) * $1.1) }
    let wide = order.reduce(0.0) { sum, column in
      sum + column.reduce(0) { max($0, measure.extent(of: $1).dx) }
    }
    // Flatter than this, an edge would pass near the neighbours of its ends.
    let width = max(1.6 * measure.edgeLength, wide + 90, min(0.45 * height, 420))
    var positions = [Point](repeating: Point(0, 0), count: graph.order)
    for (side, column) in order.enumerated() {
      let steps = Double(max(1, column.count - 1))
      let gap = max(gaps[side], min(1.5 * gaps[side], height / steps))
      let top = gap * Double(column.count - 1) / 2
      for (place, vertex) in column.enumerated() {
        positions[vertex] = Point(Double(side) * width, top - Double(place) * gap)
      }
    }
    self.positions = positions
  }

  /// The side of each vertex: in each component that of the first vertex on the left, or that which more arcs leave.
  private static func sides(of graph: Graph) -> [Bool]? {
    guard var sides = graph.bipartition else { return nil }
    for members in graph.components {
      var balance = 0
      for vertex in members {
        for edge in graph.edges(at: vertex).map({ graph.edges[$0] })
        where edge.isDirected && edge.start == vertex {
          balance += sides[vertex] ? -1 : 1
        }
      }
      if balance < 0 {
        for vertex in members { sides[vertex] = !sides[vertex] }
      }
    }
    return sides
  }

  private static func ordered(_ columns: [[Int]], _ graph: Graph) -> [[Int]] {
    let hops = NeighbourLists(graph: graph)
    var above = [[Int]](repeating: [], count: graph.order)
    var below = above
    for vertex in columns[0] { below[vertex] = hops.neighbours[vertex] }
    for vertex in columns[1] { above[vertex] = hops.neighbours[vertex] }
    return CrossingReduction(layers: columns, above: above, below: below).layers
  }
}
