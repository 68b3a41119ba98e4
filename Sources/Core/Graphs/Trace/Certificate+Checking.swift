extension Certificate {
  /// True if it proves what it claims. Nothing of the algorithms is used here: only the graph and arithmetic.
  public func holds(for graph: Graph) -> Bool {
    switch self {
    case .distances(let distances, let source, let isHops):
      return graph.proves(distances, from: source) { isHops ? 1 : $0.length }
    case .negativeCycle(let vertices, let edges):
      // An edge without direction can be walked there and back.
      return graph.leads(along: vertices + vertices.prefix(1), edges, followsArcs: true)
        && edges.reduce(0) { $0 + graph.edges[$1].length } < 0
    case .cycle(let vertices, let edges):
      return graph.closes(vertices, edges, followsArcs: true)
    case .oddCycle(let vertices, let edges):
      return edges.count % 2 == 1 && graph.closes(vertices, edges, followsArcs: false)
    case .order(let order):
      var place = [Int](repeating: -1, count: graph.order)
      for (index, vertex) in order.enumerated() { place[vertex] = index }
      return order.count == graph.order && !place.contains(-1)
        && graph.edges.allSatisfy { $0.isDirected && place[$0.start] < place[$0.end] }
    case .forest(let edges): return graph.provesForest(edges)
    case .twoSides(let side), .colouring(let side):
      return side.count == graph.order && graph.edges.allSatisfy { side[$0.start] != side[$0.end] }
    case .tour(let vertices, let edges):
      return edges.sorted() == Array(graph.edges.indices)
        && (edges.isEmpty || graph.leads(along: vertices, edges, followsArcs: true))
    case .matching(let pairs, let cover):
      let ends = pairs.flatMap { [graph.edges[$0].start, graph.edges[$0].end] }
      return Set(ends).count == 2 * pairs.count && Set(cover).count == pairs.count
        && cover.count == pairs.count
        && graph.edges.allSatisfy { cover.contains($0.start) || cover.contains($0.end) }
    case .strongComponents(let sets): return graph.provesStrong(sets)
    case .cut(let flows, let side, let source, let sink):
      return graph.proves(flows, side, from: source, to: sink)
    case .fewestColours, .hamiltonCycle, .parts, .drawing, .kuratowski, .degrees, .noDegrees, .code,
      .sameGraph:
      return holdsForShape(of: graph)
    }
  }
}

extension Graph {
  /// True if each edge leads from its vertex to the next.
  func leads(along vertices: [Int], _ edges: [Int], followsArcs: Bool) -> Bool {
    vertices.count == edges.count + 1
      && edges.indices.allSatisfy { place in
        let edge = self.edges[edges[place]]
        let (from, to) = (vertices[place], vertices[place + 1])
        if edge.start == from, edge.end == to { return true }
        return edge.start == to && edge.end == from && (!edge.isDirected || !followsArcs)
      }
  }

  func closes(_ vertices: [Int], _ edges: [Int], followsArcs: Bool) -> Bool {
    guard let first = vertices.first, Set(edges).count == edges.count else { return false }
    return leads(along: vertices + [first], edges, followsArcs: followsArcs)
  }

  /// The ways along edges, each undirected one both ways.
  fileprivate var arcs: [(edge: Edge, from: Int, to: Int)] {
    edges.flatMap { edge -> [(edge: Edge, from: Int, to: Int)] in
      edge.isDirected
        ? [(edge, edge.start, edge.end)]
        : [(edge, edge.start, edge.end), (edge, edge.end, edge.start)]
    }
  }

  /// Bellman's conditions: nothing can be shortened, and every finite distance is made by an edge that is as long as the difference.
  fileprivate func proves(
    _ distances: [Double], from source: Int, length: (Edge) -> Double
  ) -> Bool {
    guard distances.indices.contains(source), distances[source] == 0 else { return false }
    let slack = 1e-9 * max(1, distances.reduce(0) { $1.isFinite ? max($0, abs($1)) : $0 })
    var isMade = [Bool](repeating: false, count: order)
    isMade[source] = true
    // Along tight edges from the source, so that a ring of weight 0 cannot prove itself.
    var open = [source]
    var ways = [[(to: Int, length: Double)]](repeating: [], count: order)
    for (edge, from, to) in arcs where distances[from].isFinite {
      let through = distances[from] + length(edge)
      if through < distances[to] - slack { return false }
      ways[from].append((to, through))
    }
    while let vertex = open.popLast() {
      for way in ways[vertex] where !isMade[way.to] && abs(way.length - distances[way.to]) <= slack
      {
        isMade[way.to] = true
        open.append(way.to)
      }
    }
    return distances.indices.allSatisfy { isMade[$0] == distances[$0].isFinite }
  }

  fileprivate func provesForest(_ forest: [Int]) -> Bool {
    var group = Array(vertices.indices)
    for index in forest {
      let (first, second) = (group[edges[index].start], group[edges[index].end])
      if first == second { return false }
      for vertex in group.indices where group[vertex] == second { group[vertex] = first }
    }
    return edges.allSatisfy { edge in
      guard group[edge.start] == group[edge.end] else { return false }
      guard !edge.isLoop, let most = heaviest(from: edge.start, to: edge.end, along: forest) else {
        return true
      }
      return edge.length >= most || areEqual(edge.length, most)
    }
  }

  fileprivate func provesStrong(_ sets: [[Int]]) -> Bool {
    let reached = vertices.indices.map { source -> [Bool] in
      var reached = [Bool](repeating: false, count: order)
      reached[source] = true
      var open = [source]
      while let vertex = open.popLast() {
        for (_, from, to) in arcs where from == vertex && !reached[to] {
          reached[to] = true
          open.append(to)
        }
      }
      return reached
    }
    guard sets.flatMap({ $0 }).sorted() == Array(vertices.indices) else { return false }
    return sets.allSatisfy { members in
      vertices.indices.allSatisfy { vertex in
        let isMutual = reached[members[0]][vertex] && reached[vertex][members[0]]
        return isMutual == members.contains(vertex)
      }
    }
  }

  /// No edge carries more than it can, nothing is lost on the way, and what leaves the source is all that the cut lets through.
  fileprivate func proves(
    _ flows: [Double], _ side: [Bool], from source: Int, to sink: Int
  ) -> Bool {
    guard side[source], !side[sink] else { return false }
    let most = edges.reduce(1) { max($0, $1.room) }
    let slack = 1e-9 * most * Double(max(1, size))
    var excess = [Double](repeating: 0, count: order)
    for (flow, edge) in zip(flows, edges) {
      let least = edge.isDirected ? 0 : -edge.room
      if flow > edge.room + slack || flow < least - slack { return false }
      excess[edge.start] -= flow
      excess[edge.end] += flow
    }
    let isConserved = vertices.indices.allSatisfy {
      $0 == source || $0 == sink || abs(excess[$0]) <= slack
    }
    let capacity = arcs.reduce(0) { $0 + (side[$1.from] && !side[$1.to] ? $1.edge.room : 0) }
    return isConserved && abs(excess[sink] - capacity) <= slack
  }
}
