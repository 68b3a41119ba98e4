import Geometry
import Graphs
import Testing

@Suite struct LayoutTests {
  private func graph(_ count: Int, _ edges: [(Int, Int)]) -> Graph {
    Graph(
      vertices: (0..<count).map { Vertex("\($0)") },
      edges: edges.map { Edge(from: $0.0, to: $0.1) })
  }

  private func grid(_ width: Int, _ height: Int) -> Graph {
    var edges: [(Int, Int)] = []
    for row in 0..<height {
      for column in 0..<width {
        let vertex = row * width + column
        if column + 1 < width { edges.append((vertex, vertex + 1)) }
        if row + 1 < height { edges.append((vertex, vertex + width)) }
      }
    }
    return graph(width * height, edges)
  }

  private func meanEdge(_ graph: Graph, _ points: [Point]) -> Double {
    let total = graph.edges.reduce(0) { $0 + points[$1.start].distance(to: points[$1.end]) }
    return total / Double(graph.size)
  }

  @Test func `a grid comes out as a grid without crossings`() {
    let grid = grid(5, 4)
    let points = GraphLayout(of: grid, by: .spring).positions
    let pairs = grid.edges.map { ($0.start, $0.end) }
    let faults = LayoutFaults(pairs: pairs, points: points, clearance: 24)
    #expect(faults.crossings == 0)
    #expect(faults.contacts == 0)
    #expect(abs(meanEdge(grid, points) - 96) < 1)
  }

  @Test func `a path is a horizontal line and a cycle a regular polygon`() {
    let path = GraphLayout(of: graph(5, [(0, 3), (3, 1), (1, 4), (4, 2)]), by: .spring).positions
    #expect(Set(path.map(\.y)).count == 1)
    #expect(path[0].x < path[3].x && path[3].x < path[1].x && path[4].x < path[2].x)
    let cycle = graph(7, (0..<7).map { ($0, ($0 + 1) % 7) })
    let points = GraphLayout(of: cycle, by: .spring).positions
    for edge in cycle.edges {
      #expect(abs(points[edge.start].distance(to: points[edge.end]) - 96) < 0.1)
    }
  }

  @Test func `the first vertex of a circle is on top and the next to its right`() {
    let points = GraphLayout(of: graph(5, []), by: .circle).positions
    #expect(points[0].y == points.map(\.y).max())
    #expect(points[1].x > points[0].x)
  }

  @Test func `a spring layout is wider than high`() {
    let tree = graph(8, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (2, 6), (3, 7)])
    let points = GraphLayout(of: tree, by: .spring).positions
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    #expect((xs.max() ?? 0) - (xs.min() ?? 0) > (ys.max() ?? 0) - (ys.min() ?? 0))
  }

  @Test func `given places keep their proportions`() {
    let placed = Graph(
      vertices: [
        Vertex("a", at: Point(0, 0)), Vertex("b", at: Point(3, 0)), Vertex("c", at: Point(3, 4)),
      ], edges: [Edge(from: 0, to: 1), Edge(from: 1, to: 2)])
    let points = GraphLayout(of: placed, by: .given).positions
    let across = points[1].x - points[0].x
    let up = points[2].y - points[1].y
    #expect(abs(up / across - 4.0 / 3) < 1e-3)
    #expect(abs(meanEdge(placed, points) - 96) < 0.1)
  }

  @Test func `vertices without a place are laid out around those that have one`() {
    var mixed = Graph(vertices: [
      Vertex("a", at: Point(0, 0)), Vertex("b", at: Point(4, 0)), Vertex("c"), Vertex("d"),
    ])
    for (start, end) in [(0, 2), (2, 1), (2, 3)] { mixed.add(Edge(from: start, to: end)) }
    let points = GraphLayout(of: mixed, by: .given).positions
    #expect(points[0].y == points[1].y)
    #expect(points[0].x < points[2].x && points[2].x < points[1].x)
    #expect(points[2].distance(to: points[3]) > 50)
  }

  @Test func `components lie apart and single vertices below`() {
    let parts = graph(6, [(0, 1), (2, 3), (3, 4), (4, 2)])
    let points = GraphLayout(of: parts, by: .spring).positions
    let lowest = points[0..<5].map(\.y).min() ?? 0
    #expect(points[5].y < lowest - 40)
  }

  @Test func `two vertices given the same place and infinite scales stay finite`() {
    let same = Graph(vertices: (0..<3).map { Vertex("\($0)", at: Point(1, 1)) })
    let far = Graph(
      vertices: [
        Vertex("a", at: Point(1e9, 0)), Vertex("b", at: Point(-1e9, 0)),
        Vertex("c", at: Point(0, 1e-9)),
      ], edges: [Edge(from: 0, to: 1)])
    for graph in [same, far] {
      for point in GraphLayout(of: graph, by: .given).positions {
        #expect(point.x.isFinite && point.y.isFinite)
      }
    }
  }

  @Test func `coordinates are the same to the last bit each time`() {
    // These were computed natively and as WebAssembly; a new value here is a change of every figure.
    let wheel = graph(7, (1..<7).flatMap { [(0, $0), ($0, $0 % 6 + 1)] })
    let first = GraphLayout(of: wheel, by: .spring).positions
    #expect(first == GraphLayout(of: wheel, by: .spring).positions)
    #expect(first.allSatisfy { ($0.x * 100).rounded() / 100 == $0.x })
  }

  @Test func `empty and single-vertex graphs have layouts`() {
    for kind in LayoutKind.allCases {
      #expect(GraphLayout(of: Graph(), by: kind).positions.isEmpty)
      #expect(GraphLayout(of: graph(1, [(0, 0)]), by: kind).positions.count == 1)
      #expect(GraphLayout(of: graph(2, [(0, 1)]), by: kind).positions.count == 2)
    }
  }
}
