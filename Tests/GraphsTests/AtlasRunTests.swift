import Graphs
import TestSupport
import Testing

/// Laws of the algorithms, for every graph on up to seven vertices.
@Suite(.enabled(if: Conformance.isPresent, "SITEGEN_CONFORMANCE is not set"))
struct AtlasRunTests {
  private let graphs: [Graph]

  init() throws {
    graphs = try Atlas.graphs()
    #expect(graphs.count == 1253)
  }

  /// The same graph with each edge as an arc from its first vertex to its second: without a cycle, for the first is the lower.
  private func directed(_ graph: Graph) -> Graph {
    Graph(
      vertices: graph.vertices,
      edges: graph.edges.map {
        Edge(from: min($0.start, $0.end), to: max($0.start, $0.end), directed: true)
      })
  }

  /// The same graph with weights that repeat.
  private func weighted(_ graph: Graph) -> Graph {
    Graph(
      vertices: graph.vertices,
      edges: graph.edges.enumerated().map { index, edge in
        Edge(from: edge.start, to: edge.end, weight: Double((index * 7 + 3) % 5))
      })
  }

  private func sets(_ trace: Trace, _ name: String) -> [[Int]]? {
    if case .sets(let sets)? = trace[name] { sets } else { nil }
  }

  private func number(_ trace: Trace, _ name: String) -> Double? {
    if case .number(let number)? = trace[name] { number } else { nil }
  }

  private func edges(_ trace: Trace, _ name: String) -> [Int]? {
    if case .edges(let edges)? = trace[name] { edges } else { nil }
  }

  @Test func `all three algorithms find spanning forests of one weight, which are proved`() {
    for graph in graphs.map(weighted) {
      let traces: [Trace] = [.kruskal(of: graph), .prim(of: graph), .boruvka(of: graph)]
      for trace in traces {
        #expect(edges(trace, "tree")?.count == graph.order - graph.components.count)
        #expect(number(trace, "weight") == number(traces[0], "weight"))
        #expect(trace.certificate?.holds(for: graph) == true)
      }
    }
  }

  @Test func `a flow is as large as its cut`() {
    for graph in graphs.map(weighted) where graph.order > 1 {
      let trace = Trace.maximumFlow(of: graph, from: 0, to: graph.order - 1)
      #expect(trace.certificate?.holds(for: graph) == true)
      #expect(number(trace, "flow") == number(trace, "cut.capacity"))
      let back = Trace.maximumFlow(of: graph, from: graph.order - 1, to: 0)
      #expect(number(trace, "flow") == number(back, "flow"))
    }
  }

  @Test func `two sides or an odd cycle, as the model says`() {
    for graph in graphs {
      let trace = Trace.bipartite(of: graph)
      #expect(trace.certificate?.holds(for: graph) == true)
      #expect((trace["odd-cycle"] == nil) == graph.isBipartite)
    }
  }

  @Test func `a largest matching of a bipartite graph is proved by a cover`() {
    var count = 0
    for graph in graphs where graph.isBipartite {
      let trace = Trace.matching(of: graph)
      #expect(trace.certificate?.holds(for: graph) == true)
      count += 1
    }
    #expect(count > 100)
  }

  @Test func `shares of visits add up to one`() {
    for graph in graphs.map(directed) where graph.order > 0 {
      guard case .ofVertices(let shares)? = Trace.pageRank(of: graph)["rank"] else {
        Issue.record("no ranks")
        continue
      }
      let sum = shares.reduce(0) { if case .number(let share)? = $1 { $0 + share } else { $0 } }
      #expect(abs(sum - 1) < 1e-9)
    }
  }

  @Test func `colourings are proper, and two colours do for two sides found in order`() {
    for graph in graphs {
      for byDegree in [false, true] {
        let trace = Trace.colouring(of: graph, byDegree: byDegree)
        #expect(trace.certificate?.holds(for: graph) == true)
        let most = Double((graph.degrees.max() ?? -1) + 1)
        #expect(number(trace, "colour-count") ?? 0 <= most)
      }
    }
  }

  @Test
  func
    `an Euler trail passes every edge once, and there is none if more than two vertices are odd`()
  {
    for graph in graphs {
      let odd = graph.degrees.count { $0 % 2 == 1 }
      let parts = graph.components.count { graph.degree(of: $0[0]) > 0 }
      #expect((graph.eulerObstacle == nil) == (odd <= 2 && parts <= 1))
      guard graph.eulerObstacle == nil else { continue }
      let trace = Trace.euler(of: graph)
      #expect(trace.certificate?.holds(for: graph) == true)
      #expect(trace["circuit"] == .truth(odd == 0))
    }
  }

