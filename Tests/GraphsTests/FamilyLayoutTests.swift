import Geometry
import Graphs
import TestSupport
import Testing

@Suite struct FamilyLayoutTests {
  static let wheel = GraphSamples.graph(
    7, (1..<7).map { (0, $0) } + (1..<7).map { ($0, $0 % 6 + 1) })
  static let star = GraphSamples.graph(6, (1..<6).map { (0, $0) })
  static let utilities = GraphSamples.graph(6, (0..<9).map { ($0 / 3, 3 + $0 % 3) })
  static let petersen: Graph = {
    var pairs: [(Int, Int)] = []
    for corner in 0..<5 {
      pairs.append((corner, (corner + 1) % 5))
      pairs.append((corner, corner + 5))
      pairs.append((corner + 5, (corner + 2) % 5 + 5))
    }
    return GraphSamples.graph(10, pairs)
  }()

  static let cube: Graph = {
    var pairs: [(Int, Int)] = []
    for corner in 0..<8 {
      for side in [1, 2, 4] where corner & side == 0 { pairs.append((corner, corner + side)) }
    }
    return GraphSamples.graph(8, pairs)
  }()

  static let octahedron: Graph = {
    var pairs: [(Int, Int)] = []
    for first in 0..<6 {
      for second in 0..<6 where second > first && first + second != 5 {
        pairs.append((first, second))
      }
    }
    return GraphSamples.graph(6, pairs)
  }()

  static func prism(_ sides: Int) -> Graph {
    var pairs: [(Int, Int)] = []
    for corner in 0..<sides {
      let next = (corner + 1) % sides
      pairs.append((corner, next))
      pairs.append((corner + sides, next + sides))
      pairs.append((corner, corner + sides))
    }
    return GraphSamples.graph(2 * sides, pairs)
  }

  static func grid(_ columns: Int, _ rows: Int) -> Graph {
    let all = 0..<(columns * rows)
    let across = all.filter { ($0 + 1) % columns != 0 }.map { ($0, $0 + 1) }
    let down = all.filter { $0 + columns < columns * rows }.map { ($0, $0 + columns) }
    return GraphSamples.graph(columns * rows, across + down)
  }

  private func faults(_ graph: Graph, _ points: [Point]) -> LayoutFaults {
    LayoutFaults(
      pairs: graph.edges.map { ($0.start, $0.end) }, points: points, clearance: 24)
  }

  /// How many lengths of edges there are that differ by more than a rounding.
  private func lengths(_ graph: Graph, _ points: [Point]) -> Int {
    let sorted = graph.edges.map { points[$0.start].distance(to: points[$0.end]) }.sorted()
    return zip(sorted, sorted.dropFirst()).reduce(1) { $1.1 - $1.0 > 0.1 ? $0 + 1 : $0 }
  }

  /// Graph, crossings and the number of different lengths of edges in its picture.
  static let pictures: [(name: String, graph: Graph, crossings: Int, lengths: Int)] = [
    ("star", star, 0, 1), ("wheel", wheel, 0, 1), ("utilities", utilities, 9, 3),
    ("petersen", petersen, 5, 3), ("cube", cube, 2, 2), ("octahedron", octahedron, 0, 3),
    ("dodecahedron", GraphFamily(.dodecahedron)?.graph ?? Graph(), 0, 4),
    ("icosahedron", GraphFamily(.icosahedron)?.graph ?? Graph(), 0, 7),
    ("prism 3", prism(3), 0, 3), ("prism 5", prism(5), 0, 3), ("prism 8", prism(8), 0, 3),
  ]

  @Test(arguments: pictures.indices) func `a family has its picture whatever its vertices' order`(
    index: Int
  ) {
    let picture = Self.pictures[index]
    for seed in 0..<12 {
      let graph =
        seed == 0 ? picture.graph : GraphSamples.shuffled(picture.graph, seed: UInt64(seed))
      #expect(graph.usualLayout() == .family, "\(picture.name)")
      let points = GraphLayout(of: graph, by: .family).positions
      let faults = faults(graph, points)
      #expect(faults.crossings == picture.crossings, "\(picture.name) \(seed)")
      #expect(faults.contacts == 0, "\(picture.name) \(seed)")
      #expect(lengths(graph, points) == picture.lengths, "\(picture.name) \(seed)")
      for first in points.indices {
        for second in points.indices where second > first {
          #expect(points[first].distance(to: points[second]) > 53.9, "\(picture.name)")
        }
      }
    }
  }

