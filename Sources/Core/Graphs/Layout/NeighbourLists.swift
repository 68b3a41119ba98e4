/// Who is joined to whom; directions, loops and parallel edges do not count.
struct NeighbourLists {
  /// For each vertex its neighbours, the lower first.
  let neighbours: [[Int]]

  init(graph: Graph) {
    neighbours = graph.vertices.indices.map { vertex in
      let all = graph.edges(at: vertex).map { graph.edges[$0].other(than: vertex) }
      return Self.distinct(all.filter { $0 != vertex })
    }
  }

  /// - Parameter pairs: each pair of neighbours once.
  init(count: Int, pairs: [(Int, Int)]) {
    var lists = [[Int]](repeating: [], count: count)
    for (first, second) in pairs {
      lists[first].append(second)
      lists[second].append(first)
    }
    neighbours = lists.map(Self.distinct)
  }

  private static func distinct(_ vertices: [Int]) -> [Int] {
    let sorted = vertices.sorted()
    return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
  }

  func areJoined(_ first: Int, _ second: Int) -> Bool { neighbours[first].contains(second) }
}
