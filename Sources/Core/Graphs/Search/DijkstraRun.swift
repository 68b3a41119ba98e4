/// Dijkstra's algorithm at work: what is settled, what is open, what is known.
struct DijkstraRun {
  let graph: Graph
  let ranks: [Int]
  var tree: SearchTree
  private var isSettled: [Bool]
  private var open: [Int]

  init(graph: Graph, source: Int, ranks: [Int]) {
    self.graph = graph
    self.ranks = ranks
    tree = SearchTree(source: source, order: graph.order)
    isSettled = [Bool](repeating: false, count: graph.order)
    open = graph.vertices.indices.contains(source) ? [source] : []
  }

  /// Settles the nearest open vertex; `nil` when there is none.
  mutating func next() -> DijkstraTrace.Step? {
    guard let least = open.map({ tree.distances[$0] }).min() else { return nil }
    let nearest = open.filter { Self.areEqual(tree.distances[$0], least) }
      .sorted { ranks[$0] < ranks[$1] }
    let settled = nearest[0]
    open.removeAll { $0 == settled }
    isSettled[settled] = true
    var relaxations: [DijkstraTrace.Relaxation] = []
    for departure in graph.departures(from: settled, ranks: ranks) {
      relaxations.append(relax(departure, from: settled))
    }
    open = open.sorted { precedes($0, $1) }
    return DijkstraTrace.Step(
      settled: settled, tied: Array(nearest.dropFirst()), relaxations: relaxations, open: open)
  }

  private mutating func relax(_ departure: Departure, from settled: Int)
    -> DijkstraTrace.Relaxation
  {
    let vertex = departure.vertex
    let weight = graph.edges[departure.edge].length
    let before = tree.distances[vertex]
    let through = tree.distances[settled] + weight
    let outcome: DijkstraTrace.Outcome
    if isSettled[vertex] {
      outcome = .settled
    } else if Self.areEqual(through, before) {
      outcome = .equal
    } else if through < before {
      outcome = .shorter
      if !tree.reaches(vertex) { open.append(vertex) }
      tree.reach(vertex, at: through, from: settled, by: departure.edge)
    } else {
      outcome = .longer
    }
    return DijkstraTrace.Relaxation(
      edge: departure.edge, vertex: vertex, weight: weight, before: before, through: through,
      outcome: outcome)
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    let first = tree.distances[left]
    let second = tree.distances[right]
    return Self.areEqual(first, second) ? ranks[left] < ranks[right] : first < second
  }

  /// Equal up to 10⁻¹² of the larger.
  static func areEqual(_ left: Double, _ right: Double) -> Bool {
    if left == right { return true }
    guard left.isFinite, right.isFinite else { return false }
    return abs(left - right) <= 1e-12 * max(abs(left), abs(right))
  }
}
