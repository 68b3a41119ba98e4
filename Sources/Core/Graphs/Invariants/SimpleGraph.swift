/// A graph without its directions, loops and parallel edges: which vertices are neighbours.
///
/// Many invariants of a graph are those of this graph.
struct SimpleGraph: Sendable, Hashable {
  /// For each vertex its neighbours, sorted.
  private(set) var neighbours: [[Int]]

  init(_ graph: Graph) {
    neighbours = [[Int]](repeating: [], count: graph.order)
    for vertex in graph.vertices.indices {
      let all = graph.edges(at: vertex).map { graph.edges[$0].other(than: vertex) }.sorted()
      for other in all where other != vertex && neighbours[vertex].last != other {
        neighbours[vertex].append(other)
      }
    }
  }

  /// The graph in which exactly those are neighbours that are none here.
  var complement: SimpleGraph {
    var other = self
    for vertex in neighbours.indices {
      other.neighbours[vertex] = neighbours.indices.filter {
        $0 != vertex && !neighbours[vertex].contains($0)
      }
    }
    return other
  }

  /// The number of vertices.
  var order: Int { neighbours.count }

  /// The number of pairs of neighbours.
  var size: Int { neighbours.reduce(0) { $0 + $1.count } / 2 }

  /// For each vertex its neighbours as the bits of a number; the order must be at most 64.
  var masks: [UInt64] {
    neighbours.map { list in list.reduce(0) { $0 | (1 << UInt64($1)) } }
  }
}
