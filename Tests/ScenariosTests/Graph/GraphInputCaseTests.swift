import Diagnostics
import Graphs
import Scenarios
import TestSupport
import Testing

/// What can be wrong with a written graph, or only odd: each case of the vectors as a block.
@Suite(.enabled(if: Conformance.isPresent, "SITEGEN_CONFORMANCE is not set"))
struct GraphInputCaseTests {
  private struct Vectors: Decodable {
    struct Case: Decodable {
      let name: String

      enum CodingKeys: String, CodingKey { case name = "case" }
    }

    let cases: [Case]

    enum CodingKeys: String, CodingKey { case cases = "input_cases" }
  }

  /// What becomes of a block.
  private enum Answer: Sendable {
    /// One error of this kind.
    case error(String)
    /// One warning of this kind.
    case warning(String)
    /// Nothing to say, and this holds.
    case fine(@Sendable (GraphBlock) -> Bool)
  }

  /// Each case, by the beginning of its name, with blocks that show it.
  private static let blocks: [(name: String, text: String, answer: Answer)] = [
    ("duplicate vertex id", "vertices: [a, a]", .error("graph/duplicate-vertex")),
    (
      "edge to undeclared", "vertices: [ann, ben]\nedges: [ann-bem]", .error("graph/unknown-vertex")
    ),
    (
      "edge list only", "edges: [c-a, a-b]",
      .fine { $0.outcome?.graph.vertices.map { $0.name } == ["c", "a", "b"] }
    ),
    (
      "weight not a number", "edges: [{from: a, to: b, weight: NaN}]", .error("graph/not-a-number")
    ),
    (
      "weight not a number", "edges: [{from: a, to: b, weight: .inf}]",
      .error("graph/not-a-number")
    ),
    ("some edges weighted", "edges: [a-b 4, b-c]", .error("graph/missing-weight")),
    (
      "directed and undirected", "edges: [a-b, b->c]",
      .fine { $0.outcome?.graph.kind == .mixed }
    ),
    (
      "directed and undirected", "edges: [a-b 1, b->c 2]\nrun: kruskal",
      .error("graph/arc-in-tree")
    ),
    ("Dijkstra or Prim", "edges: [a-b -1]\nrun: dijkstra from a", .error("graph/negative-weight")),
    ("Dijkstra or Prim", "edges: [a-b -1]\nrun: prim", .fine { $0.number("weight") == -1 }),
    ("topological sort", "edges: [a->b, b->a]\nrun: topological order", .error("graph/cycle")),
    (
      "max flow with s = t", "edges: [a->b 1]\nrun: max flow from a to a", .error("graph/same-ends")
    ),
    ("MST asked of a directed", "edges: [a->b 1]\nrun: kruskal", .error("graph/arc-in-tree")),
    (
      "MST asked of a disconnected", "edges: [a-b 1, c-d 2]\nrun: prim from c",
      .fine { block in
        let conclusion = block.outcome?.runs[0].trace.conclusion.map { $0.key } ?? []
        return block.number("weight") == 3 && conclusion.contains(.endForestParts)
      }
    ),
    ("start vertex missing", "edges: [a-b]\nrun: bfs", .error("graph/missing-start")),
    ("start vertex missing", "edges: [a-b]\nrun: bfs from c", .error("graph/unknown-vertex")),
    (
      "labels equal", "edges: [{from: a, to: b, label: x}, {from: b, to: c, label: x}]",
      .fine { $0.outcome?.graph.size == 2 }
    ),
    (
      "ids that differ only", "edges: [\u{E9}-b, e\u{301}-c]",
      .fine { $0.outcome?.graph.order == 3 }
    ),
    (
      "label contains", "edges: [{from: a, to: b, label: '<b> & \"c\"'}]",
      .fine { $0.outcome?.graph.edges[0].label == "<b> & \"c\"" }
    ),
    (
      "positions given for some", "vertices: {a: [0, 0], b: [3, 0], c: }\nedges: [a-b, b-c]",
      .fine { $0.outcome?.layout == .given }
    ),
    (
      "two vertices at the same", "vertices: {a: [0, 0], b: [0, 0]}", .warning("graph/shared-place")
    ),
    ("empty scenario", "vertices: []", .fine { $0.outcome?.graph.order == 0 }),
    ("more than 200", "family: path 201", .warning("graph/large")),
    ("more than 200", "family: path 2001", .error("graph/too-large")),
  ]

  @Test func `every case of the vectors has its answer`() throws {
    let vectors = try Conformance.decoded(Vectors.self, from: "vectors/graphs.json")
    #expect(vectors.cases.count == 19)
    for vector in vectors.cases {
      let blocks = Self.blocks.filter { vector.name.hasPrefix($0.name) }
      #expect(!blocks.isEmpty, "\(vector.name)")
      for (_, text, answer) in blocks {
        let block = GraphBlock(text)
        let found = block.diagnostics.map { $0.identifier }
        switch answer {
        case .error(let identifier):
          #expect(found == [identifier] && block.outcome == nil, "\(text)")
        case .warning(let identifier):
          #expect(found == [identifier] && block.outcome != nil, "\(text)")
        case .fine(let holds): #expect(found.isEmpty && holds(block), "\(text)")
        }
      }
    }
  }
}
