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
        let search = Trace.breadthFirst(of: graph, from: source)
        let dijkstra = Trace.dijkstra(of: graph, from: source)
        #expect(search["distance"] == dijkstra["distance"])
        #expect(search.certificate?.holds(for: graph) == true)
        #expect(dijkstra.certificate?.holds(for: graph) == true)
        let reached = graph.components.first { $0.contains(source) } ?? []
        guard case .vertices(let visited)? = search["visited"],
          case .edges(let tree)? = search["tree"],
          case .ofVertices(let distances)? = search["distance"]
        else {
          Issue.record("no result")
          continue
        }
        #expect(visited.sorted() == reached)
        #expect(tree.count == reached.count - 1)
        for vertex in reached {
          let way = Trace.breadthFirst(of: graph, from: source, to: vertex)
          guard case .vertices(let path)? = way["path"] else {
            Issue.record("no path")
            continue
          }
          #expect(Set(path).count == path.count)
          #expect(distances[vertex] == .number(Double(path.count - 1)))
        }
      }
    }
  }

  @Test func `no layout puts two vertices on each other`() throws {
    for graph in try Atlas.graphs() {
      for kind in LayoutKind.allCases {
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
