extension Trace {
  /// The share of visits to each vertex of someone who follows an arc at random with probability 0.85 and else begins anew
  /// anywhere; where no arc leads out, they begin anew.
  ///
  /// Parallel arcs count each, weights do not. The steps are rounds of the power method until no share changes in its third digit; the
  /// result is that of as many rounds as it takes to change no more.
  ///
  /// Source: S. Brin and L. Page, The anatomy of a large-scale hypertextual web search engine (1998).
  public static func pageRank(of graph: Graph) -> Trace {
    let count = Double(graph.order)
    var shares = [Double](repeating: graph.order == 0 ? 0 : 1 / count, count: graph.order)
    var start = TraceStep()
    start.say(.rankStart)
    start.cells = [.nothing]
    for vertex in graph.vertices.indices { start.value(vertex, .number(shares[vertex])) }
    var steps: [TraceStep] = []
    var rounds = 0
    var change = graph.order == 0 ? 0 : 1.0
    var isSettled = false
    while change > 1e-13, rounds < 2000 {
      let next = graph.ranks(after: shares)
      change = zip(next, shares).reduce(0) { max($0, abs($1.0 - $1.1)) }
      shares = next
      rounds += 1
      guard !isSettled, steps.count < 30 else { continue }
      var step = TraceStep()
      for vertex in graph.vertices.indices { step.value(vertex, .number(shares[vertex])) }
      step.isTelling = true
      step.say(.rankRound, [.init("number", .count(rounds)), .init("change", .number(change))])
      step.cells = [.nothing]
      steps.append(step)
      isSettled = change < 5e-4
    }
    let order = graph.vertices.indices.sorted {
      shares[$0] == shares[$1] ? $0 < $1 : shares[$0] > shares[$1]
    }
    return Trace(
      .pageRank, columns: [.vertices], start: start, steps: steps,
      end: graph.vertices.indices.map { .value($0, .number(shares[$0]), parent: nil) },
      results: [
        TraceResult("rank", .ofVertices(shares.map { .number($0) })),
        TraceResult("ranking", .vertices(order)),
      ],
      conclusion: [TraceSentence(.endRanking, [.init("list", .vertices(order))])])
  }
}

extension Graph {
  /// One round of the power method.
  fileprivate func ranks(after shares: [Double]) -> [Double] {
    let damping = 0.85
    let outs = vertices.indices.map { outDegree(of: $0) }
    let lost = vertices.indices.reduce(0) { outs[$1] == 0 ? $0 + shares[$1] : $0 }
    let anywhere = ((1 - damping) + damping * lost) / Double(order)
    var next = [Double](repeating: anywhere, count: order)
    for edge in edges {
      next[edge.end] += damping * shares[edge.start] / Double(outs[edge.start])
      if !edge.isDirected {
        next[edge.start] += damping * shares[edge.end] / Double(outs[edge.end])
      }
    }
    return next
  }
}
