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
  ///
  /// - Parameter isHops: true if every edge counts 1, whatever its weight.
  func results(
    to target: Int?, _ visited: [Int], in graph: Graph, isHops: Bool = false
  ) -> [TraceResult] {
    var results: [TraceResult] = []
    if let target, distances.indices.contains(target) {
      let walk = walk(to: target, in: graph)
      results.append(TraceResult("path", walk.map { .vertices($0.vertices) }))
      results.append(TraceResult("length", .number(distances[target])))
      let count = pathCount(to: target, in: graph, isHops: isHops)
      results.append(TraceResult("path-count", count.map { .number($0) }))
    }
    results.append(TraceResult("visited", .vertices(visited)))
    results.append(TraceResult("tree", .edges(edges)))
    results.append(TraceResult("distance", .ofVertices(distances.map { .number($0) })))
    let reached = distances.indices.map { TraceValue?.some(.truth(reaches($0))) }
    results.append(TraceResult("reachable", .ofVertices(reached)))
    results.append(TraceResult("parent", .ofVertices(parents.map { $0.map { .vertex($0) } })))
    return results
  }

  /// Whether there is only one tree of shortest ways: to each vertex that is reached leads one edge on such a way. Undefined unless
  /// all weights are above 0, for else a cycle of length 0 could look like a way.
  func uniqueness(in graph: Graph) -> TraceResult {
    guard graph.edges.allSatisfy({ $0.length > 0 }) else { return TraceResult("tree-unique", nil) }
    var entries = [Int](repeating: 0, count: distances.count)
    for edge in graph.edges where !edge.isLoop {
      var ways = [(edge.start, edge.end)]
      if !edge.isDirected { ways.append((edge.end, edge.start)) }
      for (tail, head) in ways where reaches(tail) && head != source {
        if areEqual(distances[tail] + edge.length, distances[head]) { entries[head] += 1 }
      }
    }
    return TraceResult("tree-unique", .truth(entries.allSatisfy { $0 <= 1 }))
  }

  /// The result in sentences.
  func conclusion(to target: Int?, in graph: Graph, isHops: Bool = false) -> [TraceSentence] {
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
        if let count = pathCount(to: target, in: graph, isHops: isHops), count > 1 {
          sentences.append(TraceSentence(.endPathCount, [.init("count", .number(count))]))
        }
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

  /// How many ways to a vertex are as short as possible, parallel edges counted each; `nil` where an edge without length makes it a matter
  /// of taste.
  private func pathCount(to target: Int, in graph: Graph, isHops: Bool) -> Double? {
    if !isHops, graph.edges.contains(where: { $0.length <= 0 }) { return nil }
    var counts = [Double](repeating: 0, count: graph.order)
    counts[source] = 1
    let order = distances.indices.filter { distances[$0].isFinite }
      .sorted { (distances[$0], $0) < (distances[$1], $1) }
    for vertex in order {
      for index in graph.edges(at: vertex) {
        let edge = graph.edges[index]
        if edge.isLoop || (edge.isDirected && edge.start != vertex) { continue }
        let other = edge.other(than: vertex)
        if areEqual(distances[vertex] + (isHops ? 1 : edge.length), distances[other]) {
          counts[other] += counts[vertex]
        }
      }
    }
    return counts[target]
  }
}
