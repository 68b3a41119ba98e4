extension Trace {
  /// A maximum flow by Edmonds and Karp: again and again the shortest augmenting path is filled; in the end the vertices that can still
  /// be reached are the source's side of a minimum cut.
  ///
  /// The most that can flow is the edge's capacity, else its weight, else 1. An undirected edge can carry its capacity in one
  /// direction. Loops carry nothing. Of several minimum cuts it is the one nearest to the source.
  ///
  /// - Precondition: the source is not the sink, and no capacity is negative.
  public static func maximumFlow(
    of graph: Graph, from source: Int, to sink: Int, ties: TieOrder = .asWritten
  ) -> Trace {
    var run = FlowRun(graph, from: source, to: sink, ranks: ties.ranks(in: graph))
    var start = TraceStep()
    start.set(source, .open)
    for edge in graph.edges.indices {
      start.note(edge, .flow(0, of: graph.edges[edge].room))
    }
    start.say(.flowStart, [.init("source", .vertex(source)), .init("target", .vertex(sink))])
    start.cells = [.nothing, .nothing, .number(0)]
    var steps: [TraceStep] = []
    while let step = run.next(number: steps.count + 1) { steps.append(step) }
    steps.append(run.cutStep(number: steps.count + 1))
    let side = graph.vertices.indices.filter { run.side[$0] }
    let cut = run.cutEdges
    var end: [TraceChange] = side.map { .vertex($0, .done) }
    for edge in graph.edges.indices {
      end.append(.note(edge, .flow(run.flows[edge], of: graph.edges[edge].room)))
      if run.flows[edge] != 0 { end.append(.edge(edge, .tree)) }
    }
    end += cut.map { .edge($0, .cut) }
    return Trace(
      .maximumFlow, from: source, to: sink, ties: ties, columns: [.path, .bottleneck, .value],
      start: start, steps: steps, end: end,
      results: [
        TraceResult("flow", .number(run.value)), TraceResult("cut.edges", .edges(cut)),
        TraceResult("cut.source-side", .vertices(side)),
        TraceResult("cut.capacity", .number(cut.reduce(0) { $0 + graph.edges[$1].room })),
      ],
      conclusion: [
        TraceSentence(
          .endFlow,
          [
            .init("value", .number(run.value)), .init("source", .vertex(source)),
            .init("target", .vertex(sink)), .init("list", .edges(cut)),
            .init("side", .vertices(side)),
          ])
      ], certificate: .cut(flows: run.flows, side: run.side, source: source, sink: sink))
  }
}

extension Edge {
  /// The most that can flow along it: its capacity, else its weight, else 1; nothing along a loop.
  public var room: Double { isLoop ? 0 : capacity ?? length }
}
