extension Trace {
  /// A depth-first search: from a vertex, from a vertex and then of the rest, or of the whole graph. A step discovers a vertex, looks at an edge or leaves a vertex.
  public static func depthFirst(
    of graph: Graph, from source: Int? = nil, restarts: Bool = false, ties: TieOrder = .asWritten
  ) -> Trace {
    let search = DepthFirstSearch(
      graph, from: source, restarts: restarts, ranks: ties.ranks(in: graph))
    var start = TraceStep()
    start.say(.depthBefore)
    start.cells = [.nothing, .nothing, .nothing, .vertices([])]
    let pairs = graph.vertices.indices.map { vertex -> VertexValue? in
      search.discovered[vertex] == 0
        ? nil : .pair(search.discovered[vertex], search.left[vertex])
    }
    return Trace(
      .depthFirstSearch, from: source, ties: ties, columns: [.edge, .kind, .vertices, .stack],
      start: start, steps: search.steps, results: results(of: search),
      conclusion: [TraceSentence(.endTimes, [.init("list", .values(pairs))])])
  }

  private static func results(of search: DepthFirstSearch) -> [TraceResult] {
    func times(_ list: [Int]) -> TraceValue {
      .ofVertices(list.map { $0 == 0 ? nil : .number(Double($0)) })
    }
    var results = [
      TraceResult("visited", .vertices(search.preorder)),
      TraceResult("left", .vertices(search.postorder)),
      TraceResult("discovery", times(search.discovered)),
      TraceResult("finish", times(search.left)),
      TraceResult("parent", .ofVertices(search.parents.map { $0.map { .vertex($0) } })),
      TraceResult("tree", .edges(search.treeEdges)),
    ]
    let names: [(EdgeClass, String)] = [
      (.back, "back-edges"), (.forward, "forward-edges"), (.cross, "cross-edges"),
    ]
    for (kind, name) in names {
      results.append(
        TraceResult(name, .edges(search.classes.indices.filter { search.classes[$0] == kind })))
    }
    return results
  }
}
