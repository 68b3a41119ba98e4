/// A way through a graph: vertices and, between each and the next, the edge that was followed.
public struct Walk: Sendable, Hashable {
  /// The vertices, from the first to the last; never empty.
  public let vertices: [Int]
  /// The edges; one fewer than vertices.
  public let edges: [Int]

  /// A walk along edges, which must lead on from each other in the graph; `nil` if they do not.
  public init?(from start: Int, along edges: [Int], in graph: Graph) {
    guard graph.vertices.indices.contains(start) else { return nil }
    var vertices = [start]
    for index in edges {
      guard graph.edges.indices.contains(index) else { return nil }
      let edge = graph.edges[index]
      let here = vertices[vertices.count - 1]
      if edge.start == here {
        vertices.append(edge.end)
      } else if edge.end == here, !edge.isDirected {
        vertices.append(edge.start)
      } else {
        return nil
      }
    }
    self.vertices = vertices
    self.edges = edges
  }

  /// True if no vertex occurs twice.
  public var isPath: Bool {
    let sorted = vertices.sorted()
    return !zip(sorted, sorted.dropFirst()).contains { $0 == $1 }
  }

  /// True if no edge occurs twice.
  public var isTrail: Bool {
    let sorted = edges.sorted()
    return !zip(sorted, sorted.dropFirst()).contains { $0 == $1 }
  }

  /// The sum of the edges' weights, an edge without one counting 1.
  public func length(in graph: Graph) -> Double {
    edges.reduce(0) { $0 + graph.edges[$1].length }
  }
}
