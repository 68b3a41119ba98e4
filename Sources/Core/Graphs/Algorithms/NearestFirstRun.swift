/// Dijkstra's algorithm and A* at work: what is settled, what is open, what is known.
struct NearestFirstRun {
  let graph: Graph
  let ranks: [Int]
  /// How far each vertex may be from the target, for A*.
  let estimates: [Double]?
  private(set) var tree: SearchTree
  private(set) var visited: [Int] = []
  /// How many edges the last step looked at whose other end was not settled.
  private(set) var looked = 0
  private var isSettled: [Bool]
  private var open: [Int]

  init(graph: Graph, source: Int, ranks: [Int], estimates: [Double]? = nil) {
    self.graph = graph
    self.ranks = ranks
    self.estimates = estimates
    tree = SearchTree(source: source, order: graph.order)
    isSettled = [Bool](repeating: false, count: graph.order)
    open = graph.vertices.indices.contains(source) ? [source] : []
  }

  var isDone: Bool { open.isEmpty }

  /// By what the open vertices are compared.
  private func priority(_ vertex: Int) -> Double {
    tree.distances[vertex] + (estimates?[vertex] ?? 0)
  }

  /// Settles the nearest open vertex; `nil` when there is none.
  mutating func next() -> TraceStep? {
    guard let least = open.map({ priority($0) }).min() else { return nil }
    let nearest = open.filter { areEqual(priority($0), least) }.sorted { ranks[$0] < ranks[$1] }
    let settled = nearest[0]
    open.removeAll { $0 == settled }
    isSettled[settled] = true
    visited.append(settled)
    var step = TraceStep()
    step.current(settled)
    step.set(settled, .done)
    if let edge = tree.parentEdges[settled] { step.mark(edge, .tree) }
    step.say(
      estimates == nil ? .dijkstraSettle : .aStarSettle,
      [
        .init("number", .count(visited.count)), .init("vertex", .vertex(settled)),
        .init("distance", .number(tree.distances[settled])),
        .init("estimate", .number(estimates?[settled] ?? 0)),
        .init("sum", .number(priority(settled))),
      ])
    let tied = Array(nearest.dropFirst())
    step.hadTie = !tied.isEmpty
    if !tied.isEmpty {
      step.say(.dijkstraTie, [.init("list", .vertices(tied))], count: tied.count)
    }
    looked = 0
    for departure in graph.departures(from: settled, ranks: ranks)
    where !isSettled[departure.vertex] {
      looked += 1
      relax(departure, from: settled, &step)
    }
    open = open.sorted { precedes($0, $1) }
    step.cells = [.vertex(settled), .nothing, .vertices(open)]
    return step
  }

  private mutating func relax(
    _ departure: Departure, from settled: Int, _ step: inout TraceStep
  ) {
    let vertex = departure.vertex
    let weight = graph.edges[departure.edge].length
    let before = tree.distances[vertex]
    let known = tree.distances[settled]
    let through = known + weight
    var key = TraceSentence.Key.dijkstraLonger
    if areEqual(through, before) {
      key = .dijkstraEqual
      step.hadTie = true
    } else if through < before {
      key = before.isFinite ? .dijkstraShorter : .dijkstraFirst
      if !tree.reaches(vertex) { open.append(vertex) }
      tree.reach(vertex, at: through, from: settled, by: departure.edge)
      step.set(vertex, .open)
      step.value(vertex, .number(through), from: settled)
      step.isTelling = true
    }
    step.look(departure.edge, through < before && key != .dijkstraEqual ? .looked : .rejected)
    step.say(
      key,
      [
        .init("edge", .edgeTo(departure.edge, vertex)), .init("vertex", .vertex(vertex)),
        .init("known", .number(known)), .init("weight", .number(weight)),
        .init("through", .number(through)), .init("before", .number(before)),
      ])
  }

  /// The settled vertices whose distance is not the shortest, where negative weights were allowed; of a way only its target.
  func wrong(of target: Int?) -> [Int] {
    let right = Trace.bellmanFord(of: graph, from: tree.source)
    guard case .ofVertices(let distances)? = right["distance"] else { return [] }
    return visited.sorted().filter { vertex in
      guard target == nil || vertex == target, case .number(let distance)? = distances[vertex]
      else { return false }
      return !areEqual(distance, tree.distances[vertex])
    }
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    let first = priority(left)
    let second = priority(right)
    return areEqual(first, second) ? ranks[left] < ranks[right] : first < second
  }
}
