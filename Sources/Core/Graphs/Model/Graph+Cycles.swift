extension Graph {
  /// True if no closed trail exists: an undirected graph is a forest, a directed one a DAG.
  ///
  /// Undirected edges must not close a cycle among themselves. Each tree of them can then be walked freely, so it counts as
  /// one place, and the arcs between these places must not lead back.
  public var isAcyclic: Bool {
    var place = Array(vertices.indices)
    func root(of vertex: Int) -> Int {
      var vertex = vertex
      while place[vertex] != vertex {
        place[vertex] = place[place[vertex]]
        vertex = place[vertex]
      }
      return vertex
    }
    for edge in edges where !edge.isDirected {
      let start = root(of: edge.start)
      let end = root(of: edge.end)
      if start == end { return false }
      place[start] = end
    }
    var arcsInto = [Int](repeating: 0, count: order)
    var heads = [[Int]](repeating: [], count: order)
    for edge in edges where edge.isDirected {
      let tail = root(of: edge.start)
      let head = root(of: edge.end)
      heads[tail].append(head)
      arcsInto[head] += 1
    }
    var free = vertices.indices.filter { root(of: $0) == $0 && arcsInto[$0] == 0 }
    let places = vertices.indices.reduce(0) { $0 + (root(of: $1) == $1 ? 1 : 0) }
    var removed = 0
    while let vertex = free.popLast() {
      removed += 1
      for head in heads[vertex] {
        arcsInto[head] -= 1
        if arcsInto[head] == 0 { free.append(head) }
      }
    }
    return removed == places
  }

  /// True if the graph, directions aside, is connected and has no cycle.
  public var isTree: Bool { isConnected && size == order - 1 }
}
