/// The algorithm of Edmonds and Karp at work.
struct FlowRun {
  let graph: Graph
  let source: Int
  let sink: Int
  let ranks: [Int]
  /// What flows along each edge, from its start to its end; negative the other way along an undirected one.
  private(set) var flows: [Double]
  private(set) var value = 0.0
  /// The vertices that the last search reached.
  private(set) var side: [Bool]

  init(_ graph: Graph, from source: Int, to sink: Int, ranks: [Int]) {
    self.graph = graph
    self.source = source
    self.sink = sink
    self.ranks = ranks
    flows = [Double](repeating: 0, count: graph.size)
    side = [Bool](repeating: false, count: graph.order)
  }

  /// The edges from the source's side to the other, in the order written.
  var cutEdges: [Int] {
    graph.edges.indices.filter { index in
      let edge = graph.edges[index]
      guard side[edge.start] != side[edge.end] else { return false }
      return !edge.isDirected || side[edge.start]
    }
  }

  /// What can still flow along an edge out of a vertex, back along it too.
  private func rest(of edge: Int, from vertex: Int) -> Double {
    let room = graph.edges[edge].room
    if graph.edges[edge].start == vertex { return room - flows[edge] }
    return (graph.edges[edge].isDirected ? 0 : room) + flows[edge]
  }

  /// The shortest augmenting path; `nil` if the sink cannot be reached.
  private mutating func path() -> [(edge: Int, from: Int)]? {
    var entries = [(edge: Int, from: Int)?](repeating: nil, count: graph.order)
    side = [Bool](repeating: false, count: graph.order)
    side[source] = true
    var queue = [source]
    var next = 0
    while next < queue.count {
      let vertex = queue[next]
      next += 1
      let ways = graph.edges(at: vertex).map { ($0, graph.edges[$0].other(than: vertex)) }
        .sorted { ranks[$0.1] == ranks[$1.1] ? $0.0 < $1.0 : ranks[$0.1] < ranks[$1.1] }
      for (edge, other) in ways where !side[other] {
        let rest = rest(of: edge, from: vertex)
        guard rest > 1e-12 * graph.edges[edge].room else { continue }
        side[other] = true
        entries[other] = (edge, vertex)
        queue.append(other)
      }
    }
    guard side[sink] else { return nil }
    var path: [(edge: Int, from: Int)] = []
    var here = sink
    while let entry = entries[here] {
      path.append(entry)
      here = entry.from
    }
    return path.reversed()
  }

  /// Fills one path; `nil` if there is none left.
  mutating func next(number: Int) -> TraceStep? {
    guard let path = path() else { return nil }
    let bottleneck = path.map { rest(of: $0.edge, from: $0.from) }.min() ?? 0
    var step = TraceStep()
    var goesBack = false
    for (edge, from) in path {
      let isForward = graph.edges[edge].start == from
      flows[edge] += isForward ? bottleneck : -bottleneck
      if !isForward, graph.edges[edge].isDirected { goesBack = true }
      step.note(edge, .flow(flows[edge], of: graph.edges[edge].room))
      step.look(edge, .looked)
    }
    value += bottleneck
    let vertices = path.map { $0.from } + [sink]
    for vertex in vertices { step.current(vertex) }
    step.isTelling = true
    step.say(
      goesBack ? .flowPathBack : .flowPath,
      [
        .init("number", .count(number)), .init("path", .vertices(vertices)),
        .init("bottleneck", .number(bottleneck)), .init("value", .number(value)),
      ])
    step.cells = [.vertices(vertices), .number(bottleneck), .number(value)]
    return step
  }

  /// The last step: no path is left, and the cut shows why.
  func cutStep(number: Int) -> TraceStep {
    var step = TraceStep()
    for vertex in graph.vertices.indices where side[vertex] { step.set(vertex, .done) }
    for edge in cutEdges { step.mark(edge, .cut) }
    step.isTelling = true
    step.say(
      cutEdges.isEmpty ? .flowNoWay : .flowCut,
      [
        .init("number", .count(number)),
        .init("side", .vertices(graph.vertices.indices.filter { side[$0] })),
        .init("list", .edges(cutEdges)), .init("value", .number(value)),
        .init("target", .vertex(sink)),
      ])
    step.cells = [.nothing, .nothing, .number(value)]
    return step
  }
}
