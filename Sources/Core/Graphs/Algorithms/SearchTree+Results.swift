extension SearchTree {
  /// What the drawing of the result marks: the way to the target if one was asked for and there is one, else the whole tree.
  func marks(to target: Int?, in graph: Graph) -> [TraceChange] {
    var marks = distances.indices.map { vertex -> TraceChange in
      .value(vertex, .number(distances[vertex]), parent: parents[vertex])
    }
    if let target {
      guard let walk = walk(to: target, in: graph) else { return marks }
      marks += walk.vertices.map { .vertex($0, .done) } + walk.edges.map { .edge($0, .tree) }
      return marks
    }
    marks += distances.indices.filter { reaches($0) }.map { .vertex($0, .done) }
    marks += edges.map { .edge($0, .tree) }
    return marks
  }

  /// The values that a search has: the way if one was asked for, and for each vertex how far it is.
  func results(to target: Int?, _ visited: [Int], in graph: Graph) -> [TraceResult] {
    var results: [TraceResult] = []
    if let target, distances.indices.contains(target) {
      let walk = walk(to: target, in: graph)
      results.append(TraceResult("path", walk.map { .vertices($0.vertices) }))
      results.append(TraceResult("length", .number(distances[target])))
    }
    results.append(TraceResult("visited", .vertices(visited)))
    results.append(TraceResult("tree", .edges(edges)))
    results.append(TraceResult("distance", .ofVertices(distances.map { .number($0) })))
    let reached = distances.indices.map { TraceValue.truth(reaches($0)) }
    results.append(TraceResult("reachable", .ofVertices(reached)))
    results.append(TraceResult("parent", .ofVertices(parents.map { $0.map { .vertex($0) } })))
    return results
  }

  /// The result in sentences.
  func conclusion(to target: Int?, in graph: Graph) -> [TraceSentence] {
    guard distances.indices.contains(source) else { return [] }
    var sentences: [TraceSentence] = []
    let from = TraceSentence.Slot("source", .vertex(source))
    if let target {
      let to = TraceSentence.Slot("target", .vertex(target))
      if let walk = walk(to: target, in: graph) {
        sentences.append(
          TraceSentence(
            .endPath,
            [
              from, to, .init("path", .vertices(walk.vertices)),
              .init("length", .number(distances[target])),
            ]))
      } else {
        sentences.append(TraceSentence(.endNoPath, [from, to]))
      }
    } else if !edges.isEmpty {
      sentences.append(TraceSentence(.endTree, [.init("list", .edges(edges))]))
    }
    let values = distances.map { Optional(VertexValue.number($0)) }
    sentences.append(TraceSentence(.endDistances, [from, .init("list", .values(values))]))
    return sentences
  }
}
