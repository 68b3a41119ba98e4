/// Which of several equally good vertices an algorithm takes first.
public enum TieOrder: Sendable, Hashable {
  /// The one that was written first; among parallel edges too.
  case asWritten
  /// The one whose name comes first, numbers in names by their value (`v2` before `v10`); among parallel edges the one
  /// written first.
  case alphabetical

  /// The place of each vertex in the order.
  func ranks(in graph: Graph) -> [Int] {
    switch self {
    case .asWritten: return Array(graph.vertices.indices)
    case .alphabetical:
      let names = graph.vertices.map { NaturalName($0.name) }
      let sorted = graph.vertices.indices.sorted { left, right in
        names[left] == names[right] ? left < right : names[left] < names[right]
      }
      var ranks = sorted
      for (rank, vertex) in sorted.enumerated() { ranks[vertex] = rank }
      return ranks
    }
  }
}
