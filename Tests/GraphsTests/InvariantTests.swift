import Graphs
import TestSupport
import Testing

/// Invariants of graphs that are known from the literature, and of the smallest graphs.
@Suite struct InvariantTests {
  private func graph(_ order: Int, _ pairs: [(Int, Int)], directed: Bool = false) -> Graph {
    Graph(
      vertices: (0..<order).map { Vertex("\($0)") },
      edges: pairs.map { Edge(from: $0.0, to: $0.1, directed: directed) })
  }

  private func complete(_ order: Int) -> Graph {
    GraphFamily(.complete, [order])?.graph ?? Graph()
  }

  private var petersen: Graph { GraphFamily(.petersen)?.graph ?? Graph() }

  @Test func `the Petersen graph has what every book says`() {
    let petersen = petersen
    #expect(petersen.girth == 5)
    #expect(petersen.oddGirth == 5)
    #expect(petersen.chromaticNumber == 3)
    #expect(petersen.cliqueNumber == 2)
    #expect(petersen.isHamiltonian == false)
    #expect(petersen.isPlanar == false)
    #expect(petersen.automorphismCount == 120)
    #expect(petersen.spanningTreeCount == 2000)
    #expect(petersen.edgeConnectivity == 3)
    #expect(petersen.vertexConnectivity == 3)
    #expect(Matching(largestOf: petersen).size == 5)
    #expect(HopMatrix(of: petersen).diameter == 2)
  }

  @Test(arguments: 1...13) func `a complete graph has its closed forms`(order: Int) {
    let complete = complete(order)
    var trees = 1
    for _ in 0..<max(0, order - 2) { trees *= order }
    #expect(complete.spanningTreeCount == trees)
    #expect(complete.chromaticNumber == order)
    #expect(complete.cliqueNumber == order)
    #expect(complete.vertexConnectivity == (order > 1 ? order - 1 : nil))
    #expect(complete.automorphismCount == (1...order).reduce(1, *))
    #expect(complete.isPlanar == (order < 5))
    #expect(complete.triangleCount == order * (order - 1) * (order - 2) / 6)
  }

  @Test func `what cannot be counted exactly is not told`() {
    #expect(complete(15).spanningTreeCount == 1_946_195_068_359_375)
    #expect(complete(16).spanningTreeCount == nil)
    #expect(complete(40).spanningTreeCount == nil)
    #expect(complete(41).chromaticNumber == nil)
    #expect(graph(25, [], directed: true).topologicalOrderCount == nil)
    #expect(graph(10, [], directed: true).topologicalOrderCount == 3_628_800)
  }

  @Test func `the graph without vertices has no distances, and is planar, bipartite and no tree`() {
    let null = Graph()
    #expect(null.density == nil)
    #expect(HopMatrix(of: null).diameter == nil)
    #expect(null.chromaticNumber == 0)
    #expect(null.cliqueNumber == 0)
    #expect(null.isPlanar == true)
    #expect(null.automorphismCount == 1)
    #expect(null.spanningTreeCount == nil)
    #expect(null.prueferCode == nil)
    #expect(null.longestPaths?.edges == 0)
  }

  @Test func `loops and parallel edges count where they should`() {
    let graph = graph(3, [(0, 1), (0, 1), (1, 2), (2, 2)])
    #expect(graph.girth == 1)
    #expect(graph.chromaticNumber == nil)
    #expect(graph.spanningTreeCount == 2)
    #expect(graph.edgeConnectivity == 1)
    #expect(graph.hasParallelEdges)
    #expect(self.graph(2, [(0, 1), (0, 1)]).girth == 2)
    #expect(self.graph(2, [(0, 1), (1, 0)], directed: true).hasParallelEdges == false)
    #expect(self.graph(2, [(0, 1), (0, 1)]).edgeConnectivity == 2)
  }

  @Test func `arcs are kept by symmetries and followed by a Hamilton cycle`() {
    let ring = graph(5, (0..<5).map { ($0, ($0 + 1) % 5) }, directed: true)
    #expect(ring.automorphismCount == 5)
    #expect(ring.isHamiltonian == true)
    #expect(graph(4, [(0, 1), (1, 2), (2, 3), (0, 3)], directed: true).isHamiltonian == false)
  }

  @Test func `every code by Prüfer of length three is that of its tree`() throws {
    for number in 0..<125 {
      let code = [number / 25, number / 5 % 5, number % 5]
      let pairs = try #require(Graph.pairs(ofPrueferCode: code))
      #expect(graph(5, pairs).prueferCode == code)
    }
  }
}
