extension Trace {
  /// A colouring by the greedy algorithm: each vertex in turn gets the smallest colour that none of its neighbours has.
  ///
  /// - Parameter byDegree: true to begin with the vertices of the most neighbours, as D. J. A. Welsh and M. B. Powell do.
  /// - Precondition: there is no loop.
  public static func colouring(of graph: Graph, byDegree: Bool = false) -> Trace {
    let degrees = graph.vertices.indices.map { vertex in
      Set(graph.edges(at: vertex).map { graph.edges[$0].other(than: vertex) }).count
    }
    let order =
      byDegree
      ? graph.vertices.indices.sorted {
        degrees[$0] == degrees[$1] ? $0 < $1 : degrees[$0] > degrees[$1]
      } : Array(graph.vertices.indices)
    var colour = [Int](repeating: 0, count: graph.order)
    var start = TraceStep()
    start.say(byDegree ? .colourStartDegrees : .colourStart, [.init("list", .vertices(order))])
    start.cells = [.nothing, .nothing, .nothing]
    var steps: [TraceStep] = []
    for vertex in order {
      var used: [Int] = []
      var step = TraceStep()
      for edge in graph.edges(at: vertex) {
        let other = graph.edges[edge].other(than: vertex)
        guard colour[other] > 0 else { continue }
        step.look(edge, .looked)
        if !used.contains(colour[other]) { used.append(colour[other]) }
      }
      used.sort()
      var chosen = 1
      while used.contains(chosen) { chosen += 1 }
      colour[vertex] = chosen
      step.current(vertex)
      step.set(vertex, .done)
      step.group(vertex, chosen)
      step.isTelling = true
      step.say(
        used.isEmpty ? .colourFree : .colourTake,
        [
          .init("number", .count(steps.count + 1)), .init("vertex", .vertex(vertex)),
          .init("list", .values(used.map { .number(Double($0)) })), .init("colour", .count(chosen)),
        ], count: used.count)
      step.cells = [.vertex(vertex), .numbers(used), .number(Double(chosen))]
      steps.append(step)
    }
    let count = colour.max() ?? 0
    let classes = (0..<count).map { number in
      graph.vertices.indices.filter { colour[$0] == number + 1 }
    }
    return Trace(
      byDegree ? .welshPowell : .colouring, columns: [.vertex, .forbidden, .chosen], start: start,
      steps: steps,
      end: graph.vertices.indices.flatMap { [.vertex($0, .done), .group($0, colour[$0])] },
      results: [
        TraceResult("colour-count", .number(Double(count))),
        TraceResult("colour", .ofVertices(colour.map { .number(Double($0)) })),
        TraceResult("colour-classes", .sets(classes)),
      ],
      conclusion: [
        TraceSentence(
          .endColours, [.init("count", .count(count)), .init("list", .sets(classes))], count: count)
      ], certificate: .colouring(colour))
  }
}
