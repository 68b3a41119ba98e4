extension Trace {
  /// The run after so many steps (0 is the start): the vertex just taken is current, the edges just looked at are marked.
  public func moment(after count: Int, in graph: Graph) -> GraphMoment {
    let count = min(max(count, 0), stepCount)
    var moment = GraphMoment(of: graph)
    let tree = self.tree(after: count)
    moment.values = tree.distances.map { $0 }
    for vertex in graph.vertices.indices where tree.reaches(vertex) {
      moment.vertices[vertex] = .open
    }
    for vertex in visited.prefix(count) {
      moment.vertices[vertex] = .done
      if let edge = tree.parentEdges[vertex] { moment.edges[edge] = .tree }
    }
    if case .breadthFirstSearch = self {
      // A vertex in the queue keeps its edge; a distance that may still shrink does not.
      for edge in tree.edges { moment.edges[edge] = .tree }
    }
    guard count > 0 else { return moment }
    for (edge, state) in edgesLookedAt(inStep: count - 1)
    where state == .looked || moment.edges[edge] == .plain {
      moment.edges[edge] = state
    }
    moment.vertices[visited[count - 1]] = .current
    return moment
  }

  /// The result: the path if one was asked for and there is one, else the whole tree.
  public func result(in graph: Graph) -> GraphMoment {
    var moment = GraphMoment(of: graph)
    moment.values = tree.distances.map { $0 }
    if let target {
      guard let walk = tree.walk(to: target, in: graph) else { return moment }
      for vertex in walk.vertices { moment.vertices[vertex] = .done }
      for edge in walk.edges { moment.edges[edge] = .tree }
      return moment
    }
    for vertex in visited { moment.vertices[vertex] = .done }
    for edge in tree.edges { moment.edges[edge] = .tree }
    return moment
  }

  /// Distances and parents after so many steps.
  public func tree(after count: Int) -> SearchTree {
    switch self {
    case .breadthFirstSearch(let trace): trace.tree(after: count)
    case .dijkstra(let trace): trace.tree(after: count)
    }
  }

  /// The edges that a step looked at with a vertex at the other end that was not finished with, and what came of it.
  private func edgesLookedAt(inStep index: Int) -> [(edge: Int, state: EdgeState)] {
    switch self {
    case .breadthFirstSearch(let trace):
      let finished = Set(trace.visited.prefix(index + 1))
      return trace.steps[index].looks.filter { $0.isNew || !finished.contains($0.vertex) }
        .map { ($0.edge, $0.isNew ? .looked : .rejected) }
    case .dijkstra(let trace):
      return trace.steps[index].relaxations.filter { $0.outcome != .settled }
        .map { ($0.edge, $0.outcome == .shorter ? .looked : .rejected) }
    }
  }
}
