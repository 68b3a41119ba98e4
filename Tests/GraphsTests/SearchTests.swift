import Graphs
import Testing

@Suite struct SearchTests {
  private func graph(_ count: Int, _ edges: [(Int, Int, Double)], directed: Bool = false) -> Graph {
    Graph(
      vertices: (0..<count).map { Vertex("\($0)") },
      edges: edges.map { Edge(from: $0.0, to: $0.1, directed: directed, weight: $0.2) })
  }

  @Test func `a step tells what was taken, looked at and put into the queue`() {
    let trace = BreadthFirstTrace(of: graph(3, [(0, 2, 1), (0, 1, 1), (1, 2, 1)]), from: 0)
    #expect(trace.visited == [0, 1, 2])
    #expect(trace.steps[0].found == [1, 2])
    #expect(trace.steps[0].queue == [1, 2])
    #expect(trace.steps[0].hadTie)
    #expect(trace.steps[1].found == [])
    #expect(trace.steps[1].looks.map(\.edge) == [1, 2])
    #expect(trace.tree(after: 1).distances == [0, 1, 1])
    #expect(trace.tree(after: 0).distances == [0, .infinity, .infinity])
  }

  @Test func `ties follow the order written or the alphabet`() {
    var graph = Graph(vertices: ["s", "v10", "v2", "b"].map { Vertex($0) })
    for end in 1...3 { graph.add(Edge(from: 0, to: end)) }
    let written = BreadthFirstTrace(of: graph, from: 0)
    let alphabetical = BreadthFirstTrace(of: graph, from: 0, ties: .alphabetical)
    #expect(written.visited == [0, 1, 2, 3])
    #expect(alphabetical.visited == [0, 3, 2, 1])
  }

  @Test func `among parallel edges the search keeps the first and Dijkstra the lightest`() {
    let parallel = graph(2, [(0, 1, 5), (1, 0, 2), (0, 1, 2)])
    #expect(BreadthFirstTrace(of: parallel, from: 0).tree.parentEdges == [nil, 0])
    #expect(DijkstraTrace(of: parallel, from: 0).tree.parentEdges == [nil, 1])
  }

  @Test func `arcs are followed forwards only`() {
    let arcs = graph(3, [(0, 1, 1), (2, 1, 1)], directed: true)
    let trace = DijkstraTrace(of: arcs, from: 0, to: 2)
    #expect(!trace.tree.reaches(2))
    #expect(trace.tree.distances[2] == .infinity)
    #expect(trace.tree.walk(to: 2, in: arcs) == nil)
  }

  @Test func `a step of Dijkstra says why a distance changed or stayed`() {
    let roads = graph(4, [(0, 1, 4), (0, 2, 1), (2, 1, 2), (1, 3, 1), (2, 3, 3)])
    let trace = DijkstraTrace(of: roads, from: 0)
    #expect(trace.visited == [0, 2, 1, 3])
    let second = trace.steps[1].relaxations
    #expect(second.map(\.outcome) == [.settled, .shorter, .shorter])
    #expect(second[1].before == 4)
    #expect(second[1].through == 3)
    #expect(trace.steps[2].relaxations.map(\.outcome) == [.settled, .settled, .equal])
    #expect(trace.steps[2].hadTie)
    #expect(!trace.steps[1].hadTie)
  }

  @Test func `a tenth and two tenths are three tenths`() {
    let decimals = graph(3, [(0, 1, 0.1), (1, 2, 0.2), (0, 2, 0.3)])
    let trace = DijkstraTrace(of: decimals, from: 0)
    #expect(trace.tree.parents == [nil, 0, 0])
    #expect(trace.hadTie)
  }

  @Test func `the first negative edge is named`() {
    #expect(graph(2, [(0, 1, 3), (0, 1, -1)]).negativeEdge == 1)
    #expect(graph(2, [(0, 1, 0)]).negativeEdge == nil)
  }

  @Test func `a source that is no vertex gives an empty trace`() {
    let trace = BreadthFirstTrace(of: Graph(), from: 0)
    #expect(trace.steps.isEmpty)
    #expect(DijkstraTrace(of: Graph(), from: 3).steps.isEmpty)
  }

  @Test func `moments mark what is current, open, done and looked at`() {
    let path = graph(3, [(0, 1, 1), (1, 2, 1)])
    let trace = Trace.dijkstra(DijkstraTrace(of: path, from: 0))
    let start = trace.moment(after: 0, in: path)
    #expect(start.vertices == [.open, .unseen, .unseen])
    let second = trace.moment(after: 2, in: path)
    #expect(second.vertices == [.done, .current, .open])
    #expect(second.edges == [.tree, .looked])
    #expect(second.values == [0, 1, 2])
    #expect(trace.moment(after: 99, in: path) == trace.moment(after: 3, in: path))
  }

  @Test func `the result shows the path if one was asked for and the tree otherwise`() {
    let roads = graph(3, [(0, 1, 1), (0, 2, 1)])
    let tree = Trace.breadthFirstSearch(BreadthFirstTrace(of: roads, from: 0))
    #expect(tree.result(in: roads).edges == [.tree, .tree])
    let path = Trace.breadthFirstSearch(BreadthFirstTrace(of: roads, from: 0, to: 2))
    #expect(path.result(in: roads).edges == [.plain, .tree])
    #expect(path.result(in: roads).vertices == [.done, .unseen, .done])
  }
}
