extension Trace {
  /// A cycle that passes every vertex once, by going on from vertex to vertex and turning back where what is left cannot be passed; of several
  /// ways the one to the vertex with the fewest ways on is tried first.
  ///
  /// - Precondition: there are at most `Graph.mostSearched` vertices.
  public static func hamiltonCycle(of graph: Graph) -> Trace {
    hamiltonCycle(of: graph, steps: 20_000)
  }

  /// - Parameter steps: after so many the search is given up.
  static func hamiltonCycle(of graph: Graph, steps most: Int) -> Trace {
    guard graph.order >= 3 else {
      return hamilton(graph, [], [], [TraceSentence(.endHamiltonFew)], isKnown: false)
    }
    if let obstacle = graph.hamiltonObstacle { return without(graph, obstacle) }
    let search = HamiltonSearch(graph, steps: most)
    let steps = steps(of: search, graph)
    guard !search.cycle.isEmpty else {
      let isKnown = search.hasCycle != nil
      return hamilton(
        graph, steps, [],
        [
          TraceSentence(
            isKnown ? .endHamiltonSearched : .endHamiltonUnknown,
            [.init("count", .count(search.turnCount))],
            count: search.turnCount)
        ], isKnown: isKnown)
    }
    let edges = edges(round: search.cycle, graph)
    return hamilton(
      graph, steps, search.cycle,
      [
        TraceSentence(
          .endHamilton, [.init("list", .vertices(search.cycle + [search.cycle[0]]))])
      ], edges: edges, certificate: .hamiltonCycle(search.cycle, edges))
  }

  private static func hamilton(
    _ graph: Graph, _ steps: [TraceStep], _ cycle: [Int], _ conclusion: [TraceSentence],
    edges: [Int] = [], isKnown: Bool = true, end: [TraceChange] = [],
    certificate: Certificate? = nil
  ) -> Trace {
    var start = TraceStep()
    if graph.order > 0 {
      start.say(.hamiltonStart, [.init("vertex", .vertex(0))])
    } else {
      start.say(.endHamiltonFew)
    }
    start.cells = [.vertices(Array(graph.vertices.indices.prefix(1)))]
    if graph.order > 0 { start.set(0, .open) }
    let marks: [TraceChange] =
      cycle.map { .vertex($0, .done) } + edges.map { .edge($0, .tree) }
    return Trace(
      .hamiltonCycle, columns: [.path], start: start, steps: steps, end: marks + end,
      results: [
        TraceResult("hamilton-cycle", cycle.isEmpty ? nil : .vertices(cycle)),
        TraceResult("hamiltonian", isKnown ? .truth(!cycle.isEmpty) : nil),
      ], conclusion: conclusion, certificate: certificate)
  }

  /// There is no cycle, for a few vertices hold too many parts together.
  private static func without(_ graph: Graph, _ obstacle: [Int]) -> Trace {
    let parts = graph.parts(without: obstacle)
    var step = TraceStep()
    for vertex in obstacle { step.set(vertex, .done) }
    for (number, part) in parts.enumerated() {
      for vertex in part { step.group(vertex, number + 1) }
    }
    let sentence = TraceSentence(
      obstacle.isEmpty ? .endHamiltonParts : .endHamiltonObstacle,
      [
        .init("list", .vertices(obstacle)), .init("count", .count(parts.count)),
        .init("sets", .sets(parts)), .init("removed", .count(obstacle.count)),
      ], count: obstacle.count)
    return hamilton(
      graph, [], [], [sentence], end: step.changes,
      certificate: .parts(parts, without: obstacle))
  }

  private static func steps(of search: HamiltonSearch, _ graph: Graph) -> [TraceStep] {
    var path = [0]
    var steps: [TraceStep] = []
    for move in search.moves {
      var step = TraceStep()
      let number = TraceSentence.Slot("number", .count(steps.count + 1))
      let last = path[path.count - 1]
      switch move {
      case .forward(let vertex):
        if let edge = graph.edge(from: last, to: vertex) { step.mark(edge, .tree) }
        path.append(vertex)
        step.set(vertex, .open)
        step.current(vertex)
        step.isTelling = true
        step.say(
          .hamiltonForward,
          [number, .init("from", .vertex(last)), .init("vertex", .vertex(vertex))])
      case .back(let vertex, let isEarly):
        // The one where the search began stays.
        if path.count > 1 {
          path.removeLast()
          let before = path[path.count - 1]
          if let edge = graph.edge(from: before, to: vertex) { step.mark(edge, .plain) }
          step.set(vertex, .unseen)
          step.current(before)
        }
        step.say(
          isEarly ? .hamiltonEarly : .hamiltonBack, [number, .init("vertex", .vertex(vertex))])
      case .close:
        if let edge = graph.edge(from: last, to: path[0]) { step.mark(edge, .tree) }
        step.current(path[0])
        step.isTelling = true
        step.say(
          .hamiltonClose, [number, .init("from", .vertex(last)), .init("vertex", .vertex(path[0]))])
      }
      step.cells = [.vertices(path)]
      steps.append(step)
    }
    let leftOut = search.moveCount - search.moves.count
    if leftOut > 0 { steps.append(rest(of: search, steps.count + 1, leftOut, graph)) }
    return steps
  }

  /// The moves that were not kept, in one step.
  private static func rest(
    of search: HamiltonSearch, _ number: Int, _ count: Int, _ graph: Graph
  ) -> TraceStep {
    var step = TraceStep()
    for edge in graph.edges.indices { step.mark(edge, .plain) }
    for vertex in graph.vertices.indices {
      step.set(vertex, search.cycle.isEmpty && vertex > 0 ? .unseen : .open)
    }
    for edge in edges(round: search.cycle, graph) { step.mark(edge, .tree) }
    step.isTelling = true
    step.say(
      .hamiltonRest, [.init("number", .count(number)), .init("count", .count(count))], count: count)
    step.cells = [.vertices(search.cycle)]
    return step
  }

  /// The edges of a cycle, from each vertex to the next.
  private static func edges(round cycle: [Int], _ graph: Graph) -> [Int] {
    cycle.indices.compactMap { place in
      graph.edge(from: cycle[place], to: cycle[(place + 1) % cycle.count])
    }
  }
}

extension Graph {
  /// The first edge that leads from one vertex to another.
  func edge(from: Int, to: Int) -> Int? {
    edges(at: from).first { index in
      let edge = edges[index]
      return edge.other(than: from) == to && (!edge.isDirected || edge.start == from)
    }
  }

  /// The components once some vertices are gone.
  func parts(without removed: [Int]) -> [[Int]] {
    var kept: [Int] = []
    var place = [Int?](repeating: nil, count: order)
    for vertex in vertices.indices where !removed.contains(vertex) {
      place[vertex] = kept.count
      kept.append(vertex)
    }
    var rest = Graph(vertices: kept.map { vertices[$0] })
    for edge in edges {
      if let start = place[edge.start], let end = place[edge.end] {
        rest.add(Edge(from: start, to: end))
      }
    }
    return rest.components.map { $0.map { kept[$0] } }
  }
}
