/// The search for augmenting paths at work.
struct MatchingRun {
  let graph: Graph
  /// For each vertex, whether it is on the second side.
  let side: [Bool]
  /// The edge to the partner of each vertex; `nil` for none.
  private var partners: [Int?]

  init(_ graph: Graph) {
    self.graph = graph
    side = graph.bipartition ?? [Bool](repeating: false, count: graph.order)
    partners = [Int?](repeating: nil, count: graph.order)
  }

  /// The edges of the matching, in the order written.
  var matched: [Int] {
    var edges: [Int] = []
    for edge in partners.compactMap({ $0 }).sorted() where edges.last != edge { edges.append(edge) }
    return edges
  }

  /// Looks for an augmenting path from a vertex without a partner, breadth first, and exchanges along it.
  mutating func step(from start: Int, number: Int) -> TraceStep {
    var step = TraceStep()
    step.current(start)
    let path = path(from: start)
    var vertices = [start]
    if let path {
      for (place, edge) in path.enumerated() {
        let here = vertices[vertices.count - 1]
        let other = graph.edges[edge].other(than: here)
        vertices.append(other)
        step.look(edge, .looked)
        if place % 2 == 0 {
          partners[here] = edge
          partners[other] = edge
        }
      }
      step.isTelling = true
    }
    let pairs = matched
    for edge in graph.edges.indices {
      step.mark(edge, pairs.contains(edge) ? .tree : .plain)
    }
    step.say(
      path == nil ? .matchingNone : vertices.count == 2 ? .matchingPair : .matchingPath,
      [
        .init("number", .count(number)), .init("vertex", .vertex(start)),
        .init("path", .vertices(vertices)), .init("other", .vertex(vertices[vertices.count - 1])),
        .init("count", .count(pairs.count)),
      ])
    step.cells = [
      path == nil ? .nothing : .vertices(vertices), .edges(pairs), .number(Double(pairs.count)),
    ]
    return step
  }

  /// The edges of a shortest alternating way to a vertex of the second side without a partner; `nil` if there is none.
  private func path(from start: Int) -> [Int]? {
    var entries = [Int?](repeating: nil, count: graph.order)
    var isSeen = [Bool](repeating: false, count: graph.order)
    isSeen[start] = true
    var queue = [start]
    var next = 0
    while next < queue.count {
      let vertex = queue[next]
      next += 1
      for edge in graph.edges(at: vertex) {
        let other = graph.edges[edge].other(than: vertex)
        guard !isSeen[other] else { continue }
        isSeen[other] = true
        entries[other] = edge
        guard let back = partners[other] else { return way(to: other, entries) }
        let partner = graph.edges[back].other(than: other)
        isSeen[partner] = true
        entries[partner] = back
        queue.append(partner)
      }
    }
    return nil
  }

  private func way(to end: Int, _ entries: [Int?]) -> [Int] {
    var edges: [Int] = []
    var here = end
    while let edge = entries[here] {
      edges.append(edge)
      here = graph.edges[edge].other(than: here)
    }
    return edges.reversed()
  }

  /// Kőnig's cover: of what alternating ways reach from the vertices without a partner, the second side; of the rest the first.
  var cover: [Int] {
    var isReached = [Bool](repeating: false, count: graph.order)
    var open = graph.vertices.indices.filter { !side[$0] && partners[$0] == nil }
    for vertex in open { isReached[vertex] = true }
    while let vertex = open.popLast() {
      for edge in graph.edges(at: vertex) {
        let other = graph.edges[edge].other(than: vertex)
        guard !isReached[other] else { continue }
        isReached[other] = true
        guard let back = partners[other] else { continue }
        let partner = graph.edges[back].other(than: other)
        if !isReached[partner] {
          isReached[partner] = true
          open.append(partner)
        }
      }
    }
    return graph.vertices.indices.filter { vertex in
      graph.degree(of: vertex) > 0 && side[vertex] == isReached[vertex]
    }
  }
}
