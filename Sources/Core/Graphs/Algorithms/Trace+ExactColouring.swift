extension Trace {
  /// A colouring with as few colours as there can be: a clique says how many are needed at least, and a search with turning back finds a
  /// colouring, and that fewer colours are not enough.
  ///
  /// Source: D. Brélaz, New methods to color the vertices of a graph (1979).
  ///
  /// - Precondition: there is no loop, and there are at most `Graph.mostSearched` vertices.
  public static func exactColouring(of graph: Graph) -> Trace {
    exactColouring(of: graph, choices: 5_000)
  }

  /// - Parameter choices: after so many partial colourings the search is given up.
  static func exactColouring(of graph: Graph, choices: Int) -> Trace {
    let simple = SimpleGraph(graph)
    let cliques = CliqueSearch(simple)
    let clique = graph.vertices.indices.filter { cliques.best >> UInt64($0) & 1 == 1 }
    let search = ColouringSearch(simple, atLeast: clique.count, choices: choices)
    let count = search.bestCount
    let colour = search.best.map { $0 + 1 }
    var start = TraceStep()
    start.say(
      clique.isEmpty ? .exactNothing : .exactStart,
      [.init("list", .vertices(clique)), .init("count", .count(clique.count))], count: clique.count)
    for vertex in clique { start.set(vertex, .open) }
    start.cells = [.nothing, .nothing, .nothing]
    let steps = steps(of: graph, simple, colour, clique: clique)
    let classes = (0..<count).map { number in
      graph.vertices.indices.filter { colour[$0] == number + 1 }
    }
    let isShown = clique.count == count
    return Trace(
      .exactColouring, columns: [.vertex, .forbidden, .chosen], start: start, steps: steps,
      end: graph.vertices.indices.flatMap { [.vertex($0, .done), .group($0, colour[$0])] },
      results: [
        TraceResult("colour-count", .number(Double(count))),
        TraceResult("colour", .ofVertices(colour.map { .number(Double($0)) })),
        TraceResult("colour-classes", .sets(classes)),
        TraceResult("clique", .vertices(clique)),
      ],
      conclusion: conclusion(classes, clique, search),
      certificate: isShown ? .fewestColours(colour, clique: clique) : .colouring(colour))
  }

  private static func conclusion(
    _ classes: [[Int]], _ clique: [Int], _ search: ColouringSearch
  ) -> [TraceSentence] {
    let count = classes.count
    guard count > 0 else { return [TraceSentence(.exactNothing)] }
    let isShown = clique.count == count
    return [
      TraceSentence(
        .endColours, [.init("count", .count(count)), .init("list", .sets(classes))], count: count),
      TraceSentence(
        isShown
          ? .endFewestByClique : search.count == nil ? .endFewestUnknown : .endFewestBySearch,
        [
          .init("list", .vertices(clique)), .init("fewer", .count(count - 1)),
          .init("count", .count(search.choiceCount)),
        ], count: isShown ? clique.count : search.choiceCount),
    ]
  }

  /// A step for each vertex: first the clique, then always the one whose neighbours show the most colours.
  private static func steps(
    of graph: Graph, _ simple: SimpleGraph, _ colour: [Int], clique: [Int]
  ) -> [TraceStep] {
    var isColoured = [Bool](repeating: false, count: graph.order)
    var steps: [TraceStep] = []
    func shown(_ vertex: Int) -> [Int] {
      var list: [Int] = []
      for other in simple.neighbours[vertex]
      where isColoured[other] && !list.contains(colour[other]) { list.append(colour[other]) }
      return list.sorted()
    }
    while steps.count < graph.order {
      let waiting = graph.vertices.indices.filter { !isColoured[$0] }
      let first = clique.first { !isColoured[$0] }
      let counts = waiting.map { shown($0).count }
      let most = counts.max() ?? 0
      let vertex =
        first ?? zip(waiting, counts).first { $0.1 == most }?.0 ?? waiting[0]
      let used = shown(vertex)
      isColoured[vertex] = true
      var step = TraceStep()
      for edge in graph.edges(at: vertex) where isColoured[graph.edges[edge].other(than: vertex)] {
        step.look(edge, .looked)
      }
      step.current(vertex)
      step.set(vertex, .done)
      step.group(vertex, colour[vertex])
      step.isTelling = true
      step.say(
        used.isEmpty ? .colourFree : .exactTake,
        [
          .init("number", .count(steps.count + 1)), .init("vertex", .vertex(vertex)),
          .init("list", .values(used.map { .number(Double($0)) })),
          .init("colour", .count(colour[vertex])),
        ], count: used.count)
      step.cells = [.vertex(vertex), .numbers(used), .number(Double(colour[vertex]))]
      steps.append(step)
    }
    return steps
  }
}
