import Graphs

extension GraphWords {
  /// What happened in a step and why, with numbers; 0 is the start.
  func caption(ofStep number: Int, of trace: Trace) -> String {
    switch trace {
    case .breadthFirstSearch(let search): caption(ofStep: number, of: search)
    case .dijkstra(let dijkstra): caption(ofStep: number, of: dijkstra)
    }
  }

  private func caption(ofStep number: Int, of trace: BreadthFirstTrace) -> String {
    guard number > 0, number <= trace.steps.count else {
      return self(.searchStart, [("vertex", name(trace.source))])
    }
    let step = trace.steps[number - 1]
    let tree = trace.tree(after: number)
    var sentences = [
      self(
        .searchTake,
        [
          ("number", count(number)), ("vertex", name(step.taken)),
          ("distance", self.number(tree.distances[step.taken])),
        ])
    ]
    let found = step.found
    if let first = found.first {
      sentences.append(
        self(
          .searchFound,
          [("list", names(found)), ("distance", self.number(tree.distances[first]))],
          count: found.count))
      if step.hadTie { sentences.append(self(.searchTie)) }
    } else {
      sentences.append(self(.searchNothing))
    }
    sentences.append(
      step.queue.isEmpty
        ? self(.searchEmpty) : self(.searchQueue, [("list", names(step.queue))]))
    return sentences.joined(separator: " ")
  }

  private func caption(ofStep number: Int, of trace: DijkstraTrace) -> String {
    guard number > 0, number <= trace.steps.count else {
      return self(.dijkstraStart, [("vertex", name(trace.source))])
    }
    let step = trace.steps[number - 1]
    let distance = trace.tree.distances[step.settled]
    var sentences = [
      self(
        .dijkstraSettle,
        [
          ("number", count(number)), ("vertex", name(step.settled)),
          ("distance", self.number(distance)),
        ])
    ]
    if !step.tied.isEmpty {
      sentences.append(
        self(.dijkstraTie, [("list", names(step.tied))], count: step.tied.count))
    }
    let looked = step.relaxations.filter { $0.outcome != .settled }
    for relaxation in looked { sentences.append(sentence(relaxation, known: distance)) }
    if number == trace.steps.count {
      sentences.append(self(.dijkstraEnd))
    } else if looked.isEmpty {
      sentences.append(self(.dijkstraNothing))
    }
    return sentences.joined(separator: " ")
  }

  private func sentence(_ relaxation: DijkstraTrace.Relaxation, known: Double) -> String {
    let key: GraphPhrase =
      switch relaxation.outcome {
      case .shorter: relaxation.before.isFinite ? .dijkstraShorter : .dijkstraFirst
      case .equal: .dijkstraEqual
      case .longer, .settled: .dijkstraLonger
      }
    return self(
      key,
      [
        ("edge", edge(relaxation.edge, to: relaxation.vertex)),
        ("vertex", name(relaxation.vertex)), ("known", number(known)),
        ("weight", number(relaxation.weight)), ("through", number(relaxation.through)),
        ("before", number(relaxation.before)),
      ])
  }
}
