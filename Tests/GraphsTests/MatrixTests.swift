import Testing

@testable import Graphs

@Suite struct MatrixTests {
  /// Seven vertices, edges and arcs at random, loops and parallel ones among them.
  private func random(_ seed: Int, isDirected: Bool) -> Graph {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var graph = Graph(vertices: (0..<6).map { Vertex("v\($0)") })
    for _ in 0..<next(14) {
      graph.add(Edge(from: next(6), to: next(6), directed: isDirected))
    }
    return graph
  }

  private func product(_ matrix: [[Int]]) -> [[Int]] {
    matrix.map { row in matrix.map { other in zip(row, other).reduce(0) { $0 + $1.0 * $1.1 } } }
  }

  /// By cofactors along the first row.
  private func determinant(_ matrix: [[Int]]) -> Int {
    guard let first = matrix.first else { return 1 }
    var sum = 0
    for (column, value) in first.enumerated() where value != 0 {
      let minor = matrix.dropFirst().map { row in
        Array(row[..<column]) + Array(row[(column + 1)...])
      }
      sum += (column.isMultiple(of: 2) ? value : -value) * determinant(minor)
    }
    return sum
  }

  @Test(arguments: 0..<100)
  func `rows of the incidence matrix add up to degrees, columns to two`(seed: Int) {
    let graph = random(seed, isDirected: false)
    let matrix = graph.incidenceMatrix
    #expect(matrix.map { $0.reduce(0, +) } == graph.degrees)
    for edge in graph.edges.indices { #expect(matrix.reduce(0) { $0 + $1[edge] } == 2) }
  }

  @Test(arguments: 0..<100)
  func `an arc's column has −1 at the tail and 1 at the head, and its products make the Laplacian`(
    seed: Int
  ) throws {
    let arcs = random(seed, isDirected: true)
    for (index, edge) in arcs.edges.enumerated() {
      let column = arcs.incidenceMatrix.map { $0[index] }
      #expect(column.reduce(0, +) == 0)
      #expect(column[edge.end] == (edge.isLoop ? 0 : 1))
    }
    #expect(arcs.laplacian == nil || arcs.size == 0)
    let plain = Graph(
      vertices: arcs.vertices, edges: arcs.edges.map { Edge(from: $0.start, to: $0.end) })
    #expect(try #require(plain.laplacian) == product(arcs.incidenceMatrix))
  }

  @Test(arguments: 0..<60)
  func `every cofactor of the Laplacian is the number of spanning trees`(seed: Int) throws {
    let graph = random(seed, isDirected: false)
    let matrix = try #require(graph.laplacian)
    for row in matrix.indices {
      for column in matrix.indices {
        var minor = matrix
        minor.remove(at: row)
        minor = minor.map { entries in
          Array(entries[..<column]) + Array(entries[(column + 1)...])
        }
        let sign = (row + column).isMultiple(of: 2) ? 1 : -1
        #expect(sign * determinant(minor) == graph.spanningTreeCount)
      }
    }
  }
}
