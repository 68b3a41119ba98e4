extension Trace {
  /// A breadth-first search from a vertex, neighbours in the order of ties. All that can be reached is visited.
  ///
  /// A step takes a vertex out of the queue and looks at its neighbours.
  public static func breadthFirst(
    of graph: Graph, from source: Int, to target: Int? = nil, ties: TieOrder = .asWritten
  ) -> Trace {
    var tree = SearchTree(source: source, order: graph.order)
    let ranks = ties.ranks(in: graph)
    var start = TraceStep()
    var queue: [Int] = []
    if graph.vertices.indices.contains(source) {
      queue = [source]
      start.say(.searchStart, [.init("vertex", .vertex(source))])
      start.cells = [.nothing, .vertex(source), .vertex(source), .nothing]
      start.infinite(except: source, in: graph)
    }
    var steps: [TraceStep] = []
    var visited: [Int] = []
    while let taken = queue.first {
      queue.removeFirst()
      visited.append(taken)
      var step = TraceStep()
      step.current(taken)
      step.set(taken, .done)
      var found: [Int] = []
      for departure in graph.departures(from: taken, ranks: ranks) {
        if tree.reaches(departure.vertex) {
          if !visited.contains(departure.vertex) { step.look(departure.edge, .rejected) }
          continue
        }
        let distance = tree.distances[taken] + 1
        tree.reach(departure.vertex, at: distance, from: taken, by: departure.edge)
        step.look(departure.edge, .looked)
        step.mark(departure.edge, .tree)
        step.set(departure.vertex, .open)
        step.value(departure.vertex, .number(distance), from: taken)
        found.append(departure.vertex)
      }
      queue += found
      step.tellSearch(steps.count + 1, taken, found: found, queue: queue, tree)
      steps.append(step)
    }
    return Trace(
      .breadthFirstSearch, from: source, to: target, ties: ties,
      columns: [.taken, .putIn, .queue, .vertices], start: start, steps: steps,
      end: tree.marks(to: target, in: graph),
      results: tree.results(to: target, visited, in: graph, isHops: true),
      conclusion: tree.conclusion(to: target, in: graph, isHops: true),
      certificate: target == nil ? .distances(tree.distances, from: source, isHops: true) : nil)
  }
}

extension TraceStep {
  /// All vertices are infinitely far but the source, which is open.
  mutating func infinite(except source: Int, in graph: Graph) {
    for vertex in graph.vertices.indices {
      value(vertex, .number(vertex == source ? 0 : .infinity))
    }
    set(source, .open)
  }

  fileprivate mutating func tellSearch(
    _ number: Int, _ taken: Int, found: [Int], queue: [Int], _ tree: SearchTree
  ) {
    say(
      .searchTake,
      [
        .init("number", .count(number)), .init("vertex", .vertex(taken)),
        .init("distance", .number(tree.distances[taken])),
      ])
    if let first = found.first {
      let distance = tree.distances[first]
      say(
        .searchFound, [.init("list", .vertices(found)), .init("distance", .number(distance))],
        count: found.count)
    } else {
      say(.searchNothing)
    }
    hadTie = found.count > 1
    if hadTie { say(.searchTie) }
    if queue.isEmpty {
      say(.searchEmpty)
    } else {
      say(.searchQueue, [.init("list", .vertices(queue))])
    }
    isTelling = !found.isEmpty
    cells = [.vertex(taken), .vertices(found), .vertices(queue), .nothing]
  }
}
