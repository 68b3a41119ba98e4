extension Graph {
  /// In how many orders of the vertices all arcs lead forward.
  ///
  /// Counted over the sets with which such an order can begin, by their sizes. `nil` if there is a cycle or an edge without direction, if
  /// there are too many of these sets, or if the number is above 2⁵³.
  public var topologicalOrderCount: Int? {
    guard kind == .directed || size == 0, order <= Self.mostSearched, arcOrder != nil else {
      return nil
    }
    var needs = [UInt64](repeating: 0, count: order)
    for edge in edges { needs[edge.end] |= 1 << UInt64(edge.start) }
    var budget = SearchBudget(Self.mostBeginnings)
    var beginnings: [UInt64: Int] = [0: 1]
    for _ in vertices.indices {
      var longer: [UInt64: Int] = [:]
      // The sums do not depend on the order in which they are added up.
      for (set, count) in beginnings {
        for vertex in vertices.indices {
          let bit: UInt64 = 1 << UInt64(vertex)
          guard set & bit == 0, needs[vertex] & ~set == 0 else { continue }
          let sum = longer[set | bit, default: 0] + count
          guard sum <= Self.mostCounted else { return nil }
          longer[set | bit] = sum
        }
        if longer.count > budget.left { return nil }
      }
      guard budget.spend(longer.count) else { return nil }
      beginnings = longer
    }
    return beginnings.values.first
  }

  /// Above this many sets with which an order can begin, orders are not counted.
  private static let mostBeginnings = 20_000
}
