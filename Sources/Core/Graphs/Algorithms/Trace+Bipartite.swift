extension Trace {
  /// Two sides for the vertices by breadth-first search, so that every edge joins one to the other; or an odd cycle, which forbids it.
  ///
  /// Directions do not count. In each component the vertex written first is on the first side.
  public static func bipartite(of graph: Graph) -> Trace {
    var side = [Int?](repeating: nil, count: graph.order)
    var parents = [(vertex: Int, edge: Int)?](repeating: nil, count: graph.order)
    var start = TraceStep()
    start.say(.sidesStart)
    start.cells = [.nothing, .nothing, .nothing]
    var steps: [TraceStep] = []
    var conflict: Int?
    search: for root in graph.vertices.indices where side[root] == nil {
      side[root] = 1
      var queue = [root]
      while let vertex = queue.first {
        queue.removeFirst()
        var step = TraceStep()
        step.current(vertex)
        if vertex == root { step.group(root, 1) }
        step.set(vertex, .done)
        let own = side[vertex] ?? 1
        var found: [Int] = []
        for index in graph.edges(at: vertex) {
          let other = graph.edges[index].other(than: vertex)
          if side[other] == nil {
            side[other] = 3 - own
            parents[other] = (vertex, index)
            found.append(other)
            step.group(other, 3 - own)
            step.set(other, .open)
            step.mark(index, .tree)
          } else if side[other] == own {
            conflict = index
            step.look(index, .looked)
            break
          }
        }
        queue += found
        step.isTelling = !found.isEmpty
        step.tellSides(steps.count + 1, vertex, own, found, conflict, graph)
        step.cells = [.vertex(vertex), .number(Double(own)), .vertices(found)]
        steps.append(step)
        if conflict != nil { break search }
      }
    }
    return divided(graph, side.map { $0 ?? 1 }, parents, conflict, start, steps)
  }

  private static func divided(
    _ graph: Graph, _ side: [Int], _ parents: [(vertex: Int, edge: Int)?], _ conflict: Int?,
    _ start: TraceStep, _ steps: [TraceStep]
  ) -> Trace {
    let columns: [TraceColumn] = [.taken, .side, .putIn]
    if let conflict {
      let cycle = oddCycle(closedBy: conflict, parents, graph)
      return Trace(
        .bipartite, columns: columns, start: start, steps: steps,
        end: cycle.vertices.map { .vertex($0, .done) } + cycle.edges.map { .edge($0, .tree) },
        results: [
          TraceResult("sides", nil), TraceResult("odd-cycle", .vertices(cycle.vertices)),
        ],
        conclusion: [
          TraceSentence(
            .endOddCycle,
            [.init("list", .edges(cycle.edges)), .init("count", .count(cycle.edges.count))],
            count: cycle.edges.count)
        ], certificate: .oddCycle(cycle.vertices, cycle.edges))
    }
    let sides = [1, 2].map { number in graph.vertices.indices.filter { side[$0] == number } }
    return Trace(
      .bipartite, columns: columns, start: start, steps: steps,
      end: graph.vertices.indices.flatMap { [.vertex($0, .done), .group($0, side[$0])] },
      results: [TraceResult("sides", .sets(sides)), TraceResult("odd-cycle", nil)],
      conclusion: [
        TraceSentence(
          .endSides, [.init("first", .vertices(sides[0])), .init("second", .vertices(sides[1]))])
      ], certificate: .twoSides(side))
  }

  /// The ways from both ends of an edge up to where they meet, and the edge.
  private static func oddCycle(
    closedBy edge: Int, _ parents: [(vertex: Int, edge: Int)?], _ graph: Graph
  ) -> (vertices: [Int], edges: [Int]) {
    func ancestors(_ vertex: Int) -> [(vertex: Int, edge: Int?)] {
      var list: [(vertex: Int, edge: Int?)] = [(vertex, nil)]
      while let parent = parents[list[list.count - 1].vertex] {
        list[list.count - 1].edge = parent.edge
        list.append((parent.vertex, nil))
      }
      return list
    }
    let first = ancestors(graph.edges[edge].start)
    let second = ancestors(graph.edges[edge].end)
    let shared = Set(first.map { $0.vertex })
    let meeting = second.first { shared.contains($0.vertex) }?.vertex ?? graph.edges[edge].start
    let up = first.prefix { $0.vertex != meeting }
    let down = second.prefix { $0.vertex != meeting }
    let vertices = [meeting] + up.reversed().map { $0.vertex } + down.map { $0.vertex }
    let edges = up.reversed().compactMap { $0.edge } + [edge] + down.compactMap { $0.edge }
    return (vertices, edges)
  }
}

extension TraceStep {
  fileprivate mutating func tellSides(
    _ number: Int, _ vertex: Int, _ side: Int, _ found: [Int], _ conflict: Int?, _ graph: Graph
  ) {
    say(
      .sidesTake,
      [
        .init("number", .count(number)), .init("vertex", .vertex(vertex)),
        .init("side", .count(side)),
      ])
    if !found.isEmpty {
      say(
        .sidesFound, [.init("list", .vertices(found)), .init("side", .count(3 - side))],
        count: found.count)
    }
    if let conflict {
      say(.sidesConflict, [.init("edge", .edge(conflict)), .init("side", .count(side))])
    }
  }
}
