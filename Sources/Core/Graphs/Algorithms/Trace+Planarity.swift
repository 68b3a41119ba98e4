import Geometry

extension Trace {
  /// Whether the graph can be drawn without crossings: in each block from a cycle on, path after path is put into a face that borders on both of
  /// its ends. Directions, loops and parallel edges do not count.
  ///
  /// Source: G. Demoucron, Y. Malgrange and R. Pertuiset, Graphes planaires: reconnaissance et construction de représentations planaires
  /// topologiques (1964).
  ///
  /// - Precondition: there are at most `Graph.mostSearched` vertices.
  public static func planarity(of graph: Graph) -> Trace {
    let simple = SimpleGraph(graph)
    var start = TraceStep()
    let most = 3 * graph.order - 6
    start.say(
      graph.order < 3 ? .planarStartFew : simple.size > most ? .planarStartMany : .planarStart,
      [
        .init("order", .count(graph.order)), .init("size", .count(simple.size)),
        .init("most", .count(most)),
      ], count: simple.size)
    start.cells = [.nothing, .nothing, .nothing]
    var steps: [TraceStep] = []
    for block in simple.blocks {
      let embedding = FaceEmbedding(block: block.neighbours)
      for placement in embedding.placements {
        steps.append(step(placement, block.members, steps.count + 1, graph))
      }
      guard !embedding.isPlanar else { continue }
      var step = TraceStep()
      let borders = embedding.stuck.map { block.members[$0] }.sorted()
      for vertex in borders { step.current(vertex) }
      step.isTelling = true
      step.say(
        .planarStuck,
        [.init("number", .count(steps.count + 1)), .init("list", .vertices(borders))])
      step.cells = [.vertices(borders), .nothing, .nothing]
      steps.append(step)
      break
    }
    return graph.isPlanar == true
      ? planar(graph, simple, start, steps) : notPlanar(graph, start, steps)
  }

  private static func step(
    _ placement: FaceEmbedding.Placement, _ members: [Int], _ number: Int, _ graph: Graph
  ) -> TraceStep {
    let path = placement.path.map { members[$0] }
    let face = placement.face.map { members[$0] }
    let isCycle = face.isEmpty
    let around = isCycle ? path + [path[0]] : path
    var step = TraceStep()
    for (one, other) in zip(around, around.dropFirst()) {
      if let edge = graph.edgeBetween(one, other) {
        step.mark(edge, .tree)
        step.look(edge, .looked)
      }
    }
    for vertex in path { step.set(vertex, .done) }
    step.isTelling = true
    step.say(
      isCycle ? .planarCycle : .planarPath,
      [
        .init("number", .count(number)), .init("path", .vertices(around)),
        .init("face", .vertices(face)), .init("count", .count(placement.faceCount)),
      ], count: placement.faceCount)
    step.cells = [
      .vertices(around), .vertices(face), .number(Double(placement.faceCount)),
    ]
    return step
  }

  private static func planar(
    _ graph: Graph, _ simple: SimpleGraph, _ start: TraceStep, _ steps: [TraceStep]
  ) -> Trace {
    // Euler's formula with c components: n − m + f = 1 + c.
    let components = graph.components.count
    let faces = 1 + components - graph.order + simple.size
    let places = GraphLayout(of: graph, by: .planar).positions
    let drawing = Certificate.drawing(places)
    return Trace(
      .planarity, columns: [.laid, .part, .faceCount], start: start, steps: steps, end: [],
      results: [
        TraceResult("planar", .truth(true)), TraceResult("face-count", .number(Double(faces))),
        TraceResult("kuratowski", nil),
      ],
      conclusion: [
        TraceSentence(
          components == 1 ? .endPlanar : .endPlanarParts,
          [
            .init("faces", .count(faces)), .init("order", .count(graph.order)),
            .init("size", .count(simple.size)), .init("components", .count(components)),
          ], count: faces)
      ], certificate: drawing.holds(for: graph) ? drawing : nil)
  }

  private static func notPlanar(
    _ graph: Graph, _ start: TraceStep, _ steps: [TraceStep]
  ) -> Trace {
    let found = KuratowskiSubgraph(of: graph)
    let corners = found?.corners ?? []
    let isFive = corners.count == 5
    var end: [TraceChange] = (found?.edges ?? []).map { .edge($0, .tree) }
    for (place, vertex) in corners.enumerated() {
      end.append(.vertex(vertex, .done))
      if !isFive { end.append(.group(vertex, place < 3 ? 1 : 2)) }
    }
    return Trace(
      .planarity, columns: [.laid, .part, .faceCount], start: start, steps: steps, end: end,
      results: [
        TraceResult("planar", .truth(false)), TraceResult("face-count", nil),
        TraceResult("kuratowski", found.map { .edges($0.edges) }),
      ],
      conclusion: [
        TraceSentence(
          isFive ? .endFive : .endSix,
          [
            .init("list", .vertices(corners)), .init("first", .vertices(Array(corners.prefix(3)))),
            .init("second", .vertices(Array(corners.dropFirst(3)))),
          ])
      ], certificate: found.map { .kuratowski($0) })
  }
}
