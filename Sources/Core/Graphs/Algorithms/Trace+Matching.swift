extension Trace {
  /// A largest matching of a bipartite graph by augmenting paths: from each vertex of the first side that has no partner, a way is
  /// sought to one of the other side that has none, along which partners are exchanged.
  ///
  /// The certificate is a set of as many vertices as there are pairs that touches every edge (D. Kőnig): no matching can be larger.
  ///
  /// - Precondition: the graph is bipartite. Directions do not count.
  public static func matching(of graph: Graph) -> Trace {
    var run = MatchingRun(graph)
    var start = TraceStep()
    start.say(.matchingStart)
    start.cells = [.nothing, .edges([]), .number(0)]
    for vertex in graph.vertices.indices where graph.degree(of: vertex) > 0 {
      start.group(vertex, run.side[vertex] ? 2 : 1)
    }
    var steps: [TraceStep] = []
    for vertex in graph.vertices.indices where !run.side[vertex] && graph.degree(of: vertex) > 0 {
      steps.append(run.step(from: vertex, number: steps.count + 1))
    }
    let pairs = run.matched
    let cover = run.cover
    let end: [TraceChange] =
      cover.map { .vertex($0, .done) } + pairs.map { .edge($0, .tree) }
    return Trace(
      .matching, columns: [.path, .edges, .value], start: start, steps: steps, end: end,
      results: [
        TraceResult("matching", .edges(pairs)),
        TraceResult("matching-size", .number(Double(pairs.count))),
        TraceResult("vertex-cover", .vertices(cover)),
      ],
      conclusion: [
        TraceSentence(
          .endMatching,
          [
            .init("list", .edges(pairs)), .init("count", .count(pairs.count)),
            .init("cover", .vertices(cover)),
          ], count: pairs.count)
      ], certificate: .matching(pairs, cover: cover))
  }
}
