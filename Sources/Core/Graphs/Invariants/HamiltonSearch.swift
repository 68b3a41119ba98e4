/// The search for a cycle through all vertices, each once, by going on from the last vertex and turning back early: where a vertex that is left
/// has no way in and out any more, or cannot be reached.
struct HamiltonSearch: Sendable, Hashable {
  /// The vertices of a cycle in their order; empty if there is none, or if the search was given up.
  private(set) var cycle: [Int] = []
  private(set) var budget: SearchBudget
  /// What was done, one after the other, up to `mostMoves`.
  private(set) var moves: [HamiltonMove] = []
  /// How many moves there were, kept or not.
  private(set) var moveCount = 0
  /// How often the search turned back.
  private(set) var turnCount = 0

  /// So many moves are kept.
  static let mostMoves = 40
  /// For each vertex those to which an edge leads, and those from which one does, as bits.
  private let heads: [UInt64]
  private let tails: [UInt64]

  /// - Parameter steps: after so many the search is given up.
  /// - Precondition: the graph has between 3 and 64 vertices.
  init(_ graph: Graph, steps: Int = 20_000) {
    budget = SearchBudget(steps)
    var heads = [UInt64](repeating: 0, count: graph.order)
    var tails = heads
    func add(_ tail: Int, _ head: Int) {
      heads[tail] |= 1 << UInt64(head)
      tails[head] |= 1 << UInt64(tail)
    }
    for edge in graph.edges where !edge.isLoop {
      add(edge.start, edge.end)
      if !edge.isDirected { add(edge.end, edge.start) }
    }
    self.heads = heads
    self.tails = tails
    var path = [0]
    let left = graph.vertices.indices.dropFirst().reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
    extend(&path, left)
  }

  /// True if there is a cycle, false if there is none; `nil` if the search was given up.
  var hasCycle: Bool? { cycle.isEmpty ? (budget.isSpent ? nil : false) : true }

  private mutating func extend(_ path: inout [Int], _ left: UInt64) {
    let last = path[path.count - 1]
    if left == 0 {
      if heads[last] & 1 != 0 {
        cycle = path
        note(.close)
      } else {
        turn(at: last, isEarly: true)
      }
      return
    }
    guard budget.spend() else { return }
    guard canClose(from: last, left) else {
      turn(at: last, isEarly: true)
      return
    }
    let open = Self.members(of: heads[last] & left)
    let sorted = open.map { (ways: (heads[$0] & left).nonzeroBitCount, vertex: $0) }
      .sorted { ($0.ways, $0.vertex) < ($1.ways, $1.vertex) }
    for (_, vertex) in sorted {
      path.append(vertex)
      note(.forward(vertex))
      extend(&path, left & ~(1 << UInt64(vertex)))
      if !cycle.isEmpty || budget.isSpent { return }
      path.removeLast()
    }
    turn(at: last, isEarly: false)
  }

  private mutating func turn(at vertex: Int, isEarly: Bool) {
    turnCount += 1
    note(.back(vertex, isEarly: isEarly))
  }

  private mutating func note(_ move: HamiltonMove) {
    moveCount += 1
    if moves.count < Self.mostMoves { moves.append(move) }
  }

  /// False if what is left can for certain not be a way from the last vertex back to the first.
  private func canClose(from last: Int, _ left: UInt64) -> Bool {
    let entries = left | 1 << UInt64(last)
    let exits = left | 1
    for vertex in Self.members(of: left) {
      let from = tails[vertex] & entries
      let to = heads[vertex] & exits
      if from == 0 || to == 0 { return false }
      // The neighbours before and behind it are two, for there are at least three vertices.
      if (from | to).nonzeroBitCount < 2 { return false }
    }
    var reached = heads[last] & left
    var open = reached
    while open != 0 {
      let vertex = open.trailingZeroBitCount
      open &= ~(1 << UInt64(vertex))
      let new = heads[vertex] & left & ~reached
      reached |= new
      open |= new
    }
    return reached == left && tails[0] & left != 0
  }

  private static func members(of set: UInt64) -> [Int] {
    var members: [Int] = []
    var left = set
    while left != 0 {
      members.append(left.trailingZeroBitCount)
      left &= left - 1
    }
    return members
  }
}

extension Graph {
  /// True if a cycle passes every vertex once. `nil` for less than three vertices, above `mostSearched`, and where the search takes too
  /// long.
  public var isHamiltonian: Bool? {
    guard order >= 3, order <= Self.mostSearched else { return nil }
    // This answers at once where a search would have to try everything.
    if hamiltonObstacle != nil { return false }
    return HamiltonSearch(self).hasCycle
  }

  /// A few vertices without which the graph falls into more parts than they are. Round a cycle through all vertices they would leave as many
  /// parts as they are at most, so there is none. `nil` if none is known: that there is no cycle may have other reasons.
  ///
  /// One vertex, all but a largest set of vertices no two of which are joined, and no vertex at all in a graph that is in parts already are
  /// looked at. Directions do not count.
  var hamiltonObstacle: [Int]? {
    if components.count > 1 { return [] }
    if let point = LowLinkRun(self, .articulationPoints).articulationPoints.first { return [point] }
    // Vertices no two of which are joined stand alone once all others are gone.
    guard order <= Self.mostSearched else { return nil }
    let apart = CliqueSearch(SimpleGraph(self).complement).best
    guard 2 * apart.nonzeroBitCount > order else { return nil }
    return vertices.indices.filter { apart >> UInt64($0) & 1 == 0 }
  }
}
