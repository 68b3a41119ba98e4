import Graphs
import Testing

@Suite struct SearchTests {
  private func graph(_ count: Int, _ edges: [(Int, Int, Double)], directed: Bool = false) -> Graph {
    Graph(
      vertices: (0..<count).map { Vertex("\($0)") },
      edges: edges.map { Edge(from: $0.0, to: $0.1, directed: directed, weight: $0.2) })
  }

  /// The results of a trace that a test compares.
  private func visited(_ trace: Trace) -> [Int]? {
    if case .vertices(let list)? = trace["visited"] { list } else { nil }
  }

  private func numbers(_ trace: Trace, _ name: String) -> [Double?]? {
    guard case .ofVertices(let list)? = trace[name] else { return nil }
    return list.map { if case .number(let number)? = $0 { number } else { nil } }
  }

  private func vertices(_ trace: Trace, _ name: String) -> [Int?]? {
    guard case .ofVertices(let list)? = trace[name] else { return nil }
    return list.map { if case .vertex(let vertex)? = $0 { vertex } else { nil } }
  }

  private func keys(_ step: TraceStep) -> [TraceSentence.Key] { step.sentences.map(\.key) }

  @Test func `a step tells what was taken, looked at and put into the queue`() {
    let graph = graph(3, [(0, 2, 1), (0, 1, 1), (1, 2, 1)])
    let trace = Trace.breadthFirst(of: graph, from: 0)
    #expect(visited(trace) == [0, 1, 2])
    #expect(trace.steps[0].cells == [.vertex(0), .vertices([1, 2]), .vertices([1, 2]), .nothing])
    #expect(trace.steps[0].hadTie)
    #expect(trace.steps[1].cells[1] == .vertices([]))
    #expect(trace.steps[1].looks == [.vertex(1, .current), .edge(2, .rejected)])
    #expect(trace.moment(after: 1, in: graph).values == [.number(0), .number(1), .number(1)])
    #expect(
      trace.moment(after: 0, in: graph).values
        == [.number(0), .number(.infinity), .number(.infinity)])
  }

  @Test func `ties follow the order written or the alphabet`() {
    var graph = Graph(vertices: ["s", "v10", "v2", "b"].map { Vertex($0) })
    for end in 1...3 { graph.add(Edge(from: 0, to: end)) }
    #expect(visited(.breadthFirst(of: graph, from: 0)) == [0, 1, 2, 3])
    #expect(visited(.breadthFirst(of: graph, from: 0, ties: .alphabetical)) == [0, 3, 2, 1])
  }

  @Test func `among parallel edges the search keeps the first and Dijkstra the lightest`() {
    let parallel = graph(2, [(0, 1, 5), (1, 0, 2), (0, 1, 2)])
    #expect(Trace.breadthFirst(of: parallel, from: 0)["tree"] == .edges([0]))
    #expect(Trace.dijkstra(of: parallel, from: 0)["tree"] == .edges([1]))
  }

  @Test func `arcs are followed forwards only`() {
    let arcs = graph(3, [(0, 1, 1), (2, 1, 1)], directed: true)
    let trace = Trace.dijkstra(of: arcs, from: 0, to: 2)
    #expect(trace["reachable"] == .ofVertices([.truth(true), .truth(true), .truth(false)]))
    #expect(trace["length"] == .number(.infinity))
    #expect(trace["path"] == nil)
  }

  @Test func `a step of Dijkstra says why a distance changed or stayed`() {
    let roads = graph(4, [(0, 1, 4), (0, 2, 1), (2, 1, 2), (1, 3, 1), (2, 3, 3)])
    let trace = Trace.dijkstra(of: roads, from: 0)
    #expect(visited(trace) == [0, 2, 1, 3])
    #expect(keys(trace.steps[1]) == [.dijkstraSettle, .dijkstraShorter, .dijkstraFirst])
    let shorter = trace.steps[1].sentences[1].slots
    #expect(shorter.first { $0.name == "before" }?.value == .number(4))
    #expect(shorter.first { $0.name == "through" }?.value == .number(3))
    #expect(keys(trace.steps[2]) == [.dijkstraSettle, .dijkstraEqual])
    #expect(trace.steps[2].hadTie)
    #expect(!trace.steps[1].hadTie)
  }

  @Test func `a tenth and two tenths are three tenths`() {
    let decimals = graph(3, [(0, 1, 0.1), (1, 2, 0.2), (0, 2, 0.3)])
    let trace = Trace.dijkstra(of: decimals, from: 0)
    #expect(vertices(trace, "parent") == [nil, 0, 0])
    #expect(trace.hadTie)
  }

  @Test func `the first negative edge is named`() {
    #expect(graph(2, [(0, 1, 3), (0, 1, -1)]).negativeEdge == 1)
    #expect(graph(2, [(0, 1, 0)]).negativeEdge == nil)
  }

  @Test func `a source that is no vertex gives an empty trace`() {
    #expect(Trace.breadthFirst(of: Graph(), from: 0).steps.isEmpty)
    #expect(Trace.dijkstra(of: Graph(), from: 3).steps.isEmpty)
  }

  @Test func `moments mark what is current, open, done and looked at`() {
    let path = graph(3, [(0, 1, 1), (1, 2, 1)])
    let trace = Trace.dijkstra(of: path, from: 0)
    let start = trace.moment(after: 0, in: path)
    #expect(start.vertices == [.open, .unseen, .unseen])
    let second = trace.moment(after: 2, in: path)
    #expect(second.vertices == [.done, .current, .open])
    #expect(second.edges == [.tree, .looked])
    #expect(second.values == [.number(0), .number(1), .number(2)])
    #expect(trace.moment(after: 99, in: path) == trace.moment(after: 3, in: path))
  }

  @Test func `the result shows the path if one was asked for and the tree otherwise`() {
    let roads = graph(3, [(0, 1, 1), (0, 2, 1)])
    let tree = Trace.breadthFirst(of: roads, from: 0)
    #expect(tree.result(in: roads).edges == [.tree, .tree])
    let path = Trace.breadthFirst(of: roads, from: 0, to: 2)
    #expect(path.result(in: roads).edges == [.plain, .tree])
    #expect(path.result(in: roads).vertices == [.done, .unseen, .done])
  }
}
