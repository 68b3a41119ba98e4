extension Graph {
  /// The components (of a directed graph the weak ones): each the sorted indices of its vertices, ordered by their first.
  public var components: [[Int]] {
    var component = [Int](repeating: -1, count: order)
    var result: [[Int]] = []
    for start in vertices.indices where component[start] < 0 {
      let number = result.count
      var members = [start]
      component[start] = number
      var next = 0
      while next < members.count {
        for edge in incident[members[next]] {
          let other = edges[edge].other(than: members[next])
          guard component[other] < 0 else { continue }
          component[other] = number
          members.append(other)
        }
        next += 1
      }
      result.append(members.sorted())
    }
    return result
  }

  /// True if there is exactly one component; the graph without vertices is not connected.
  public var isConnected: Bool { components.count == 1 }

  /// The two sides of a bipartite graph, as a side (`false` for each component's first vertex) for every vertex; `nil` if
  /// there is an odd cycle. A loop is one. Directions do not count.
  public var bipartition: [Bool]? {
    var side = [Bool?](repeating: nil, count: order)
    for start in vertices.indices where side[start] == nil {
      side[start] = false
      var reached = [start]
      while let vertex = reached.popLast() {
        let own = side[vertex] ?? false
        for edge in incident[vertex] {
          let other = edges[edge].other(than: vertex)
          if let known = side[other] {
            if known == own { return nil }
          } else {
            side[other] = !own
            reached.append(other)
          }
        }
      }
    }
    return side.map { $0 ?? false }
  }

  /// True if the vertices have two sides and every edge joins one to the other.
  public var isBipartite: Bool { bipartition != nil }
}
