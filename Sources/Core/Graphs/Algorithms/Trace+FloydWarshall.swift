extension Trace {
  /// The distances of all pairs by Floyd and Warshall: in each step one more vertex may be passed through.
  ///
  /// A vertex with a negative distance to itself lies on a negative cycle; pairs with a way through one are −∞ apart.
  public static func floydWarshall(of graph: Graph) -> Trace {
    var matrix = graph.lengthMatrix
    var start = TraceStep()
    start.say(.floydStart)
    start.cells = [.nothing, .nothing]
    start.matrix = matrix
    var steps: [TraceStep] = []
    for middle in graph.vertices.indices {
      var changed = 0
      var step = TraceStep()
      for row in graph.vertices.indices {
        for column in graph.vertices.indices {
          let through = matrix[row][middle] + matrix[middle][column]
          guard through < matrix[row][column], !areEqual(through, matrix[row][column]) else {
            continue
          }
          matrix[row][column] = through
          changed += 1
        }
      }
      step.current(middle)
      step.set(middle, .done)
      step.isTelling = changed > 0
      step.say(
        changed == 0 ? .floydNothing : .floydStep,
        [
          .init("number", .count(middle + 1)), .init("vertex", .vertex(middle)),
          .init("count", .count(changed)),
        ], count: changed)
      step.cells = [.vertex(middle), .number(Double(changed))]
      step.matrix = matrix
      steps.append(step)
    }
    let negative = graph.vertices.indices.filter { matrix[$0][$0] < 0 }
    for middle in negative {
      for row in graph.vertices.indices
      where matrix[row][middle].isFinite || matrix[row][middle] < 0 {
        for column in graph.vertices.indices
        where matrix[middle][column] < .infinity { matrix[row][column] = -.infinity }
      }
    }
    return Trace(
      .floydWarshall, columns: [.through, .changed], start: start, steps: steps, end: [],
      results: [
        TraceResult("distance", .ofPairs(matrix)),
        TraceResult("distance-matrix", negative.isEmpty ? .ofPairs(matrix) : nil),
        TraceResult("has-negative-cycle", .truth(!negative.isEmpty)),
      ],
      conclusion: [
        TraceSentence(
          negative.isEmpty ? .endAllPairs : .endAllPairsNegative,
          [.init("list", .vertices(negative))])
      ])
  }
}

extension Graph {
  /// The least weight of an edge from each vertex to each; 0 on the diagonal, or less if there is a negative loop; infinity for none.
  var lengthMatrix: [[Double]] {
    var matrix = vertices.indices.map { row in
      vertices.indices.map { row == $0 ? 0 : Double.infinity }
    }
    for edge in edges {
      matrix[edge.start][edge.end] = min(matrix[edge.start][edge.end], edge.length)
      if !edge.isDirected {
        matrix[edge.end][edge.start] = min(matrix[edge.end][edge.start], edge.length)
      }
    }
    return matrix
  }
}
