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
}
