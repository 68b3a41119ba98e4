import Graphs
import Testing

@Suite struct GraphTests {
  @Test func `a loop counts two in the degree and on the diagonal`() {
    var graph = Graph(vertices: [Vertex("a"), Vertex("b")])
    graph.add(Edge(from: 0, to: 0))
    graph.add(Edge(from: 0, to: 1))
    #expect(graph.degrees == [3, 1])
    #expect(graph.adjacencyMatrix == [[2, 1], [1, 0]])
  }

  @Test func `a directed loop counts one in and one out`() {
    var graph = Graph(vertices: [Vertex("a")])
    graph.add(Edge(from: 0, to: 0, directed: true))
    #expect(graph.inDegree(of: 0) == 1)
    #expect(graph.outDegree(of: 0) == 1)
    #expect(graph.degree(of: 0) == 2)
    #expect(graph.adjacencyMatrix == [[1]])
  }

  @Test func `an edge with an end that is no vertex is refused`() {
    var graph = Graph(vertices: [Vertex("a")])
    #expect(graph.add(Edge(from: 0, to: 1)) == nil)
    #expect(graph.add(Edge(from: -1, to: 0)) == nil)
    #expect(graph.size == 0)
  }

  @Test func `parallel edges are edges of their own`() {
    var graph = Graph(vertices: [Vertex("a"), Vertex("b")])
    #expect(graph.add(Edge(from: 0, to: 1, weight: 2)) == 0)
    #expect(graph.add(Edge(from: 1, to: 0, weight: 5)) == 1)
    #expect(graph.edges(at: 0) == [0, 1])
    #expect(!graph.isSimple)
    #expect(!graph.isAcyclic)
  }

  @Test func `the graph without vertices is acyclic and bipartite and not connected`() {
    let graph = Graph()
    #expect(graph.components.isEmpty)
    #expect(!graph.isConnected)
    #expect(!graph.isTree)
    #expect(graph.isAcyclic)
    #expect(graph.isBipartite)
    #expect(graph.kind == .undirected)
  }

  @Test func `a pair of opposite arcs is a cycle and simple`() {
    let graph = Graph(
      vertices: [Vertex("a"), Vertex("b")],
      edges: [Edge(from: 0, to: 1, directed: true), Edge(from: 1, to: 0, directed: true)])
    #expect(!graph.isAcyclic)
    #expect(graph.isSimple)
    #expect(graph.kind == .directed)
  }

  @Test func `a mixed cycle needs its arcs to agree`() {
    let vertices = [Vertex("a"), Vertex("b"), Vertex("c")]
    let path = [Edge(from: 0, to: 1), Edge(from: 1, to: 2, directed: true)]
    let back = Graph(vertices: vertices, edges: path + [Edge(from: 2, to: 0, directed: true)])
    let along = Graph(vertices: vertices, edges: path + [Edge(from: 0, to: 2, directed: true)])
    #expect(!back.isAcyclic)
    #expect(along.isAcyclic)
    #expect(back.kind == .mixed)
  }

  @Test func `an odd cycle has no two sides and an even one has`() {
    func cycle(_ count: Int) -> Graph {
      Graph(
        vertices: (0..<count).map { Vertex("\($0)") },
        edges: (0..<count).map { Edge(from: $0, to: ($0 + 1) % count) })
    }
    #expect(cycle(5).bipartition == nil)
    #expect(cycle(6).bipartition == [false, true, false, true, false, true])
  }

  @Test func `a walk follows edges both ways and arcs one way`() throws {
    let graph = Graph(
      vertices: [Vertex("a"), Vertex("b"), Vertex("c")],
      edges: [Edge(from: 1, to: 0, weight: 2), Edge(from: 1, to: 2, directed: true, weight: 3)])
    let walk = try #require(Walk(from: 0, along: [0, 1], in: graph))
    #expect(walk.vertices == [0, 1, 2])
    #expect(walk.length(in: graph) == 5)
    #expect(walk.isPath)
    #expect(Walk(from: 2, along: [1], in: graph) == nil)
    #expect(Walk(from: 0, along: [0, 0], in: graph)?.isTrail == false)
    #expect(Walk(from: 7, along: [], in: graph) == nil)
  }
}
