extension Trace {
  /// Whether another graph is this one with other names: the vertices of both are told apart by their edges, then by their neighbours, and what
  /// is alike is set against each other.
  ///
  /// - Returns: the run as it is seen on this graph and on the other.
  /// - Precondition: the graphs have at most `Graph.mostSearched` vertices, or not as many.
  public static func isomorphism(of graph: Graph, to other: Graph) -> (own: Trace, other: Trace) {
    let answer = graph.isomorphism(to: other)
    var start = TraceStep()
    start.say(
      .sameStart,
      [
        .init("order", .count(graph.order)), .init("size", .count(graph.size)),
        .init("other", .count(other.order)), .init("edges", .count(other.size)),
      ])
    start.cells = [.nothing, .nothing]
    guard graph.order == other.order, graph.size == other.size else {
      let end = TraceSentence(.endUnlikeCounts, start.sentences[0].slots)
      return (
        run(start, [], [], end, nil, graph, other), run(start, [], [], end, nil, graph, other)
      )
    }
    let rounds = ColourRounds(graph, other)
    var own: [TraceStep] = []
    var twin: [TraceStep] = []
    for round in rounds.rounds {
      own.append(step(own.count + 1, round.first, round.first, round.second))
      twin.append(step(twin.count + 1, round.second, round.first, round.second))
    }
    guard case .map(let map) = answer else {
      let end = answer == .unknown ? TraceSentence(.endUnknown) : conclusion(rounds)
      return (
        run(start, own, [], end, nil, graph, other), run(start, twin, [], end, nil, graph, other)
      )
    }
    var images = [Int](repeating: 0, count: map.count)
    for (vertex, image) in map.enumerated() { images[image] = vertex }
    let numbers = graph.vertices.indices.map { $0 + 1 }
    let pairs = map.enumerated().map {
      "\(graph.vertices[$0.offset].name) → \(other.vertices[$0.element].name)"
    }
    let end = TraceSentence(.endSame, [.init("list", .texts(pairs))])
    return (
      run(start, own, numbers, end, map, graph, other),
      run(start, twin, images.map { $0 + 1 }, end, map, graph, other)
    )
  }

  private static func run(
    _ start: TraceStep, _ steps: [TraceStep], _ numbers: [Int], _ conclusion: TraceSentence,
    _ map: [Int]?, _ graph: Graph, _ other: Graph
  ) -> Trace {
    let end: [TraceChange]? =
      numbers.isEmpty
      ? nil
      : numbers.enumerated().flatMap {
        [.vertex($0.offset, .done), .group($0.offset, $0.element)]
      }
    return Trace(
      .isomorphism, columns: [.first, .second], start: start, steps: steps, end: end,
      results: [
        TraceResult("isomorphic", conclusion.key == .endUnknown ? nil : .truth(map != nil)),
        TraceResult(
          "image",
          .ofVertices(
            graph.vertices.indices.map { vertex in
              map.map { .text(other.vertices[$0[vertex]].name) }
            })),
      ], conclusion: [conclusion], certificate: map.map { .sameGraph($0, as: other) })
  }

  /// A step of one graph: its vertices get their classes, and the table says how many there are of each in both.
  private static func step(
    _ number: Int, _ classes: [Int], _ first: [Int], _ second: [Int]
  ) -> TraceStep {
    var step = TraceStep()
    for (vertex, number) in classes.enumerated() {
      step.set(vertex, .done)
      step.group(vertex, number)
    }
    let count = max(first.max() ?? 0, second.max() ?? 0)
    func sizes(_ list: [Int]) -> [Int] {
      (1..<count + 1).map { number in list.reduce(0) { $0 + ($1 == number ? 1 : 0) } }
    }
    step.isTelling = true
    step.say(
      number == 1 ? .sameDegrees : .sameRound,
      [.init("number", .count(number)), .init("count", .count(count))], count: count)
    step.say(sizes(first) == sizes(second) ? .sameSizes : .unlikeSizes)
    step.cells = [.numbers(sizes(first)), .numbers(sizes(second))]
    return step
  }

  private static func conclusion(_ rounds: ColourRounds) -> TraceSentence {
    guard let number = rounds.unlike, let last = rounds.rounds.last else {
      return TraceSentence(.endUnlikeSearched)
    }
    func count(_ list: [Int]) -> Int { list.reduce(0) { $0 + ($1 == number ? 1 : 0) } }
    return TraceSentence(
      .endUnlikeClasses,
      [
        .init("number", .count(number)), .init("first", .count(count(last.first))),
        .init("second", .count(count(last.second))),
      ])
  }
}
