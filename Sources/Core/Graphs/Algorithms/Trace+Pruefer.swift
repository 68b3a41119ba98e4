extension Trace {
  /// The code of a tree by Prüfer: the leaf that was written first is taken away and its neighbour noted, until two vertices are left.
  ///
  /// Source: H. Prüfer, Neuer Beweis eines Satzes über Permutationen (1918).
  ///
  /// - Precondition: the graph is a tree of at least two vertices.
  public static func prueferCode(of graph: Graph) -> Trace {
    let code = graph.prueferCode ?? []
    var degrees = graph.degrees
    var isTaken = [Bool](repeating: false, count: graph.order)
    var start = TraceStep()
    start.say(.prueferStart)
    start.cells = [.nothing, .nothing, .vertices([])]
    var steps: [TraceStep] = []
    for (place, neighbour) in code.enumerated() {
      guard let leaf = graph.vertices.indices.first(where: { !isTaken[$0] && degrees[$0] == 1 })
      else { break }
      isTaken[leaf] = true
      degrees[neighbour] -= 1
      var step = TraceStep()
      step.current(leaf)
      step.set(leaf, .done)
      for edge in graph.edges(at: leaf) where graph.edges[edge].other(than: leaf) == neighbour {
        step.mark(edge, .rejected)
      }
      step.isTelling = true
      step.say(
        .prueferStep,
        [
          .init("number", .count(place + 1)), .init("leaf", .vertex(leaf)),
          .init("neighbour", .vertex(neighbour)),
        ])
      step.cells = [.vertex(leaf), .vertex(neighbour), .vertices(Array(code.prefix(place + 1)))]
      steps.append(step)
    }
    let left = graph.vertices.indices.filter { !isTaken[$0] }
    return Trace(
      .prueferCode, columns: [.leaf, .neighbour, .code], start: start, steps: steps, end: [],
      results: [TraceResult("code", .vertices(code))],
      conclusion: [
        TraceSentence(
          code.isEmpty ? .endNoCode : .endCode,
          [.init("list", .vertices(code)), .init("left", .vertices(left))])
      ], certificate: .code(code))
  }
}
