/// Whether a graph has edges, arcs, or both.
public enum GraphKind: Sendable, Hashable {
  case undirected, directed, mixed
}

extension Graph {
  /// What kinds of edges the graph has; undirected if it has none.
  public var kind: GraphKind {
    let arcs = edges.reduce(0) { $1.isDirected ? $0 + 1 : $0 }
    if arcs == 0 { return .undirected }
    return arcs == edges.count ? .directed : .mixed
  }

  /// True if no edge is a loop and no two edges join the same vertices in the same way.
  public var isSimple: Bool { loopCount == 0 && !hasParallelEdges }

  /// True if two edges join the same vertices in the same way; two loops at a vertex are parallel too.
  public var hasParallelEdges: Bool {
    let ends = edges.map { edge -> (Int, Int, Bool) in
      let swapped = !edge.isDirected && edge.start > edge.end
      return swapped
        ? (edge.end, edge.start, edge.isDirected) : (edge.start, edge.end, edge.isDirected)
    }
    let sorted = ends.sorted { left, right in
      if left.0 != right.0 { return left.0 < right.0 }
      if left.1 != right.1 { return left.1 < right.1 }
      return !left.2 && right.2
    }
    return zip(sorted, sorted.dropFirst()).contains { $0 == $1 }
  }
}
