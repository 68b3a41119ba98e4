extension Graph {
  /// The longest ways through a directed graph without cycles: the greatest sum of weights, and the greatest number of edges, which can
  /// belong to two ways. `nil` if there is a cycle or an edge without direction.
  public var longestPaths: (weight: Double, edges: Int)? {
    guard kind == .directed || size == 0, let order = arcOrder else { return nil }
    var weights = [Double](repeating: 0, count: self.order)
    var counts = [Int](repeating: 0, count: self.order)
    for vertex in order {
      for index in incident[vertex] where edges[index].start == vertex {
        let edge = edges[index]
        weights[edge.end] = max(weights[edge.end], weights[vertex] + edge.length)
        counts[edge.end] = max(counts[edge.end], counts[vertex] + 1)
      }
    }
    return (weights.max() ?? 0, counts.max() ?? 0)
  }

  /// The vertices in an order in which all arcs lead forward; `nil` if there is none.
  var arcOrder: [Int]? {
    var missing = vertices.indices.map { inDegree(of: $0) }
    var result = vertices.indices.filter { missing[$0] == 0 }
    var next = 0
    while next < result.count {
      let vertex = result[next]
      next += 1
      for index in incident[vertex] where edges[index].start == vertex {
        let end = edges[index].end
        missing[end] -= 1
        if missing[end] == 0 { result.append(end) }
      }
    }
    return result.count == order ? result : nil
  }
}