  @Test func `grids written row by row are grids`() {
    for (columns, rows) in [(3, 2), (2, 3), (5, 4), (8, 3)] {
      let graph = Self.grid(columns, rows)
      #expect(graph.usualLayout() == .family)
      let points = GraphLayout(of: graph, by: .family).positions
      #expect(Set(points.map(\.x)).count == columns)
      #expect(Set(points.map(\.y)).count == rows)
      #expect(points[0].y == points.map(\.y).max() && points[0].x == points.map(\.x).min())
    }
  }

  @Test func `the families of blocks have their pictures`() throws {
    let all: [(GraphFamily.Kind, [Int])] = [
      (.path, [5]), (.cycle, [6]), (.star, [5]), (.wheel, [6]), (.complete, [5]),
      (.bipartite, [2, 4]), (.grid, [3, 4]), (.cube, [3]), (.prism, [6]), (.ladder, [4]),
      (.petersen, []), (.tetrahedron, []), (.octahedron, []), (.dodecahedron, []),
      (.icosahedron, []),
    ]
    for (kind, numbers) in all {
      let graph = try #require(GraphFamily(kind, numbers)).graph
      #expect(graph.usualLayout() == .family, "\(kind)")
    }
    #expect(GraphFamily(.tree, [3])?.graph.usualLayout() == .tree)
  }

  @Test func `what is near a family but not of it is not drawn so`() {
    let ladder = GraphSamples.graph(
      8, (0..<8).map { ($0, ($0 + 1) % 8) } + (0..<4).map { ($0, $0 + 4) })
    let twoRims = GraphSamples.graph(
      7, (1..<7).map { (0, $0) } + [(1, 2), (2, 3), (3, 1), (4, 5), (5, 6), (6, 4)])
    var petersen = Self.petersen
    petersen.add(Edge(from: 0, to: 2))
    for graph in [ladder, twoRims, petersen] {
      #expect(graph.usualLayout() == .spring)
      #expect(
        GraphLayout(of: graph, by: .family).positions
          == GraphLayout(of: graph, by: .spring).positions)
    }
  }

  @Test func `the usual layout follows the order of choice`() {
    var placed = GraphSamples.tree(9, seed: 3)
    #expect(placed.usualLayout() == .tree)
    placed.add(Vertex("here", at: Point(0, 0)))
    #expect(placed.usualLayout(for: [.maximumFlow]) == .given)
    let arcs = GraphSamples.graph(5, [(0, 1), (0, 2), (0, 3), (1, 4)], directed: true)
    #expect(arcs.usualLayout() == .tree)
    #expect(GraphSamples.graph(4, [(0, 1), (0, 2), (0, 3)], directed: true).usualLayout() == .tree)
    let both = GraphSamples.graph(
      5, [(0, 1), (0, 2), (1, 3), (2, 3), (3, 4), (0, 4)], directed: true)
    #expect(both.usualLayout() == .layered)
    #expect(both.usualLayout(for: [.maximumFlow]) == .flow)
    let pairs = GraphSamples.graph(5, [(0, 1), (1, 2), (2, 3), (3, 0), (3, 4)])
    #expect(pairs.usualLayout() == .spring)
    #expect(pairs.usualLayout(for: [.matching]) == .bipartite)
    let cyclic = GraphSamples.graph(
      5, [(0, 1), (0, 2), (1, 3), (2, 3), (3, 4), (4, 1)], directed: true)
    #expect(cyclic.usualLayout() == .spring)
    let path = GraphSamples.graph(4, [(0, 1), (1, 2), (2, 3)], directed: true)
    #expect(path.usualLayout() == .family)
    let zigzag = GraphSamples.graph(4, [(0, 1), (2, 1), (2, 3)], directed: true)
    #expect(zigzag.usualLayout() == .layered)
    #expect(Graph().usualLayout() == .spring)
  }
}
