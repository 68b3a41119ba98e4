extension Graph {
  /// The adjacency matrix: how many edges lead from the vertex of the row to that of the column.
  ///
  /// An undirected loop counts two on the diagonal, so that the sum of a row is the degree; a directed loop one.
  public var adjacencyMatrix: [[Int]] {
    var matrix = [[Int]](repeating: [Int](repeating: 0, count: order), count: order)
    for edge in edges {
      matrix[edge.start][edge.end] += 1
      if !edge.isDirected { matrix[edge.end][edge.start] += 1 }
    }
    return matrix
  }

  /// The incidence matrix, a row for each vertex and a column for each edge: 1 at both ends of an edge, −1 at the tail and 1 at the head
  /// of an arc.
  ///
  /// An undirected loop has a 2, so that the sum of a row is the degree; a directed loop a 0, as it leaves where it enters.
  ///
  /// Source: T. H. Cormen and others, Introduction to Algorithms, section on representations of graphs.
  public var incidenceMatrix: [[Int]] {
    var matrix = [[Int]](repeating: [Int](repeating: 0, count: size), count: order)
    for (column, edge) in edges.enumerated() {
      matrix[edge.start][column] += edge.isDirected ? -1 : 1
      matrix[edge.end][column] += 1
    }
    return matrix
  }

  /// The Laplacian of a graph without directions: on the diagonal the degrees, elsewhere less the number of edges between the two
  /// vertices. Loops count nowhere. `nil` if there are arcs.
  public var laplacian: [[Int]]? {
    guard kind == .undirected else { return nil }
    var matrix = [[Int]](repeating: [Int](repeating: 0, count: order), count: order)
    for edge in edges where !edge.isLoop {
      matrix[edge.start][edge.start] += 1
      matrix[edge.end][edge.end] += 1
      matrix[edge.start][edge.end] -= 1
      matrix[edge.end][edge.start] -= 1
    }
    return matrix
  }
}
