/// Classes of the vertices of two graphs, told apart by more and more: first by their edges, then round after round by the classes of their
/// neighbours. What can be told apart is no image of the other.
struct ColourRounds {
  /// For each round the classes of the first graph's vertices and of the second's, from 1, the same number for what looks alike.
  private(set) var rounds: [(first: [Int], second: [Int])] = []

  init(_ first: Graph, _ second: Graph) {
    let (one, other) = (Self.neighbours(first), Self.neighbours(second))
    var colours = Self.ranks(
      (one + other).map { list in list.map { $0.kind }.sorted() })
    while true {
      rounds.append(
        (Array(colours.prefix(first.order)), Array(colours.dropFirst(first.order))))
      guard isBalanced else { return }
      let keys = (one + other).enumerated().map { place, list in
        let shift = place < first.order ? 0 : first.order
        return [colours[place]]
          + list.map { colours[$0.vertex + shift] * 16 + $0.kind }.sorted()
      }
      let finer = Self.ranks(keys)
      if finer.max() == colours.max() { return }
      colours = finer
    }
  }

  /// True if the classes of the last round are as large in both graphs.
  var isBalanced: Bool { unlike == nil }

  /// The first class that is not as large in both graphs.
  var unlike: Int? {
    guard let last = rounds.last else { return nil }
    let most = max(last.first.max() ?? 0, last.second.max() ?? 0)
    return (1..<most + 1).first { number in
      last.first.reduce(0) { $0 + ($1 == number ? 1 : 0) }
        != last.second.reduce(0) { $0 + ($1 == number ? 1 : 0) }
    }
  }

  /// The other ends of each vertex's edges, a loop twice: 1 for an edge, 2 for an arc out, 3 for an arc in; 4 more for loops.
  private static func neighbours(_ graph: Graph) -> [[(vertex: Int, kind: Int)]] {
    var lists = [[(vertex: Int, kind: Int)]](repeating: [], count: graph.order)
    for edge in graph.edges {
      let loop = edge.isLoop ? 4 : 0
      lists[edge.start].append((edge.end, (edge.isDirected ? 2 : 1) + loop))
      lists[edge.end].append((edge.start, (edge.isDirected ? 3 : 1) + loop))
    }
    return lists
  }

  /// For each key its place among the different ones, from 1: longer keys first, so that vertices of many edges come first.
  private static func ranks(_ keys: [[Int]]) -> [Int] {
    func precedes(_ one: Int, _ other: Int) -> Bool {
      let (first, second) = (keys[one], keys[other])
      if first.count != second.count { return first.count > second.count }
      return first == second ? one < other : first.lexicographicallyPrecedes(second)
    }
    var ranks = [Int](repeating: 0, count: keys.count)
    var rank = 0
    var last: [Int]?
    for index in keys.indices.sorted(by: precedes) {
      if keys[index] != last { rank += 1 }
      last = keys[index]
      ranks[index] = rank
    }
    return ranks
  }
}
