/// The search for ways in which one graph is another with other names: the vertices of both are coloured alike as far as they can be told
/// apart, and where they cannot, one of the first graph is set against each of the second. A graph with itself has its symmetries.
struct SymmetrySearch: Sendable, Hashable {
  private(set) var budget = SearchBudget(8_000_000)
  private let order: Int
  /// For each vertex of the first graph, then of the second, its neighbours with a number for how many edges join them, and in which
  /// directions.
  private let ways: [[Way]]
  /// The same number for the vertex with itself.
  private let loops: [UInt64]

  /// The work of looking once at every vertex and its neighbours.
  private let roundCost: Int

  private struct Way: Sendable, Hashable {
    let vertex: Int
    let kind: UInt64
  }

  /// - Precondition: the graphs have as many vertices.
  init(_ first: Graph, _ second: Graph) {
    order = first.order
    let kinds = Self.kinds(of: first) + Self.kinds(of: second)
    let order = order
    loops = kinds.enumerated().map { $1[$0 % max(1, order)] }
    ways = kinds.enumerated().map { place, row in
      row.indices.filter { row[$0] != 0 && $0 != place % order }
        .map { Way(vertex: $0, kind: row[$0]) }
    }
    roundCost = ways.reduce(2 * order) { $0 + $1.count }
  }

  /// For each pair of vertices a number whose digits count edges, arcs out and arcs in.
  private static func kinds(of graph: Graph) -> [[UInt64]] {
    let row = [UInt64](repeating: 0, count: graph.order)
    var kinds = [[UInt64]](repeating: row, count: graph.order)
    for edge in graph.edges {
      kinds[edge.start][edge.end] += edge.isDirected ? 1 << 20 : 1
      kinds[edge.end][edge.start] += edge.isDirected ? 1 << 40 : 1
    }
    return kinds
  }

  /// For each vertex of the first graph the one of the second that it becomes; `nil` if there is no such way, or the search was given up.
  mutating func map() -> [Int]? { find(colours(loops)) }

  /// The number of symmetries: the product of how many vertices each vertex of a row can become while those before it stay. `nil` if the
  /// search was given up or the number is above 2⁵³.
  mutating func count() -> Int? {
    var count = 1
    var fixed = colours(loops)
    while let vertex = firstUnfixed(fixed) {
      var images = 1
      for other in (vertex + 1)..<max(vertex + 1, order)
      where fixed[order + other] == fixed[vertex] {
        if find(pairing(vertex, other, fixed)) != nil { images += 1 }
        if budget.isSpent { return nil }
      }
      let product = count.multipliedReportingOverflow(by: images)
      guard !product.overflow, product.partialValue <= Graph.mostCounted else { return nil }
      count = product.partialValue
      fixed = pairing(vertex, vertex, fixed)
    }
    return budget.isSpent ? nil : count
  }

  /// The first vertex that shares its colour with another.
  private func firstUnfixed(_ colours: [Int]) -> Int? {
    var sizes = [Int](repeating: 0, count: 2 * order)
    for vertex in 0..<order { sizes[colours[vertex]] += 1 }
    return (0..<order).first { sizes[colours[$0]] > 1 }
  }

  /// Completes the colours until they tell all vertices apart.
  private mutating func find(_ colours: [Int]) -> [Int]? {
    guard isBalanced(colours), !budget.isSpent else { return nil }
    guard let vertex = firstUnfixed(colours) else { return map(by: colours) }
    for other in 0..<order where colours[order + other] == colours[vertex] {
      if let map = find(pairing(vertex, other, colours)) { return map }
      if budget.isSpent { return nil }
    }
    return nil
  }

  /// True if each colour is as frequent in both copies.
  private func isBalanced(_ colours: [Int]) -> Bool {
    var balance = [Int](repeating: 0, count: 2 * order)
    for vertex in 0..<order {
      balance[colours[vertex]] += 1
      balance[colours[order + vertex]] -= 1
    }
    return balance.allSatisfy { $0 == 0 }
  }

  /// The vertices of the same colours, if all edges are as they should be.
  private func map(by colours: [Int]) -> [Int]? {
    var owners = [Int](repeating: 0, count: 2 * order)
    for vertex in 0..<order { owners[colours[order + vertex]] = vertex }
    let map = (0..<order).map { owners[colours[$0]] }
    let isRight = (0..<order).allSatisfy { vertex in
      let moved = ways[vertex].map { Way(vertex: map[$0.vertex], kind: $0.kind) }
        .sorted { $0.vertex < $1.vertex }
      return moved == ways[order + map[vertex]] && loops[vertex] == loops[order + map[vertex]]
    }
    return isRight ? map : nil
  }

  // MARK: Colours

  /// The colours once a vertex of the first copy and one of the second are told apart from all others.
  private mutating func pairing(_ vertex: Int, _ other: Int, _ colours: [Int]) -> [Int] {
    var keys = colours.map { UInt64($0) << 1 }
    keys[vertex] += 1
    keys[order + other] += 1
    return self.colours(keys)
  }

  /// Colours by keys, then by the colours of neighbours, until these tell no more vertices apart.
  private mutating func colours(_ keys: [UInt64]) -> [Int] {
    var (colours, count) = Self.ranks(keys)
    while budget.spend(roundCost) {
      let mixed = colours.indices.map { place -> UInt64 in
        let copy = place < order ? 0 : order
        var sum: UInt64 = 0
        // Unlike sums tell unlike neighbours; that like sums might hide some costs time, not truth.
        for way in ways[place] {
          sum &+= Self.mixed(UInt64(colours[way.vertex + copy]) &+ Self.mixed(way.kind))
        }
        return sum
      }
      let pairs = colours.indices.sorted {
        (colours[$0], mixed[$0], $0) < (colours[$1], mixed[$1], $1)
      }
      var finer = colours
      var rank = -1
      for (place, index) in pairs.enumerated() {
        let before = place > 0 ? pairs[place - 1] : index
        if place == 0 || colours[index] != colours[before] || mixed[index] != mixed[before] {
          rank += 1
        }
        finer[index] = rank
      }
      colours = finer
      if rank + 1 == count { break }
      count = rank + 1
    }
    return colours
  }

  /// For each key how many different ones are smaller, and how many different ones there are.
  private static func ranks(_ keys: [UInt64]) -> (ranks: [Int], count: Int) {
    var ranks = [Int](repeating: 0, count: keys.count)
    var rank = -1
    var last: UInt64?
    for index in keys.indices.sorted(by: { (keys[$0], $0) < (keys[$1], $1) }) {
      if keys[index] != last { rank += 1 }
      last = keys[index]
      ranks[index] = rank
    }
    return (ranks, rank + 1)
  }

  /// A number in which each digit depends on each (the finaliser of the generator SplitMix64).
  private static func mixed(_ value: UInt64) -> UInt64 {
    var value = value &+ 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

extension Graph {
  /// In how many ways the vertices can be exchanged such that each pair is joined as before; names, weights and places do not count. `nil`
  /// above `mostSearched` vertices, where the search takes too long, and if the number is above 2⁵³.
  public var automorphismCount: Int? {
    guard order <= Self.mostSearched else { return nil }
    var search = SymmetrySearch(self, self)
    return search.count()
  }

  /// Whether another graph is this one with other names, places and weights aside.
  public func isomorphism(to other: Graph) -> Isomorphism {
    guard order == other.order, size == other.size else { return .none }
    guard order <= Self.mostSearched else { return .unknown }
    var search = SymmetrySearch(self, other)
    if let map = search.map() { return .map(map) }
    return search.budget.isSpent ? .unknown : .none
  }
}
