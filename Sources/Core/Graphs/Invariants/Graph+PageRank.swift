extension Graph {
  /// For each vertex the share of time that a walker spends there who follows a random edge with the given probability and else jumps
  /// to a random vertex; from a vertex without a way out he always jumps.
  ///
  /// Weights do not count, parallel edges do. Source: S. Brin and L. Page, The anatomy of a large-scale hypertextual web search engine
  /// (1998).
  ///
  /// - Parameter damping: the probability of following an edge, at least 0 and below 1.
  public func pageRanks(damping: Double = 0.85) -> [Double] {
    guard order > 0 else { return [] }
    let count = Double(order)
    let ways = vertices.indices.map { Double(outDegree(of: $0)) }
    var ranks = [Double](repeating: 1 / count, count: order)
    // Each round brings the ranks nearer by the damping.
    for _ in 0..<Self.mostRounds {
      var stuck = 0.0
      for vertex in vertices.indices where ways[vertex] == 0 { stuck += ranks[vertex] }
      let jump = (1 - damping + damping * stuck) / count
      var next = [Double](repeating: jump, count: order)
      for edge in edges {
        next[edge.end] += damping * ranks[edge.start] / ways[edge.start]
        if !edge.isDirected { next[edge.start] += damping * ranks[edge.end] / ways[edge.end] }
      }
      var change = 0.0
      for vertex in vertices.indices { change = max(change, abs(next[vertex] - ranks[vertex])) }
      ranks = next
      if change <= 1e-16 { break }
    }
    return ranks
  }

  private static let mostRounds = 300
}
