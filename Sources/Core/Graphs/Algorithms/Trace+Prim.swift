extension Trace {
  /// A minimum spanning forest by Prim's algorithm: a tree that takes in the vertex joined to it by the lightest edge.
  ///
  /// Among edges of one weight the one written first is taken. Where the graph has more parts, a new tree begins at the first vertex that is
  /// in none.
  ///
  /// - Precondition: no edge is an arc.
  public static func prim(
    of graph: Graph, from source: Int? = nil, ties: TieOrder = .asWritten
  ) -> Trace {
    let ranks = ties.ranks(in: graph)
    var isIn = [Bool](repeating: false, count: graph.order)
    var best = [Int?](repeating: nil, count: graph.order)
    var accepted: [Int] = []
    var steps: [TraceStep] = []
    var start = TraceStep()
    for vertex in graph.vertices.indices { start.value(vertex, .number(.infinity)) }
    start.say(.primStart)
    start.cells = [.nothing, .nothing, .nothing, .number(0)]
    func weight(_ edge: Int) -> Double { graph.edges[edge].length }
    var total = 0.0
    let sorted = graph.vertices.indices.sorted { ranks[$0] < ranks[$1] }
    let roots = (source.map { [$0] } ?? []) + sorted
    for root in roots where graph.vertices.indices.contains(root) && !isIn[root] {
      var vertex = root
      while true {
        isIn[vertex] = true
        var step = TraceStep()
        step.current(vertex)
        step.set(vertex, .done)
        step.isTelling = true
        if let edge = best[vertex] {
          accepted.append(edge)
          total += weight(edge)
          step.mark(edge, .tree)
          step.say(
            .primTake,
            [
              .init("number", .count(steps.count + 1)), .init("vertex", .vertex(vertex)),
              .init("edge", .edgeTo(edge, vertex)), .init("weight", .number(weight(edge))),
              .init("total", .number(total)),
            ])
        } else {
          step.value(vertex, .number(0))
          step.say(
            .primRoot,
            [.init("number", .count(steps.count + 1)), .init("vertex", .vertex(vertex))])
        }
        for departure in graph.departures(from: vertex, ranks: ranks)
        where !isIn[departure.vertex] {
          let old = best[departure.vertex]
          let isEqual = old.map { areEqual(weight(departure.edge), weight($0)) } ?? false
          if let old, isEqual ? departure.edge > old : weight(departure.edge) > weight(old) {
            step.look(departure.edge, .rejected)
            continue
          }
          best[departure.vertex] = departure.edge
          step.look(departure.edge, .looked)
          step.set(departure.vertex, .open)
          step.value(departure.vertex, .number(weight(departure.edge)), from: vertex)
          step.say(
            old == nil ? .primFirst : isEqual ? .primEarlier : .primBetter,
            [
              .init("edge", .edgeTo(departure.edge, departure.vertex)),
              .init("vertex", .vertex(departure.vertex)),
              .init("weight", .number(weight(departure.edge))),
              .init("before", .number(old.map { weight($0) } ?? .infinity)),
            ])
        }
        let open = graph.vertices.indices.filter { !isIn[$0] && best[$0] != nil }
          .sorted { first, second in
            let (left, right) = (best[first] ?? 0, best[second] ?? 0)
            return areEqual(weight(left), weight(right))
              ? left < right : weight(left) < weight(right)
          }
        step.hadTie =
          open.count > 1 && areEqual(weight(best[open[0]] ?? 0), weight(best[open[1]] ?? 0))
        step.cells = [.vertex(vertex), .nothing, .vertices(open), .number(total)]
        steps.append(step)
        guard let next = open.first else { break }
        vertex = next
      }
    }
    return forest(
      .prim, graph, from: source, ties: ties, columns: [.settled, .vertices, .open, .total], start,
      steps, accepted: accepted)
  }
}
