extension Trace {
  /// How far the farthest vertex is from each, in edges, and the centre: the vertices from which it is least far. Weights do not count.
  public static func eccentricities(of graph: Graph) -> Trace {
    let matrix = HopMatrix(of: graph)
    var start = TraceStep()
    start.say(.eccentricityStart)
    start.cells = [.nothing, .nothing, .nothing]
    var steps: [TraceStep] = []
    for vertex in graph.vertices.indices {
      var step = TraceStep()
      let row = matrix.hops[vertex]
      let eccentricity = matrix.eccentricities[vertex]
      let farthest = row.indices.filter { row[$0] == eccentricity }
      step.current(vertex)
      step.set(vertex, .done)
      let value = eccentricity.map { Double($0) } ?? .infinity
      step.value(vertex, .number(value))
      step.isTelling = true
      step.say(
        eccentricity == nil ? .eccentricityNone : .eccentricityStep,
        [
          .init("number", .count(vertex + 1)), .init("vertex", .vertex(vertex)),
          .init("list", .vertices(farthest)), .init("distance", .number(value)),
        ], count: eccentricity)
      step.cells = [.vertex(vertex), .vertices(farthest), .number(value)]
      steps.append(step)
    }
    let centre = matrix.centre ?? []
    let values: [TraceChange] = graph.vertices.indices.map {
      .value($0, .number(matrix.eccentricities[$0].map { Double($0) } ?? .infinity), parent: nil)
    }
    return Trace(
      .eccentricities, columns: [.vertex, .farthest, .eccentricity], start: start, steps: steps,
      end: values + centre.map { .vertex($0, .done) },
      results: [TraceResult("centre", matrix.centre.map { .vertices($0) })],
      conclusion: [conclusion(matrix)])
  }

  private static func conclusion(_ matrix: HopMatrix) -> TraceSentence {
    guard let radius = matrix.radius, let diameter = matrix.diameter, let centre = matrix.centre
    else { return TraceSentence(.endNoCentre) }
    return TraceSentence(
      .endCentre,
      [
        .init("radius", .count(radius)), .init("diameter", .count(diameter)),
        .init("list", .vertices(centre)),
      ])
  }

  /// The centre of a tree: all leaves are taken away at once, again and again, until one vertex is left or two neighbours are.
  ///
  /// Source: C. Jordan, Sur les assemblages de lignes (1869).
  ///
  /// - Precondition: the graph is a tree.
  public static func treeCentre(of graph: Graph) -> Trace {
    var degrees = graph.degrees
    var left = Array(graph.vertices.indices)
    var start = TraceStep()
    start.say(.peelStart)
    start.cells = [.nothing, .vertices(left)]
    var steps: [TraceStep] = []
    while left.count > 2 {
      let leaves = left.filter { degrees[$0] <= 1 }
      var step = TraceStep()
      for leaf in leaves {
        step.set(leaf, .open)
        step.group(leaf, steps.count + 1)
        for edge in graph.edges(at: leaf) {
          let other = graph.edges[edge].other(than: leaf)
          guard left.contains(other), !leaves.contains(other) else { continue }
          degrees[other] -= 1
          step.mark(edge, .rejected)
        }
      }
      left.removeAll { leaves.contains($0) }
      step.isTelling = true
      step.say(
        .peelStep,
        [
          .init("number", .count(steps.count + 1)), .init("list", .vertices(leaves)),
          .init("left", .vertices(left)),
        ], count: leaves.count)
      step.cells = [.vertices(leaves), .vertices(left)]
      steps.append(step)
    }
    return Trace(
      .treeCentre, columns: [.leaves, .left], start: start, steps: steps,
      end: left.map { .vertex($0, .done) }, results: [TraceResult("centre", .vertices(left))],
      conclusion: [
        TraceSentence(.endTreeCentre, [.init("list", .vertices(left))], count: left.count)
      ])
  }
}
