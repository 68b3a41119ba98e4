/// A way out of a vertex: an edge and the vertex to which it leads.
struct Departure: Sendable, Hashable {
  var edge: Int
  var vertex: Int
}

extension Graph {
  /// The ways out of a vertex, by the rank of the vertex they lead to and then in the order written. An undirected edge can be
  /// followed from either end, an arc from its tail; a loop leads back to its vertex once.
  func departures(from vertex: Int, ranks: [Int]) -> [Departure] {
    var found: [Departure] = []
    for index in incident[vertex] {
      let edge = edges[index]
      if edge.isDirected, edge.start != vertex { continue }
      found.append(Departure(edge: index, vertex: edge.other(than: vertex)))
    }
    return found.sorted { left, right in
      left.vertex == right.vertex
        ? left.edge < right.edge : ranks[left.vertex] < ranks[right.vertex]
    }
  }
}
