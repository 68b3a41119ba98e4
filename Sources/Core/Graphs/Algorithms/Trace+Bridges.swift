extension Trace {
  /// The bridges: the edges whose removal leaves more components. Directions do not count.
  public static func bridges(of graph: Graph) -> Trace {
    let run = LowLinkRun(graph, .bridges)
    return lowLink(
      .bridges, run, end: run.bridges.map { .edge($0, .cut) },
      TraceResult("bridges", .edges(run.bridges)),
      TraceSentence(
        run.bridges.isEmpty ? .endNoBridges : .endBridges, [.init("list", .edges(run.bridges))],
        count: run.bridges.count))
  }

  /// The articulation points: the vertices whose removal leaves more components, and the blocks that meet in them.
  public static func articulationPoints(of graph: Graph) -> Trace {
    let run = LowLinkRun(graph, .articulationPoints)
    let points = run.articulationPoints
    return lowLink(
      .articulationPoints, run, end: points.map { .vertex($0, .done) },
      TraceResult("articulation-points", .vertices(points)),
      TraceSentence(
        points.isEmpty ? .endNoArticulation : .endArticulation,
        [.init("list", .vertices(points))], count: points.count))
  }

  /// The blocks: the largest parts that no single vertex holds together. Two of them share one vertex at most, an articulation point.
  public static func blocks(of graph: Graph) -> Trace {
    let run = LowLinkRun(graph, .blocks)
    let notes = run.blocks.enumerated().flatMap { number, edges -> [TraceChange] in
      edges.map { .note($0, .group(number + 1)) }
    }
    let sets = run.blockVertices
    return lowLink(
      .blocks, run, end: notes + run.articulationPoints.map { .vertex($0, .done) },
      TraceResult("articulation-points", .vertices(run.articulationPoints)),
      TraceSentence(
        sets.isEmpty ? .endNoBlocks : .endBlocks, [.init("list", .sets(sets))], count: sets.count))
  }

  private static func lowLink(
    _ algorithm: Algorithm, _ run: LowLinkRun, end: [TraceChange], _ result: TraceResult,
    _ conclusion: TraceSentence
  ) -> Trace {
    var start = TraceStep()
    start.say(.lowStart)
    start.cells = [.nothing, .nothing, .nothing]
    return Trace(
      algorithm, columns: [.edge, .vertices, algorithm == .blocks ? .block : .component],
      start: start, steps: run.steps, end: end,
      results: [result, TraceResult("blocks", .sets(run.blockVertices))],
      conclusion: [conclusion])
  }
}
