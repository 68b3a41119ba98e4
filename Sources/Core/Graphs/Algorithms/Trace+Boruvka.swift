extension Trace {
  /// A minimum spanning forest by Borůvka's algorithm: in each round every tree takes the lightest edge that leads out of it.
  ///
  /// - Precondition: no edge is an arc. Edges of one weight count as written: the first is the lightest.
  public static func boruvka(of graph: Graph) -> Trace {
    var sets = DisjointSets(graph.order)
    var accepted: [Int] = []
    var steps: [TraceStep] = []
    var start = TraceStep()
    start.say(.boruvkaStart)
    start.cells = [.sets(sets.sets()), .nothing, .number(0)]
    func isLighter(_ left: Int, _ right: Int) -> Bool {
      let (first, second) = (graph.edges[left].length, graph.edges[right].length)
      return areEqual(first, second) ? left < right : first < second
    }
    var total = 0.0
    while true {
      var lightest = [Int?](repeating: nil, count: graph.order)
      var hadTie = false
      for index in graph.edges.indices {
        let edge = graph.edges[index]
        let ends = [sets.root(of: edge.start), sets.root(of: edge.end)]
        guard ends[0] != ends[1] else { continue }
        for end in ends {
          if let known = lightest[end] {
            hadTie = hadTie || areEqual(edge.length, graph.edges[known].length)
            if !isLighter(index, known) { continue }
          }
          lightest[end] = index
        }
      }
      let parts = sets.sets()
      var taken: [Int] = []
      for edge in lightest.compactMap({ $0 }).sorted() where !taken.contains(edge) {
        if sets.unite(graph.edges[edge].start, graph.edges[edge].end) { taken.append(edge) }
      }
      guard !taken.isEmpty else { break }
      accepted += taken
      total = accepted.reduce(0) { $0 + graph.edges[$1].length }
      var step = TraceStep()
      step.hadTie = hadTie
      step.isTelling = true
      for edge in taken {
        step.mark(edge, .tree)
        step.set(graph.edges[edge].start, .done)
        step.set(graph.edges[edge].end, .done)
      }
      step.say(
        .boruvkaRound,
        [
          .init("number", .count(steps.count + 1)), .init("parts", .count(parts.count)),
          .init("list", .edges(taken)), .init("total", .number(total)),
        ], count: parts.count)
      step.cells = [.sets(parts), .edges(taken), .number(total)]
      steps.append(step)
    }
    return forest(
      .boruvka, graph, columns: [.component, .edge, .total], start, steps, accepted: accepted)
  }
}
