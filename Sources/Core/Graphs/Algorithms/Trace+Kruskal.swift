extension Trace {
  /// A minimum spanning forest by Kruskal's algorithm: edges from the lightest to the heaviest, each taken if it joins two trees.
  ///
  /// - Precondition: no edge is an arc.
  public static func kruskal(of graph: Graph) -> Trace {
    let order = graph.edges.indices.sorted { left, right in
      let (first, second) = (graph.edges[left].length, graph.edges[right].length)
      return areEqual(first, second) ? left < right : first < second
    }
    var sets = DisjointSets(graph.order)
    var start = TraceStep()
    start.say(.kruskalStart, [.init("list", .edges(order))], count: order.count)
    start.cells = [.nothing, .nothing, .nothing, .nothing, .number(0)]
    var steps: [TraceStep] = []
    var accepted: [Int] = []
    var total = 0.0
    for (place, edge) in order.enumerated() {
      let ends = graph.edges[edge]
      let joined =
        graph.order > mostTabulated
        ? [[], []] : [sets.members(with: ends.start), sets.members(with: ends.end)]
      let isNew = sets.unite(ends.start, ends.end)
      var step = TraceStep()
      step.hadTie =
        place + 1 < order.count
        && areEqual(ends.length, graph.edges[order[place + 1]].length)
      if isNew {
        total += ends.length
        accepted.append(edge)
        step.mark(edge, .tree)
        step.set(ends.start, .done)
        step.set(ends.end, .done)
        step.isTelling = true
      } else {
        step.mark(edge, .rejected)
      }
      step.say(
        isNew ? .kruskalTake : .kruskalReject,
        [
          .init("number", .count(place + 1)), .init("edge", .edge(edge)),
          .init("weight", .number(ends.length)), .init("first", .vertices(joined[0])),
          .init("second", .vertices(joined[1])), .init("total", .number(total)),
        ])
      step.cells = [
        .edge(edge), .number(ends.length), .sets(isNew ? joined : [joined[0]]), .truth(isNew),
        .number(total),
      ]
      steps.append(step)
    }
    return forest(
      .kruskal, graph, columns: [.edge, .weight, .joined, .accepted, .total], start, steps,
      accepted: accepted)
  }

  /// What every algorithm for a minimum spanning forest ends with.
  static func forest(
    _ algorithm: Algorithm, _ graph: Graph, from source: Int? = nil, ties: TieOrder = .asWritten,
    columns: [TraceColumn], _ start: TraceStep, _ steps: [TraceStep], accepted: [Int]
  ) -> Trace {
    let edges = accepted.sorted()
    let weight = edges.reduce(0) { $0 + graph.edges[$1].length }
    let isUnique = graph.isUniqueForest(edges)
    var conclusion = [
      TraceSentence(.endForest, [.init("list", .edges(edges)), .init("weight", .number(weight))])
    ]
    let components = graph.components.count
    if components > 1 {
      conclusion.append(TraceSentence(.endForestParts, [.init("count", .count(components))]))
    }
    if !isUnique { conclusion.append(TraceSentence(.endForestTies)) }
    let touched = Set(edges.flatMap { [graph.edges[$0].start, graph.edges[$0].end] })
    return Trace(
      algorithm, from: source, ties: ties, columns: columns, start: start, steps: steps,
      end: edges.map { .edge($0, .tree) }
        + graph.vertices.indices.filter { touched.contains($0) }.map { .vertex($0, .done) },
      results: [
        TraceResult("tree", .edges(edges)), TraceResult("weight", .number(weight)),
        TraceResult("accepted", .edges(accepted)), TraceResult("unique", .truth(isUnique)),
      ],
      conclusion: conclusion, certificate: .forest(edges))
  }
}

extension Graph {
  /// The heaviest weight on the way between two vertices along some edges; `nil` if there is no way.
  func heaviest(from start: Int, to end: Int, along edges: [Int]) -> Double? {
    var ways = [[(edge: Int, vertex: Int)]](repeating: [], count: order)
    for index in edges {
      let edge = self.edges[index]
      ways[edge.start].append((index, edge.end))
      ways[edge.end].append((index, edge.start))
    }
    var heaviest = [Double?](repeating: nil, count: order)
    heaviest[start] = -.infinity
    var reached = [start]
    while let vertex = reached.popLast() {
      for way in ways[vertex] where heaviest[way.vertex] == nil {
        heaviest[way.vertex] = max(heaviest[vertex] ?? 0, self.edges[way.edge].length)
        reached.append(way.vertex)
      }
    }
    return heaviest[end]
  }

  /// True if no other spanning forest is as light as this one: every other edge is heavier than all those on the way it would
  /// shortcut.
  func isUniqueForest(_ forest: [Int]) -> Bool {
    let taken = Set(forest)
    return edges.indices.allSatisfy { index in
      let edge = edges[index]
      if taken.contains(index) || edge.isLoop { return true }
      guard let heaviest = heaviest(from: edge.start, to: edge.end, along: forest) else {
        return true
      }
      return edge.length > heaviest && !areEqual(edge.length, heaviest)
    }
  }
}
