extension Trace {
  /// Shortest ways from a vertex to all that can be reached by Dijkstra's algorithm; among equals, the order of ties decides.
  ///
  /// A step settles the nearest open vertex and looks at the edges out of it. Distances are equal if they differ by less than
  /// 10⁻¹² of their size. An edge without a weight counts 1.
  ///
  /// With negative weights (see `Graph.negativeEdge`) what comes out can be wrong: a settled vertex is never looked at again.
  public static func dijkstra(
    of graph: Graph, from source: Int, to target: Int? = nil, ties: TieOrder = .asWritten
  ) -> Trace {
    nearestFirst(.dijkstra, of: graph, from: source, to: target, ties: ties, estimates: nil)
  }

  /// The shortest way to a vertex by A*: Dijkstra's algorithm that takes first what is nearest by distance and estimate together,
  /// and ends when it settles the target.
  ///
  /// - Precondition: the estimates (`Vertex.heuristic`, 0 where none is given) are consistent (see `Graph.inconsistentEdge`).
  public static func aStar(
    of graph: Graph, from source: Int, to target: Int, ties: TieOrder = .asWritten
  ) -> Trace {
    nearestFirst(
      .aStar, of: graph, from: source, to: target, ties: ties,
      estimates: graph.vertices.map { $0.heuristic ?? 0 })
  }

  private static func nearestFirst(
    _ algorithm: Algorithm, of graph: Graph, from source: Int, to target: Int?, ties: TieOrder,
    estimates: [Double]?
  ) -> Trace {
    var run = NearestFirstRun(
      graph: graph, source: source, ranks: ties.ranks(in: graph), estimates: estimates)
    var start = TraceStep()
    if graph.vertices.indices.contains(source) {
      start.say(.dijkstraStart, [.init("vertex", .vertex(source))])
      start.infinite(except: source, in: graph)
      start.cells = [.nothing, .nothing, .vertex(source)]
    }
    var steps: [TraceStep] = []
    while var step = run.next() {
      let isLast = run.isDone || (estimates != nil && run.visited.last == target)
      if isLast {
        step.say(estimates == nil ? .dijkstraEnd : .aStarEnd)
      } else if run.looked == 0 {
        step.say(.dijkstraNothing)
      }
      steps.append(step)
      if isLast { break }
    }
    let wrong = graph.negativeEdge == nil ? [] : run.wrong(of: target)
    var results = run.tree.results(to: target, run.visited, in: graph)
    if algorithm == .dijkstra { results.append(run.tree.uniqueness(in: graph)) }
    var conclusion = run.tree.conclusion(to: target, in: graph)
    if graph.negativeEdge != nil { results.append(TraceResult("wrong", .vertices(wrong))) }
    if !wrong.isEmpty {
      conclusion.append(
        TraceSentence(.endWrong, [.init("list", .vertices(wrong))], count: wrong.count))
    }
    return Trace(
      algorithm, from: source, to: target, ties: ties, columns: [.settled, .vertices, .open],
      start: start, steps: steps,
      end: run.tree.marks(to: target, in: graph) + wrong.map { .vertex($0, .wrong) },
      results: results, conclusion: conclusion,
      certificate: target == nil && graph.negativeEdge == nil
        ? .distances(run.tree.distances, from: source, isHops: false) : nil)
  }
}

extension Graph {
  /// The first edge with a negative weight, which Dijkstra's algorithm does not allow.
  public var negativeEdge: Int? { edges.firstIndex { $0.length < 0 } }

  /// The first edge along which an estimate falls by more than the edge's weight: A* can then miss the shortest way.
  public var inconsistentEdge: Int? {
    func estimate(_ vertex: Int) -> Double { vertices[vertex].heuristic ?? 0 }
    return edges.firstIndex { edge in
      let fall = estimate(edge.start) - estimate(edge.end)
      let most = edge.length + 1e-12 * max(1, edge.length.magnitude)
      return fall > most || (!edge.isDirected && -fall > most)
    }
  }
}
