extension Graph {
  /// How many ends of edges lie at a vertex: a loop counts two, an arc one at its tail and one at its head.
  public func degree(of vertex: Int) -> Int {
    incident[vertex].reduce(0) { $0 + (edges[$1].isLoop ? 2 : 1) }
  }

  /// How many edges can be followed into a vertex: arcs that end there, and ends of undirected edges.
  public func inDegree(of vertex: Int) -> Int {
    var count = 0
    for index in incident[vertex] {
      let edge = edges[index]
      if edge.isDirected {
        count += edge.end == vertex ? 1 : 0
      } else {
        count += edge.isLoop ? 2 : 1
      }
    }
    return count
  }

  /// How many edges can be followed out of a vertex: arcs that start there, and ends of undirected edges.
  public func outDegree(of vertex: Int) -> Int {
    var count = 0
    for index in incident[vertex] {
      let edge = edges[index]
      if edge.isDirected {
        count += edge.start == vertex ? 1 : 0
      } else {
        count += edge.isLoop ? 2 : 1
      }
    }
    return count
  }

  /// The degree of every vertex.
  public var degrees: [Int] { vertices.indices.map { degree(of: $0) } }

  /// How many edges are loops.
  public var loopCount: Int { edges.reduce(0) { $0 + ($1.isLoop ? 1 : 0) } }
}
