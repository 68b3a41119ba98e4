import Geometry
import TestSupport
import Testing

@testable import Graphs

@Suite struct LayeredLayoutTests {
  private func leastDistance(_ points: [Point]) -> Double {
    var least = Double.infinity
    for first in points.indices {
      for second in points.indices where second > first {
        least = min(least, points[first].distance(to: points[second]))
      }
    }
    return least
  }

  @Test(arguments: 0..<80) func `every arc of an acyclic graph leads on`(seed: Int) {
    let count = 2 + seed / 2
    let graph = GraphSamples.acyclic(count, size: seed, seed: UInt64(seed))
    let layout = GraphLayout(of: graph, by: .layered)
    #expect(leastDistance(layout.positions) > 53.9)
    for (index, edge) in graph.edges.enumerated() {
      let way =
        [layout.positions[edge.start]] + layout.bends[index] + [layout.positions[edge.end]]
      for (here, next) in zip(way, way.dropFirst()) {
        #expect(layout.isSideways ? next.x > here.x + 50 : next.y < here.y - 50)
      }
    }
  }

  @Test(arguments: 0..<60) func `any graph has layers, the source first and the sink last`(
    seed: Int
  ) {
    let count = 2 + seed / 3
    let graph = GraphSamples.anyhow(count, size: 2 * seed / 3, seed: UInt64(seed))
    let layout = GraphLayout(of: graph, by: .flow, from: 0, to: count - 1)
    #expect(layout.isSideways)
    #expect(leastDistance(layout.positions) > 53.9)
    let together = graph.components.first { $0.contains(0) } ?? []
    #expect(together.allSatisfy { layout.positions[$0].x >= layout.positions[0].x })
    if together.contains(count - 1) {
      #expect(
        together.allSatisfy { layout.positions[$0].x <= layout.positions[count - 1].x })
    }
    #expect(layout == GraphLayout(of: graph, by: .flow, from: 0, to: count - 1))
  }

  @Test(arguments: 0..<60) func `an edge keeps clear of the vertices of the layers it passes`(
    seed: Int
  ) {
    let graph = GraphSamples.acyclic(14, size: 24, seed: UInt64(500 + seed))
    let layout = GraphLayout(of: graph, by: .layered)
    for bend in layout.bends.flatMap({ $0 }) {
      for point in layout.positions { #expect(point.distance(to: bend) > 30) }
    }
  }

  @Test(arguments: 0..<60) func `fewer edges cross than in the order written`(seed: Int) {
    let graph = GraphSamples.acyclic(16, size: 28, seed: UInt64(900 + seed))
    let edges = graph.edges.map { (start: $0.start, end: $0.end, isDirected: true) }
    let layered = LayeredGraph(count: 16, edges: edges, source: nil, sink: nil)
    let written = CrossingReduction.crossings(of: layered.layers, above: layered.above)
    let reduced = CrossingReduction(
      layers: layered.layers, above: layered.above, below: layered.below)
    #expect(reduced.crossings <= written / 2)
    #expect(
      reduced.crossings == CrossingReduction.crossings(of: reduced.layers, above: layered.above))
    #expect(reduced.layers.map { $0.sorted() } == layered.layers.map { $0.sorted() })
  }

  @Test func `crossings between layers are counted as pairs of edges are`() {
    var chance = Chance(7)
    for _ in 0..<50 {
      let upper = Array(0..<6)
      let lower = Array(6..<12)
      var above = [[Int]](repeating: [], count: 12)
      var edges: [(Int, Int)] = []
      for node in lower {
        for other in upper where chance.number(in: 0...2) == 0 {
          above[node].append(other)
          edges.append((other, node))
        }
      }
      var pairs = 0
      for first in edges {
        for second in edges where first.0 < second.0 && first.1 > second.1 { pairs += 1 }
      }
      #expect(CrossingReduction.crossings(of: [upper, lower], above: above) == pairs)
    }
  }

  @Test func `more than six layers are columns`() {
    let short = GraphSamples.graph(6, (1..<6).map { ($0 - 1, $0) } + [(0, 5)], directed: true)
    #expect(!GraphLayout(of: short, by: .layered).isSideways)
    let long = GraphSamples.graph(7, (1..<7).map { ($0 - 1, $0) } + [(0, 6)], directed: true)
    #expect(GraphLayout(of: long, by: .layered).isSideways)
  }

  @Test func `a tree of arcs in layers has its parents about over the middle of their children`() {
    let pairs = [(0, 1), (0, 2), (1, 3), (1, 4), (2, 5), (2, 6)]
    let points = GraphLayout(
      of: GraphSamples.graph(7, pairs, directed: true), by: .layered
    ).positions
    #expect(abs(points[0].x - (points[1].x + points[2].x) / 2) < 1)
    #expect(abs(points[1].x - (points[3].x + points[4].x) / 2) < 1)
  }

  @Test func `2,000 vertices with 19,000 arcs are laid out`() {
    let graph = GraphSamples.acyclic(2000, size: 19000, seed: 1)
    let layout = GraphLayout(
      of: graph, by: .layered, measure: LayoutMeasure(edgeLength: 24, leastDistance: 8))
    #expect(layout.positions.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }

  @Test(arguments: 0..<40) func `two columns hold the sides of a bipartite graph`(seed: Int) {
    var chance = Chance(UInt64(seed))
    var pairs: [(Int, Int)] = []
    for _ in 0..<12 {
      pairs.append((2 * chance.number(in: 0...5), 2 * chance.number(in: 0...5) + 1))
    }
    let graph = GraphSamples.graph(12, pairs)
    let points = GraphLayout(of: graph, by: .bipartite).positions
    #expect(Set(points.map(\.x)).count == 2)
    #expect(leastDistance(points) > 53.9)
    for edge in graph.edges { #expect(points[edge.start].x != points[edge.end].x) }
    func crossings(_ points: [Point]) -> Int {
      LayoutFaults(
        pairs: Set(pairs.map { [$0.0, $0.1] }).map { ($0[0], $0[1]) }, points: points,
        clearance: 24
      ).crossings
    }
    let written = (0..<12).map { Point(points[$0].x, -Double($0) * 60) }
    #expect(crossings(points) <= crossings(written))
  }

  @Test func `a graph with an odd cycle has no two columns`() {
    let triangle = GraphSamples.graph(3, [(0, 1), (1, 2), (2, 0)])
    #expect(
      GraphLayout(of: triangle, by: .bipartite).positions
        == GraphLayout(of: triangle, by: .spring).positions)
  }

  @Test func `a grid has as many rows as columns or one fewer`() {
    for count in 1..<40 {
      let points = GraphLayout(of: GraphSamples.graph(count, []), by: .grid).positions
      let columns = Set(points.map(\.x)).count
      let rows = Set(points.map(\.y)).count
      #expect(columns == Int(Double(count).squareRoot().rounded(.up)))
      #expect(rows <= columns && columns * rows >= count)
      #expect(points[0].y == points.map(\.y).max())
    }
  }
}