  @Test
  func
    `removing a bridge or an articulation point leaves more components, removing another does not`()
  {
    for graph in graphs {
      let before = graph.components.count
      let bridges = edges(.bridges(of: graph), "bridges") ?? []
      for edge in graph.edges.indices {
        var rest = graph.edges
        rest.remove(at: edge)
        let after = Graph(vertices: graph.vertices, edges: rest).components.count
        #expect((after > before) == bridges.contains(edge))
      }
      guard case .vertices(let points)? = Trace.articulationPoints(of: graph)["articulation-points"]
      else {
        Issue.record("no articulation points")
        continue
      }
      for vertex in graph.vertices.indices {
        let rest = graph.edges.filter { $0.start != vertex && $0.end != vertex }
        // The vertex itself stays, alone.
        let after = Graph(vertices: graph.vertices, edges: rest).components.count - 1
        let isAlone = graph.degree(of: vertex) == 0
        #expect((!isAlone && after > before) == points.contains(vertex))
      }
    }
  }

  @Test func `the blocks share no edge and hold all of them`() {
    for graph in graphs {
      let blocks = sets(.bridges(of: graph), "blocks") ?? []
      for edge in graph.edges {
        #expect(blocks.count { $0.contains(edge.start) && $0.contains(edge.end) } == 1)
      }
    }
  }

  @Test func `orders of graphs without cycles are proved, by both algorithms`() {
    for graph in graphs.map(directed) {
      for trace: Trace in [.topologicalOrder(of: graph), .topologicalOrderByDepth(of: graph)] {
        #expect(trace.certificate?.holds(for: graph) == true)
        #expect(trace["topological-order"] != nil)
      }
      #expect(graph.arcCycle == nil)
    }
  }

  @Test func `strong components are proved and the same by both algorithms`() {
    for (number, graph) in graphs.enumerated() {
      let arcs = Graph(
        vertices: graph.vertices,
        edges: graph.edges.enumerated().map { index, edge in
          let turns = (index * 5 + number) % 3 == 0
          return Edge(
            from: turns ? edge.end : edge.start, to: turns ? edge.start : edge.end, directed: true)
        })
      let tarjan = Trace.strongComponents(of: arcs)
      let kosaraju = Trace.kosaraju(of: arcs)
      #expect(tarjan.certificate?.holds(for: arcs) == true)
      #expect(tarjan["strong-components"] == kosaraju["strong-components"])
      #expect((arcs.arcCycle == nil) == arcs.isAcyclic)
      if let cycle = arcs.arcCycle {
        #expect(Certificate.cycle(cycle.vertices, cycle.edges).holds(for: arcs))
      }
    }
  }

  @Test func `a depth-first search nests its times and classes every edge`() {
    for graph in graphs {
      let trace = Trace.depthFirst(of: graph)
      guard case .ofVertices(let discovery)? = trace["discovery"],
        case .ofVertices(let finish)? = trace["finish"]
      else {
        Issue.record("no times")
        continue
      }
      func time(_ value: TraceValue?) -> Double {
        if case .number(let time)? = value { time } else { 0 }
      }
      #expect(
        (discovery + finish).map(time).sorted() == (0..<2 * graph.order).map { Double($0 + 1) })
      let classes = ["tree", "back-edges", "forward-edges", "cross-edges"]
        .flatMap { edges(trace, $0) ?? [] }
      #expect(classes.sorted() == Array(graph.edges.indices))
      // In a graph without directions there are only tree and back edges, and each lies on one branch.
      #expect(edges(trace, "forward-edges") == [])
      #expect(edges(trace, "cross-edges") == [])
      for edge in graph.edges {
        let (one, other) = (edge.start, edge.end)
        let inner = time(discovery[one]) > time(discovery[other]) ? one : other
        let outer = inner == one ? other : one
        #expect(time(finish[inner]) < time(finish[outer]))
      }
    }
  }

  @Test func `all algorithms for shortest ways agree`() {
    for graph in graphs.map(weighted) where graph.order > 0 {
      let all = Trace.floydWarshall(of: graph)
      guard case .ofPairs(let pairs)? = all["distance"] else {
        Issue.record("no matrix")
        continue
      }
      for source in graph.vertices.indices {
        let dijkstra = Trace.dijkstra(of: graph, from: source)
        let bellman = Trace.bellmanFord(of: graph, from: source)
        #expect(dijkstra["distance"] == bellman["distance"])
        #expect(dijkstra["distance"] == .ofVertices(pairs[source].map { .number($0) }))
        #expect(bellman.certificate?.holds(for: graph) == true)
      }
    }
  }
}
