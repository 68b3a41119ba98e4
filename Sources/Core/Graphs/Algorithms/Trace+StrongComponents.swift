extension Trace {
  /// The strong components by Tarjan's algorithm: a depth-first search that keeps for each vertex the least index it can get back to.
  ///
  /// Beside a vertex stand its index and its low link. A step enters a vertex, looks at an edge, or leaves a vertex.
  public static func strongComponents(of graph: Graph, ties: TieOrder = .asWritten) -> Trace {
    var run = TarjanRun(graph: graph, ranks: ties.ranks(in: graph))
    run.run()
    let sets = run.components.sorted { $0[0] < $1[0] }
    var start = TraceStep()
    start.say(.tarjanStart)
    start.cells = [.nothing, .nothing, .vertices([]), .nothing]
    return Trace(
      .strongComponents, ties: ties, columns: [.edge, .vertices, .stack, .component], start: start,
      steps: run.steps, end: groups(run.components), results: results(sets, graph),
      conclusion: [TraceSentence(.endClasses, [.init("list", .sets(sets))], count: sets.count)],
      certificate: .strongComponents(sets))
  }

  /// The strong components by Kosaraju's algorithm: a depth-first search for the order of leaving, then searches against the arcs in
  /// the reverse of that order, each of which finds one component.
  public static func kosaraju(of graph: Graph, ties: TieOrder = .asWritten) -> Trace {
    let search = DepthFirstSearch(graph, from: nil, ranks: ties.ranks(in: graph))
    let order = Array(search.postorder.reversed())
    var start = TraceStep()
    start.say(.kosarajuStart, [.init("list", .vertices(order))])
    start.cells = [.vertices(order), .nothing]
    for vertex in graph.vertices.indices {
      start.value(vertex, .pair(search.discovered[vertex], search.left[vertex]))
    }
    var steps: [TraceStep] = []
    var isTaken = [Bool](repeating: false, count: graph.order)
    var found: [[Int]] = []
    for root in order where !isTaken[root] {
      var members = [root]
      isTaken[root] = true
      var next = 0
      while next < members.count {
        for index in graph.edges(at: members[next]) {
          let edge = graph.edges[index]
          if edge.isDirected, edge.end != members[next] { continue }
          let other = edge.other(than: members[next])
          guard !isTaken[other] else { continue }
          isTaken[other] = true
          members.append(other)
        }
        next += 1
      }
      members.sort()
      found.append(members)
      var step = TraceStep()
      step.current(root)
      for vertex in members {
        step.set(vertex, .done)
        step.group(vertex, found.count)
      }
      step.isTelling = true
      step.say(
        .kosarajuFound,
        [
          .init("number", .count(found.count)), .init("vertex", .vertex(root)),
          .init("list", .vertices(members)),
        ])
      step.cells = [.vertices(order.filter { !isTaken[$0] }), .vertices(members)]
      steps.append(step)
    }
    let sets = found.sorted { $0[0] < $1[0] }
    return Trace(
      .kosaraju, ties: ties, columns: [.open, .component], start: start, steps: steps,
      end: groups(found), results: results(sets, graph),
      conclusion: [TraceSentence(.endClasses, [.init("list", .sets(sets))], count: sets.count)],
      certificate: .strongComponents(sets))
  }

  private static func groups(_ sets: [[Int]]) -> [TraceChange] {
    sets.enumerated().flatMap { place, members in
      members.flatMap { [.vertex($0, .done), .group($0, place + 1)] }
    }
  }

  private static func results(_ sets: [[Int]], _ graph: Graph) -> [TraceResult] {
    var component = [Int](repeating: 0, count: graph.order)
    for (place, members) in sets.enumerated() {
      for vertex in members { component[vertex] = place }
    }
    var pairs: [[Int]] = []
    for edge in graph.edges where component[edge.start] != component[edge.end] {
      let pair = [sets[component[edge.start]][0], sets[component[edge.end]][0]]
      if !pairs.contains(pair) { pairs.append(pair) }
    }
    pairs.sort { ($0[0], $0[1]) < ($1[0], $1[1]) }
    return [
      TraceResult("strong-components", .sets(sets)),
      TraceResult("strong-component-count", .number(Double(sets.count))),
      TraceResult("strongly-connected", .truth(sets.count == 1)),
      TraceResult("condensation", .sets(pairs)),
    ]
  }
}
