/// What a graph that cannot be drawn without crossings has in it: five vertices with ways between each two of them, or three with ways to each of
/// three others, no two of which meet on the way.
///
/// Source: K. Kuratowski, Sur le problème des courbes gauches en topologie (1930).
public struct KuratowskiSubgraph: Sendable, Hashable {
  /// The edges of all the ways.
  public let edges: [Int]
  /// The five vertices, or the six: three of one side, then those of the other.
  public let corners: [Int]

  init(edges: [Int], corners: [Int]) {
    self.edges = edges
    self.corners = corners
  }

  /// Takes edge after edge out of a part that is not planar, as long as what is left is not planar either. `nil` for a planar graph, and
  /// above `Graph.mostSearched` vertices.
  public init?(of graph: Graph) {
    guard graph.order <= Graph.mostSearched, graph.isPlanar == false else { return nil }
    let simple = SimpleGraph(graph)
    for block in simple.blocks where !FaceEmbedding(block: block.neighbours).isPlanar {
      var pairs: [(Int, Int)] = []
      for (vertex, list) in block.neighbours.enumerated() {
        for other in list where other > vertex { pairs.append((vertex, other)) }
      }
      // So many edges are never planar, whichever they are.
      pairs = Array(pairs.prefix(max(9, 3 * block.members.count - 5)))
      var place = 0
      while place < pairs.count {
        var fewer = pairs
        fewer.remove(at: place)
        if Self.isPlanar(fewer, order: block.members.count) {
          place += 1
        } else {
          pairs = fewer
        }
      }
      let own = pairs.map { (block.members[$0.0], block.members[$0.1]) }
      edges = own.compactMap { graph.edgeBetween($0.0, $0.1) }.sorted()
      corners = Self.corners(of: own, in: graph)
      return
    }
    return nil
  }

  private static func isPlanar(_ pairs: [(Int, Int)], order: Int) -> Bool {
    let graph = Graph(
      vertices: (0..<order).map { Vertex(String($0)) },
      edges: pairs.map { Edge(from: $0.0, to: $0.1) })
    return graph.isPlanar == true
  }

  /// The vertices with more than two edges; of six, those first that are on the side of the first.
  private static func corners(of pairs: [(Int, Int)], in graph: Graph) -> [Int] {
    var neighbours = [[Int]](repeating: [], count: graph.order)
    for (first, second) in pairs {
      neighbours[first].append(second)
      neighbours[second].append(first)
    }
    let corners = graph.vertices.indices.filter { neighbours[$0].count > 2 }
    guard corners.count == 6 else { return corners }
    let others = neighbours[corners[0]].map { start -> Int in
      var (before, here) = (corners[0], start)
      while neighbours[here].count == 2, let next = neighbours[here].first(where: { $0 != before })
      {
        (before, here) = (here, next)
      }
      return here
    }
    return corners.filter { !others.contains($0) } + others.sorted()
  }
}

extension Graph {
  /// The first edge between two vertices, in whichever direction.
  func edgeBetween(_ first: Int, _ second: Int) -> Int? {
    edges(at: first).first { edges[$0].other(than: first) == second }
  }
}
