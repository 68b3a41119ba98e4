import Geometry
import Graphs
import TestSupport
import Testing

@Suite(.enabled(if: Conformance.isPresent, "SITEGEN_CONFORMANCE is not set"))
struct AtlasTests {
  @Test func `laws hold for every graph on up to seven vertices`() throws {
    let graphs = try Atlas.graphs()
    #expect(graphs.count == 1253)
    for graph in graphs {
      #expect(graph.degrees.reduce(0, +) == 2 * graph.size)
      #expect(graph.adjacencyMatrix.map { $0.reduce(0, +) } == graph.degrees)
      let components = graph.components
      #expect(components.flatMap { $0 }.sorted() == Array(graph.vertices.indices))
      #expect(graph.isAcyclic == (graph.size == graph.order - components.count))
      #expect(graph.isTree == (graph.isAcyclic && graph.isConnected))
      if let side = graph.bipartition {
        #expect(graph.edges.allSatisfy { side[$0.start] != side[$0.end] })
      }
    }
  }

  @Test func `breadth-first distances are those of Dijkstra with unit weights`() throws {
    for graph in try Atlas.graphs() {
      for source in graph.vertices.indices {
        let search = BreadthFirstTrace(of: graph, from: source)
        let dijkstra = DijkstraTrace(of: graph, from: source)
        #expect(search.tree.distances == dijkstra.tree.distances)
        let reached = graph.components.first { $0.contains(source) } ?? []
        #expect(search.visited.sorted() == reached)
        #expect(search.tree.edges.count == reached.count - 1)
        for vertex in reached {
          let walk = search.tree.walk(to: vertex, in: graph)
          #expect(walk?.isPath == true)
          #expect(walk.map { Double($0.edges.count) } == search.tree.distances[vertex])
        }
      }
    }
  }

  @Test func `no layout puts two vertices on each other`() throws {
    for graph in try Atlas.graphs() {
      for kind in [LayoutKind.spring, .circle] {
        let positions = GraphLayout(of: graph, by: kind).positions
        #expect(positions.count == graph.order)
        for first in positions.indices {
          for second in positions.indices where second > first {
            #expect(positions[first].distance(to: positions[second]) > 50)
          }
        }
      }
    }
  }
}
