extension Graph {
  /// The share of the possible edges that are there: with n vertices and m edges 2m/(n(n − 1)), for arcs m/(n(n − 1)).
  ///
  /// Loops and parallel edges count, so it can be above 1. `nil` for less than two vertices.
  public var density: Double? {
    guard order >= 2 else { return nil }
    let ways = edges.reduce(0) { $0 + ($1.isDirected ? 1 : 2) }
    return Double(ways) / (Double(order) * Double(order - 1))
  }

  /// True if an edge has a negative weight.
  public var hasNegativeWeight: Bool { edges.contains { ($0.weight ?? 0) < 0 } }
}
