/// The search for a largest set of vertices that are all joined to each other, by branch and bound: a part that can be coloured with k
/// colours has no clique of more than k vertices.
struct CliqueSearch: Sendable, Hashable {
  /// A largest clique, as bits, once the search has come to its end.
  private(set) var best: UInt64 = 0
  private(set) var budget = SearchBudget(10_000)
  private let masks: [UInt64]

  /// - Precondition: the graph has at most 64 vertices.
  init(_ graph: SimpleGraph) {
    masks = graph.masks
    let all = masks.indices.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
    extend(0, by: all)
  }

  /// The size of the clique; `nil` if the search was given up.
  var size: Int? { budget.isSpent ? nil : best.nonzeroBitCount }

  private mutating func extend(_ clique: UInt64, by candidates: UInt64) {
    if candidates == 0 {
      if clique.nonzeroBitCount > best.nonzeroBitCount { best = clique }
      return
    }
    guard budget.spend() else { return }
    var left = candidates
    for (vertex, colours) in coloured(candidates).reversed() {
      if clique.nonzeroBitCount + colours <= best.nonzeroBitCount || budget.isSpent { return }
      let bit: UInt64 = 1 << UInt64(vertex)
      extend(clique | bit, by: left & masks[vertex])
      left &= ~bit
    }
  }

  /// The candidates, each with the number of colours that it and those before it need at most.
  private func coloured(_ candidates: UInt64) -> [(vertex: Int, colours: Int)] {
    var result: [(vertex: Int, colours: Int)] = []
    var left = candidates
    var colour = 0
    while left != 0 {
      colour += 1
      var open = left
      while open != 0 {
        let vertex = open.trailingZeroBitCount
        left &= ~(1 << UInt64(vertex))
        open &= ~(1 << UInt64(vertex)) & ~masks[vertex]
        result.append((vertex, colour))
      }
    }
    return result
  }
}

extension Graph {
  /// How many vertices a largest clique has, directions aside. `nil` above `mostSearched` vertices and where the search takes too long.
  public var cliqueNumber: Int? {
    order <= Self.mostSearched ? CliqueSearch(SimpleGraph(self)).size : nil
  }
}
