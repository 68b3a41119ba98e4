extension Trace {
  /// A trail along every edge once, by Hierholzer's algorithm: walk until stuck, then splice in a tour wherever an edge is left.
  ///
  /// Vertices without edges do not count. Where no vertex is odd the trail is a circuit. Among ways the edge written first is taken.
  ///
  /// - Precondition: `graph.eulerObstacle` is `nil`.
  public static func euler(of graph: Graph, from source: Int? = nil) -> Trace {
    let first = source ?? graph.eulerStarts.first
    var isUsed = [Bool](repeating: false, count: graph.size)
    var stack: [(vertex: Int, edge: Int?)] = []
    var tour: [(vertex: Int, edge: Int?)] = []
    var steps: [TraceStep] = []
    var start = TraceStep()
    if let first, graph.size > 0 {
      stack = [(first, nil)]
      start.say(.eulerStart, [.init("vertex", .vertex(first))])
      start.set(first, .open)
    } else {
      start.say(.eulerNothing)
    }
    start.cells = [.vertices(stack.map { $0.vertex }), .vertices([])]
    while let top = stack.last {
      var step = TraceStep()
      let way = graph.edges(at: top.vertex).first {
        !isUsed[$0] && (!graph.edges[$0].isDirected || graph.edges[$0].start == top.vertex)
      }
      if let way {
        let other = graph.edges[way].other(than: top.vertex)
        isUsed[way] = true
        stack.append((other, way))
        step.current(other)
        step.set(other, .open)
        step.mark(way, .tree)
        step.isTelling = true
        step.say(
          .eulerWalk,
          [
            .init("number", .count(steps.count + 1)), .init("edge", .edgeTo(way, other)),
            .init("vertex", .vertex(other)),
          ])
      } else {
        stack.removeLast()
        tour.append(top)
        step.current(top.vertex)
        step.set(top.vertex, .done)
        step.say(
          .eulerBack,
          [.init("number", .count(steps.count + 1)), .init("vertex", .vertex(top.vertex))])
      }
      let isLong = graph.size > mostTabulated
      step.cells = [
        .vertices(isLong ? [] : stack.map { $0.vertex }),
        .vertices(isLong ? [] : tour.reversed().map { $0.vertex }),
      ]
      steps.append(step)
    }
    let vertices = Array(tour.reversed().map { $0.vertex })
    let edges = Array(tour.reversed().compactMap { $0.edge })
    let isCircuit = vertices.first == vertices.last
    return Trace(
      .euler, from: first, columns: [.stack, .tour], start: start, steps: steps,
      end: edges.enumerated().flatMap {
        [.edge($0.element, .tree), .note($0.element, .place($0.offset + 1))]
      },
      results: [
        TraceResult("tour", .vertices(vertices)), TraceResult("tour-edges", .edges(edges)),
        TraceResult("circuit", .truth(isCircuit)),
      ],
      conclusion: [
        TraceSentence(
          vertices.isEmpty ? .endNoEdges : isCircuit ? .endCircuit : .endTrail,
          [.init("list", .vertices(vertices))])
      ], certificate: .tour(vertices, edges))
  }
}

extension Graph {
  /// Why there is no trail along every edge once.
  public enum EulerObstacle: Sendable, Hashable {
    /// Two edges of different components.
    case parts(Int, Int)
    /// Vertices of odd degree, more than two.
    case odd([Int])
    /// Vertices that more arcs leave than reach, or the other way round, and not one by one each.
    case unbalanced([Int])
    /// Edges and arcs in one graph: another problem.
    case mixed
  }

  /// Why there is no Euler trail; `nil` if there is one. The empty trail counts.
  public var eulerObstacle: EulerObstacle? {
    guard let first = edges.first else { return nil }
    if kind == .mixed { return .mixed }
    let main = components.first { $0.contains(first.start) } ?? []
    if let other = edges.firstIndex(where: { !main.contains($0.start) }) { return .parts(0, other) }
    if kind == .undirected {
      let odd = vertices.indices.filter { degree(of: $0) % 2 == 1 }
      return odd.count > 2 ? .odd(odd) : nil
    }
    let excess = vertices.indices.map { outDegree(of: $0) - inDegree(of: $0) }
    let uneven = vertices.indices.filter { excess[$0] != 0 }
    if uneven.isEmpty { return nil }
    return uneven.count == 2 && uneven.allSatisfy({ abs(excess[$0]) == 1 })
      ? nil : .unbalanced(uneven)
  }
}

extension Graph {
  /// All vertices where an Euler trail can begin, if there is one.
  public var eulerStarts: [Int] {
    if kind == .directed {
      let uneven = vertices.indices.filter { outDegree(of: $0) > inDegree(of: $0) }
      return uneven.isEmpty ? vertices.indices.filter { degree(of: $0) > 0 } : uneven
    }
    let odd = vertices.indices.filter { degree(of: $0) % 2 == 1 }
    return odd.isEmpty ? vertices.indices.filter { degree(of: $0) > 0 } : odd
  }
}
