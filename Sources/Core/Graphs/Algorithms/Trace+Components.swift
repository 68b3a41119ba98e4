extension Trace {
  /// The components, one a step: of a graph with arcs the weak ones.
  public static func components(of graph: Graph) -> Trace {
    classes(.components, graph, graph.components, name: "components", say: .componentFound)
  }

  /// A run that only tells of classes one after the other.
  static func classes(
    _ algorithm: Algorithm, _ graph: Graph, _ sets: [[Int]], name: String,
    say key: TraceSentence.Key
  ) -> Trace {
    var steps: [TraceStep] = []
    var end: [TraceChange] = []
    for (place, members) in sets.enumerated() {
      var step = TraceStep()
      for vertex in members {
        step.set(vertex, .done)
        step.group(vertex, place + 1)
      }
      step.isTelling = true
      step.say(key, [.init("number", .count(place + 1)), .init("list", .vertices(members))])
      step.cells = [.vertices(members)]
      end += step.changes
      steps.append(step)
    }
    var start = TraceStep()
    start.say(.componentStart)
    start.cells = [.nothing]
    return Trace(
      algorithm, columns: [.component], start: start, steps: steps, end: end,
      results: [TraceResult(name, .sets(sets))],
      conclusion: [TraceSentence(.endClasses, [.init("list", .sets(sets))], count: sets.count)])
  }
}
