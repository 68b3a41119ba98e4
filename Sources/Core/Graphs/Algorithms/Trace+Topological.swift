extension Trace {
  /// An order in which every arc leads forward, by Kahn's algorithm: again and again a vertex into which no arc leads is taken out.
  ///
  /// - Precondition: every edge is an arc. Of a graph with a cycle the certificate is the cycle, and there is no order.
  public static func topologicalOrder(of graph: Graph, ties: TieOrder = .asWritten) -> Trace {
    let ranks = ties.ranks(in: graph)
    var arcsInto = graph.vertices.indices.map { graph.inDegree(of: $0) }
    var start = TraceStep()
    for vertex in graph.vertices.indices {
      start.value(vertex, .number(Double(arcsInto[vertex])))
    }
    var free = graph.vertices.indices.filter { arcsInto[$0] == 0 }.sorted { ranks[$0] < ranks[$1] }
    for vertex in free { start.set(vertex, .open) }
    start.say(.kahnStart, [.init("list", .vertices(free))], count: free.count)
    start.cells = [.nothing, .nothing, .vertices(free), .vertices([])]
    var order: [Int] = []
    var steps: [TraceStep] = []
    while let vertex = free.first {
      var step = TraceStep()
      step.hadTie = free.count > 1
      free.removeFirst()
      order.append(vertex)
      step.current(vertex)
      step.set(vertex, .done)
      step.isTelling = true
      var freed: [Int] = []
      for departure in graph.departures(from: vertex, ranks: ranks) {
        arcsInto[departure.vertex] -= 1
        step.value(departure.vertex, .number(Double(arcsInto[departure.vertex])))
        step.mark(departure.edge, .rejected)
        guard arcsInto[departure.vertex] == 0 else { continue }
        freed.append(departure.vertex)
        step.set(departure.vertex, .open)
      }
      free = (free + freed).sorted { ranks[$0] < ranks[$1] }
      step.say(
        .kahnTake, [.init("number", .count(order.count)), .init("vertex", .vertex(vertex))])
      if freed.isEmpty {
        step.say(order.count == graph.order ? .kahnEnd : .kahnNothing)
      } else {
        step.say(.kahnFreed, [.init("list", .vertices(freed))], count: freed.count)
      }
      if free.isEmpty, order.count < graph.order { step.say(.kahnStuck) }
      step.cells = [.vertex(vertex), .nothing, .vertices(free), .vertices(order)]
      steps.append(step)
    }
    return ordered(
      .topologicalOrder, graph, ties, [.taken, .vertices, .open, .output], start, steps,
      order: order.count == graph.order ? order : nil)
  }

  /// The same by depth-first search: the vertices in the reverse of the order in which the search leaves them.
  public static func topologicalOrderByDepth(of graph: Graph, ties: TieOrder = .asWritten) -> Trace
  {
    let search = DepthFirstSearch(graph, from: nil, ranks: ties.ranks(in: graph))
    var start = TraceStep()
    start.say(.depthBefore)
    start.cells = [.nothing, .nothing, .nothing, .vertices([])]
    let order = Array(search.postorder.reversed())
    return ordered(
      .topologicalOrderByDepth, graph, ties, [.edge, .kind, .vertices, .stack], start,
      search.steps, order: search.firstBack == nil ? order : nil)
  }

  private static func ordered(
    _ algorithm: Algorithm, _ graph: Graph, _ ties: TieOrder, _ columns: [TraceColumn],
    _ start: TraceStep, _ steps: [TraceStep], order: [Int]?
  ) -> Trace {
    var end: [TraceChange] = []
    var conclusion: [TraceSentence] = []
    var certificate: Certificate?
    if let order {
      for (place, vertex) in order.enumerated() {
        end.append(.vertex(vertex, .done))
        end.append(.value(vertex, .number(Double(place + 1)), parent: nil))
      }
      conclusion.append(TraceSentence(.endOrder, [.init("list", .vertices(order))]))
      certificate = .order(order)
    } else if let cycle = graph.arcCycle {
      end = cycle.edges.map { .edge($0, .tree) } + cycle.vertices.map { .vertex($0, .done) }
      certificate = .cycle(cycle.vertices, cycle.edges)
    }
    return Trace(
      algorithm, ties: ties, columns: columns, start: start, steps: steps, end: end,
      results: [TraceResult("topological-order", order.map { .vertices($0) })],
      conclusion: conclusion, certificate: certificate)
  }
}

extension Graph {
  /// A cycle along the directions, the first that a depth-first search finds: its vertices and, from each to the next, its edges.
  public var arcCycle: (vertices: [Int], edges: [Int])? {
    DepthFirstSearch(self, from: nil, ranks: Array(vertices.indices)).cycle
  }
}
