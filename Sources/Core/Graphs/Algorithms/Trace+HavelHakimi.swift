extension Trace {
  /// A simple graph with given degrees, by Havel and Hakimi, or why there is none.
  ///
  /// - Parameter graph: the vertices, and the edges of `sequence.pairs` in their order.
  public static func havelHakimi(of sequence: DegreeSequence, in graph: Graph) -> Trace {
    let degrees = sequence.degrees
    var start = TraceStep()
    start.say(.degreesStart, [.init("sum", .count(degrees.reduce(0, +)))])
    for edge in graph.edges.indices { start.mark(edge, .absent) }
    for (vertex, degree) in degrees.enumerated() { start.value(vertex, .number(Double(degree))) }
    start.cells = [.nothing, .nothing, .numbers(degrees)]
    var steps: [TraceStep] = []
    var edge = 0
    for move in sequence.moves {
      var step = TraceStep()
      step.current(move.place)
      step.set(move.place, .done)
      for _ in move.partners {
        step.mark(edge, .plain)
        step.look(edge, .tree)
        edge += 1
      }
      for (vertex, left) in move.left.enumerated() {
        step.value(vertex, .number(Double(left)))
      }
      step.isTelling = true
      step.say(
        .degreesJoin,
        [
          .init("number", .count(steps.count + 1)), .init("vertex", .vertex(move.place)),
          .init("degree", .count(move.partners.count)), .init("list", .vertices(move.partners)),
        ], count: move.partners.count)
      step.cells = [.vertex(move.place), .vertices(move.partners), .numbers(move.left)]
      steps.append(step)
    }
    if let step = stuck(sequence, steps) { steps.append(step) }
    let isGraphical = sequence.isGraphical
    return Trace(
      .havelHakimi, columns: [.vertex, .neighbour, .needed], start: start, steps: steps,
      results: [
        TraceResult("graphical", .truth(isGraphical))
      ], conclusion: [conclusion(sequence)],
      certificate: isGraphical
        ? .degrees(degrees)
        : .noDegrees(degrees, greatest: DegreeSequence.excess(of: degrees) ?? 0))
  }

  /// The step that cannot be taken.
  private static func stuck(_ sequence: DegreeSequence, _ steps: [TraceStep]) -> TraceStep? {
    guard case .tooFewLeft(let degree, let others)? = sequence.contradiction else { return nil }
    let left = sequence.moves.last?.left ?? sequence.degrees
    guard let vertex = left.firstIndex(of: degree) else { return nil }
    var step = TraceStep()
    step.current(vertex)
    step.isTelling = true
    step.say(
      .degreesStuck,
      [
        .init("number", .count(steps.count + 1)), .init("vertex", .vertex(vertex)),
        .init("degree", .count(degree)), .init("others", .count(others)),
      ], count: others)
    step.cells = [.vertex(vertex), .nothing, .numbers(left)]
    return step
  }

  private static func conclusion(_ sequence: DegreeSequence) -> TraceSentence {
    let degrees = sequence.degrees
    let sum = degrees.reduce(0, +)
    guard !sequence.isGraphical else { return TraceSentence(.endGraphical) }
    guard let count = DegreeSequence.excess(of: degrees) else {
      return TraceSentence(.endOddSum, [.init("sum", .count(sum))])
    }
    let sorted = degrees.sorted { $0 > $1 }
    return TraceSentence(
      .endExcess,
      [
        .init("count", .count(count)), .init("sum", .count(sorted.prefix(count).reduce(0, +))),
        .init("most", .count(DegreeSequence.mostEnds(of: count, sorted))),
      ], count: count)
  }
}
