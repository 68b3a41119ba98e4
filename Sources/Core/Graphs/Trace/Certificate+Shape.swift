import Geometry

extension Certificate {
  /// Checks what is claimed about the shape of a graph: colours, cycles, drawings, degrees.
  func holdsForShape(of graph: Graph) -> Bool {
    switch self {
    case .fewestColours(let colours, let clique):
      return Certificate.colouring(colours).holds(for: graph)
        && clique.count == (colours.max() ?? 0)
        && clique.allSatisfy { one in
          clique.allSatisfy { one == $0 || graph.edgeBetween(one, $0) != nil }
        }
    case .hamiltonCycle(let vertices, let edges):
      return vertices.count > 2 && vertices.sorted() == Array(graph.vertices.indices)
        && graph.closes(vertices, edges, followsArcs: true)
    case .parts(let parts, let removed):
      return graph.proves(parts, without: removed)
    case .drawing(let points): return graph.isPlain(at: points)
    case .kuratowski(let subgraph): return graph.proves(subgraph)
    case .degrees(let degrees): return graph.isSimple && graph.degrees == degrees
    case .noDegrees(let degrees, let greatest): return Self.forbids(degrees, greatest)
    case .code(let code):
      guard let pairs = Graph.pairs(ofPrueferCode: code) else { return false }
      return graph.order == code.count + 2 && graph.size == pairs.count
        && pairs.allSatisfy { graph.edgeBetween($0.0, $0.1) != nil }
    case .sameGraph(let map, let other):
      guard map.count == graph.order, map.sorted() == Array(other.vertices.indices) else {
        return false
      }
      return graph.edges.map { Self.key($0, { map[$0] }) }.sorted {
        $0.lexicographicallyPrecedes($1)
      }
        == other.edges.map { Self.key($0, { $0 }) }.sorted { $0.lexicographicallyPrecedes($1) }
    default: return false
    }
  }

  /// The ends of an edge, in order if it has no direction.
  private static func key(_ edge: Edge, _ image: (Int) -> Int) -> [Int] {
    let (start, end) = (image(edge.start), image(edge.end))
    return edge.isDirected ? [start, end, 1] : [min(start, end), max(start, end), 0]
  }

  /// True if no simple graph has these degrees: their sum is odd, or so many of the greatest are too great together.
  private static func forbids(_ degrees: [Int], _ greatest: Int) -> Bool {
    guard greatest > 0 else { return degrees.reduce(0, +) % 2 != 0 }
    guard greatest <= degrees.count else { return false }
    let sorted = degrees.sorted { $0 > $1 }
    var most = greatest * (greatest - 1)
    for degree in sorted[greatest...] { most += min(degree, greatest) }
    return sorted[..<greatest].reduce(0, +) > most
  }
}

extension Graph {
  /// True if the parts have no edge between them, hold all vertices but the removed, and are more than these.
  fileprivate func proves(_ parts: [[Int]], without removed: [Int]) -> Bool {
    guard (parts.flatMap { $0 } + removed).sorted() == Array(vertices.indices),
      parts.count > max(1, removed.count)
    else { return false }
    var part = [Int](repeating: -1, count: order)
    for (number, members) in parts.enumerated() {
      for vertex in members { part[vertex] = number }
    }
    return edges.allSatisfy { edge in
      let (one, other) = (part[edge.start], part[edge.end])
      return one < 0 || other < 0 || one == other
    }
  }

  /// True if straight edges between the points meet in common ends only. Loops and edges between the same vertices do not count.
  fileprivate func isPlain(at points: [Point]) -> Bool {
    guard points.count == order else { return false }
    let simple = SimpleGraph(self)
    var pairs: [(Int, Int)] = []
    for (vertex, list) in simple.neighbours.enumerated() {
      for other in list where other > vertex { pairs.append((vertex, other)) }
    }
    for (place, (start, end)) in pairs.enumerated() {
      let segment = Segment(points[start], points[end])
      for vertex in vertices.indices where vertex != start && vertex != end {
        if segment.distance(to: points[vertex]) < 0.01 { return false }
      }
      for (first, second) in pairs[(place + 1)...]
      where ![first, second].contains(start) && ![first, second].contains(end) {
        if segment.intersection(with: Segment(points[first], points[second])) != nil {
          return false
        }
      }
    }
    return true
  }

  /// True if the edges make ways between corners that meet nowhere else: between each two of five, or from each of three to each of three others.
  fileprivate func proves(_ subgraph: KuratowskiSubgraph) -> Bool {
    let corners = subgraph.corners
    guard Set(corners).count == corners.count, Set(subgraph.edges).count == subgraph.edges.count
    else { return false }
    var neighbours = [[Int]](repeating: [], count: order)
    for index in subgraph.edges {
      neighbours[edges[index].start].append(edges[index].end)
      neighbours[edges[index].end].append(edges[index].start)
    }
    guard
      vertices.indices.allSatisfy({
        corners.contains($0) || [0, 2].contains(neighbours[$0].count)
      })
    else { return false }
    var seen = 0
    for (place, corner) in corners.enumerated() {
      var reached: [Int] = []
      for start in neighbours[corner] {
        var (before, here) = (corner, start)
        seen += 1
        while !corners.contains(here) {
          guard let next = neighbours[here].first(where: { $0 != before }) else { return false }
          (before, here) = (here, next)
          seen += 1
        }
        reached.append(here)
      }
      let wanted =
        corners.count == 5
        ? corners.filter { $0 != corner } : Array(place < 3 ? corners[3...] : corners[..<3])
      if reached.sorted() != wanted.sorted() { return false }
    }
    // Each edge was walked from both of its ends, so that there is nothing besides the ways.
    return (corners.count == 5 || corners.count == 6) && seen == 2 * subgraph.edges.count
  }
}
