extension Trace {
  /// Shortest ways from a vertex with weights of any sign, by Bellman and Ford: in each pass all edges are relaxed in the order
  /// written, until a pass changes nothing.
  ///
  /// If the pass numbered n (of n vertices) still changes something there is a negative cycle that can be reached, which is the
  /// certificate; what can be reached from one is −∞ away. An undirected edge counts as an arc each way, so a negative one is
  /// a negative cycle.
  public static func bellmanFord(
    of graph: Graph, from source: Int, to target: Int? = nil
  ) -> Trace {
    var tree = SearchTree(source: source, order: graph.order)
    var start = TraceStep()
    if graph.vertices.indices.contains(source) {
      start.say(.bellmanStart, [.init("vertex", .vertex(source))])
      start.infinite(except: source, in: graph)
    }
    start.cells = [.nothing, .edges([])]
    var steps: [TraceStep] = []
    var cycle: (vertices: [Int], edges: [Int])?
    for pass in 1...max(1, graph.order) {
      var step = TraceStep()
      let changed = tree.pass(over: graph, &step)
      step.say(
        changed.isEmpty ? .bellmanQuiet : .bellmanPass,
        [.init("number", .count(pass)), .init("list", .edges(changed))], count: changed.count)
      step.cells = [.nothing, .edges(changed)]
      step.isTelling = !changed.isEmpty
      if pass == graph.order, !changed.isEmpty {
        cycle = tree.parentCycle(in: graph)
        if let cycle {
          step.say(.bellmanCycle, [.init("list", .edges(cycle.edges))])
          for edge in cycle.edges { step.look(edge, .tree) }
        }
      }
      steps.append(step)
      if changed.isEmpty { break }
    }
    var distances = tree.distances
    if cycle != nil {
      for vertex in graph.reachedFromNegativeCycle(tree) { distances[vertex] = -.infinity }
    }
    return Trace(
      .bellmanFord, from: source, to: target, columns: [.vertices, .changed], start: start,
      steps: steps, end: ends(tree, distances, cycle, to: target, in: graph),
      results: results(tree, distances, cycle, to: target, in: graph),
      conclusion: conclusion(tree, distances, cycle, to: target, in: graph),
      certificate: cycle.map { .negativeCycle($0.vertices, $0.edges) }
        ?? .distances(distances, from: source, isHops: false))
  }

  private static func ends(
    _ tree: SearchTree, _ distances: [Double], _ cycle: (vertices: [Int], edges: [Int])?,
    to target: Int?, in graph: Graph
  ) -> [TraceChange] {
    guard let cycle else { return tree.marks(to: target, in: graph) }
    return distances.enumerated().map { .value($0.offset, .number($0.element), parent: nil) }
      + cycle.edges.map { .edge($0, .tree) } + cycle.vertices.map { .vertex($0, .done) }
  }

  private static func results(
    _ tree: SearchTree, _ distances: [Double], _ cycle: (vertices: [Int], edges: [Int])?,
    to target: Int?, in graph: Graph
  ) -> [TraceResult] {
    let hasCycle = TraceResult("negative-cycle-reached", .truth(cycle != nil))
    guard let cycle else {
      return tree.results(to: target, [], in: graph).filter { $0.name != "visited" }
        + [hasCycle, TraceResult("minus-infinity", .vertices([])), tree.uniqueness(in: graph)]
    }
    var results: [TraceResult] = []
    if let target {
      let walk =
        distances[target].isFinite ? tree.walk(to: target, in: graph).map { $0.vertices } : nil
      results.append(TraceResult("path", walk.map { .vertices($0) }))
      results.append(TraceResult("length", .number(distances[target])))
    }
    results.append(TraceResult("negative-cycle", .vertices(cycle.vertices)))
    results.append(TraceResult("distance", .ofVertices(distances.map { .number($0) })))
    let reached = distances.indices.map { TraceValue?.some(.truth(tree.reaches($0))) }
    results.append(TraceResult("reachable", .ofVertices(reached)))
    let sunk = distances.indices.filter { distances[$0] == -.infinity }
    return results + [hasCycle, TraceResult("minus-infinity", .vertices(sunk))]
  }

  private static func conclusion(
    _ tree: SearchTree, _ distances: [Double], _ cycle: (vertices: [Int], edges: [Int])?,
    to target: Int?, in graph: Graph
  ) -> [TraceSentence] {
    guard let cycle else { return tree.conclusion(to: target, in: graph) }
    let values = distances.map { Optional(VertexValue.number($0)) }
    return [
      TraceSentence(.endNegativeCycle, [.init("list", .edges(cycle.edges))]),
      TraceSentence(
        .endDistances, [.init("source", .vertex(tree.source)), .init("list", .values(values))]),
    ]
  }
}

extension SearchTree {
  /// Relaxes all edges in the order written.
  ///
  /// - Returns: the edges by which something changed.
  fileprivate mutating func pass(over graph: Graph, _ step: inout TraceStep) -> [Int] {
    var changed: [Int] = []
    for (index, edge) in graph.edges.enumerated() {
      var ways = [(edge.start, edge.end)]
      if !edge.isDirected, !edge.isLoop { ways.append((edge.end, edge.start)) }
      for (tail, head) in ways where distances[tail].isFinite {
        let through = distances[tail] + edge.length
        guard through < distances[head], !areEqual(through, distances[head]) else { continue }
        distances[head] = through
        parents[head] = tail
        parentEdges[head] = index
        step.set(head, .open)
        step.value(head, .number(through), from: tail)
        step.look(index, .looked)
        if !changed.contains(index) { changed.append(index) }
      }
    }
    return changed
  }

  /// The cycle among the edges from parents, which there is after as many passes as there are vertices if something still changes.
  fileprivate func parentCycle(in graph: Graph) -> (vertices: [Int], edges: [Int])? {
    for start in distances.indices {
      var here = start
      for _ in distances.indices {
        guard let parent = parents[here] else { break }
        here = parent
      }
      guard parents[here] != nil else { continue }
      var vertices: [Int] = []
      var edges: [Int] = []
      var vertex = here
      repeat {
        guard let parent = parents[vertex], let edge = parentEdges[vertex] else { return nil }
        vertices.append(parent)
        edges.append(edge)
        vertex = parent
      } while vertex != here && vertices.count <= distances.count
      return (Array(vertices.reversed()), Array(edges.reversed()))
    }
    return nil
  }
}

extension Graph {
  /// The vertices that are reached from a negative cycle which itself is reached: those that one more pass would change, and all
  /// that can be reached from them.
  fileprivate func reachedFromNegativeCycle(_ tree: SearchTree) -> [Int] {
    var isReached = [Bool](repeating: false, count: order)
    var open: [Int] = []
    func add(_ vertex: Int) {
      if !isReached[vertex] {
        isReached[vertex] = true
        open.append(vertex)
      }
    }
    for edge in edges {
      let ways =
        edge.isDirected
        ? [(edge.start, edge.end)] : [(edge.start, edge.end), (edge.end, edge.start)]
      for (tail, head) in ways where tree.distances[tail].isFinite {
        let through = tree.distances[tail] + edge.length
        if through < tree.distances[head], !areEqual(through, tree.distances[head]) { add(head) }
      }
    }
    let ranks = Array(vertices.indices)
    while let vertex = open.popLast() {
      for departure in departures(from: vertex, ranks: ranks) { add(departure.vertex) }
    }
    return vertices.indices.filter { isReached[$0] }
  }
}
