import Graphs
import TestSupport

/// Graphs for laws.
enum GraphSamples {
  static func graph(_ count: Int, _ pairs: [(Int, Int)], directed: Bool = false) -> Graph {
    Graph(
      vertices: (0..<count).map { Vertex("\($0)") },
      edges: pairs.map { Edge(from: $0.0, to: $0.1, directed: directed) })
  }

  /// A tree in which each vertex hangs from one written before it.
  static func tree(_ count: Int, directed: Bool = false, seed: UInt64) -> Graph {
    var chance = Chance(seed)
    return graph(
      count, (1..<count).map { (chance.number(in: 0...($0 - 1)), $0) }, directed: directed)
  }

  /// Arcs from lower to higher vertices, which are then renamed at random.
  static func acyclic(_ count: Int, size: Int, seed: UInt64) -> Graph {
    var chance = Chance(seed)
    var names = Array(0..<count)
    for index in names.indices.dropFirst() {
      names.swapAt(index, chance.number(in: 0...index))
    }
    var pairs: [(Int, Int)] = []
    while pairs.count < size {
      let first = chance.number(in: 0...(count - 1))
      let second = chance.number(in: 0...(count - 1))
      if first < second { pairs.append((names[first], names[second])) }
    }
    return graph(count, pairs, directed: true)
  }

  /// Arcs anywhere, loops, parallel and opposite ones included.
  static func anyhow(_ count: Int, size: Int, seed: UInt64) -> Graph {
    var chance = Chance(seed)
    var graph = graph(count, [])
    for _ in 0..<size {
      graph.add(
        Edge(
          from: chance.number(in: 0...(count - 1)), to: chance.number(in: 0...(count - 1)),
          directed: chance.number(in: 0...3) > 0))
    }
    return graph
  }

  /// The same graph with its vertices written in another order.
  static func shuffled(_ graph: Graph, seed: UInt64) -> Graph {
    var chance = Chance(seed)
    var names = Array(graph.vertices.indices)
    for index in names.indices.dropFirst() {
      names.swapAt(index, chance.number(in: 0...index))
    }
    return Self.graph(graph.order, graph.edges.map { (names[$0.start], names[$0.end]) })
  }
}
