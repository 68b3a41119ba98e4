import Diagnostics
import Scenarios
import TestSupport
import Testing

/// Every diagnostic of a graph block, with the mistake marked in the text.
@Suite struct GraphDiagnosticTests {
  struct Fixture: Sendable, CustomStringConvertible {
    var identifier: String
    var text: String
    /// What the first solution writes in place of the mistake.
    var replacement: String?

    init(_ identifier: String, _ text: String, _ replacement: String? = nil) {
      self.identifier = identifier
      self.text = text
      self.replacement = replacement
    }

    var description: String { identifier + ": " + text }
  }

  static let fixtures = [
    Fixture("scenario/unknown-key", "1️⃣vertexes: [a]", "vertices"),
    Fixture("scenario/unknown-key", "edges: [{from: a, to: b, 1️⃣wieght: 2}]", "weight"),
    Fixture("scenario/unknown-key", "vertices: {a: {1️⃣att: [0, 0]}}", "at"),
    Fixture("graph/duplicate-vertex", "vertices: [a, b, 1️⃣a]"),
    Fixture("graph/missing-name", "vertices: [a, 1️⃣'']"),
    Fixture("graph/unknown-vertex", "vertices: [Ada, Ben]\nedges: [Ada-1️⃣Bem]", "Ben"),
    Fixture("graph/unknown-vertex", "edges: [a-b]\nrun: bfs from 1️⃣z"),
    Fixture("graph/unknown-vertex", "edges: [apple-b]\nrun: bfs from b to 1️⃣appel", "apple"),
    Fixture("graph/unknown-vertex", "edges: [a-b]\nmark: {vertices: [1️⃣q]}"),
    Fixture("graph/wrong-value", "vertices: 1️⃣a", "[a]"),
    Fixture("graph/wrong-value", "edges: 1️⃣a-b", "[a-b]"),
    Fixture("graph/wrong-value", "edges: [1️⃣[a, b]]"),
    Fixture("graph/wrong-value", "vertices: [1️⃣[a, b]]"),
    Fixture("graph/wrong-value", "edges: [a->b]\ndirected: 1️⃣perhaps"),
    Fixture("graph/wrong-value", "edges: [a-b]\nties: 1️⃣alphabetic", "alphabetical"),
    Fixture("graph/wrong-value", "edges: [a-b]\ndiagram: {weights: 1️⃣hiden}", "hidden"),
    Fixture("graph/wrong-value", "edges: [a-b]\nmark: 1️⃣a-b"),
    Fixture("graph/not-a-number", "edges: [{from: a, to: b, weight: 1️⃣four}]"),
    Fixture("graph/not-a-number", "edges: [a-b 1️⃣NaN]"),
    Fixture("graph/not-a-number", "vertices: [a, b]\nedges: [a-b 1️⃣4x]"),
    Fixture("graph/not-a-number", "edges: [a-b 1️⃣infinity]"),
    Fixture("graph/two-weights", "edges: [a-b 1️⃣1 2]"),
    Fixture("graph/two-weights", "vertices: [a, b]\nedges: [a-b 1️⃣1 2]"),
    Fixture("graph/wrong-position", "vertices: {a: 1️⃣[0]}"),
    Fixture("graph/wrong-position", "vertices: {a: [0, 0], b: 1️⃣left}"),
    Fixture("scenario/reserved-id", "edges: [a-b]\nrun: {1️⃣order: bfs from a}", "order-1"),
    Fixture("scenario/reserved-id", "edges: [a-b]\nrun: {1️⃣distance: bfs from a}", "distance-1"),
    Fixture("scenario/malformed-id", "edges: [a-b]\nrun: {1️⃣'': bfs from a}", "run"),
    Fixture("scenario/malformed-id", "edges: [a-b]\nrun: {1️⃣a.b: bfs from a}", "a-b"),
    Fixture("graph/units", "edges: [a-b]\n1️⃣units: {length: cm}"),
    Fixture("graph/not-bipartite", "edges: [a-b, b-c, c-a]\nlayout: 1️⃣bipartite", "spring"),
    Fixture("graph/shared-place", "vertices: {a: [1, 2], 1️⃣b: [1, 2]}"),
    Fixture("graph/no-joiner", "edges: [1️⃣ab]"),
    Fixture("graph/no-joiner", "edges: [1️⃣a->]"),
    Fixture("graph/no-joiner", "edges: [1️⃣'']"),
    Fixture("graph/unclear-joiner", "edges: [1️⃣a-b-c]", "a - b-c"),
    Fixture("graph/undirected-edge", "directed: true\nedges: [a->b, b1️⃣-c]", "->"),
    Fixture("graph/directed-edge", "directed: false\nedges: [a-b, b1️⃣->c]", "-"),
    Fixture("graph/undeclared-name", "edges: [1️⃣New York-Boston]"),
    Fixture("graph/missing-weight", "edges: [a-b 4, 1️⃣b-c]", "b-c 1"),
    Fixture("graph/missing-end", "edges: [1️⃣{from: a}]"),
    Fixture(
      "graph/duplicate-edge-name",
      "edges: [{from: a, to: b, name: e}, {from: b, to: c, name: 1️⃣e}]"),
    Fixture("graph/unknown-layout", "edges: [a-b]\nlayout: 1️⃣sprong", "spring"),
    Fixture("graph/missing-positions", "edges: [a-b]\nlayout: 1️⃣given", "spring"),
    Fixture("graph/unknown-part", "edges: [a-b]\nshow: [1️⃣diagramm]", "diagram"),
    Fixture("graph/missing-run", "edges: [a-b]\nshow: 1️⃣steps"),
    Fixture("graph/missing-step", "edges: [a-b]\nrun: bfs from a\nshow: 1️⃣step 3", "step 2"),
    Fixture(
      "graph/missing-step", "edges: [a->b]\nrun: max flow from a to b\nshow: 1️⃣residual 9",
      "residual 2"),
    Fixture("graph/no-flow", "edges: [a-b]\nrun: bfs from a\nshow: 1️⃣residual"),
    Fixture("graph/no-flow", "edges: [a-b]\nrun: bfs from a\nshow: 1️⃣steps with residual"),
    Fixture("graph/no-laplacian", "edges: [a->b]\nshow: [1️⃣laplacian]", "matrix"),
    Fixture("graph/one-run", "edges: [a-b]\nrun: bfs from a\nshow: 1️⃣steps side by side", "steps"),
    Fixture(
      "graph/one-run", "edges: [a-b]\nrun: bfs from a\nshow: 1️⃣diagram side by side", "diagram"),
    Fixture("graph/wide-matrix", "family: path 51\nshow: [diagram, 1️⃣matrix]"),
    Fixture("graph/wide-matrix", "family: complete 12\nshow: 1️⃣incidence"),
    Fixture("graph/unknown-edge", "edges: [a-b, b-c]\nmark: {path: [1️⃣a-c]}"),
    Fixture("graph/unknown-edge", "edges: [a->b]\nmark: {path: [1️⃣b->a]}"),
    Fixture("graph/unknown-edge", "edges: [a-b, c-d]\nmark: {path: [a, b, 1️⃣c]}"),
    Fixture("graph/unknown-algorithm", "edges: [a-b]\nrun: 1️⃣dijkstar from a", "dijkstra"),
    Fixture("graph/missing-start", "edges: [a-b]\nrun: 1️⃣bfs", "bfs from a"),
    Fixture("graph/missing-start", "edges: [a-b]\nrun: dijkstra 1️⃣a"),
    Fixture(
      "graph/negative-weight", "edges: [a-b 2, b-c -1]\nrun: 1️⃣dijkstra from a",
      "bellman-ford from a"),
    Fixture("graph/needless-words", "edges: [a-b 2]\nrun: kruskal 1️⃣from a", "kruskal"),
    Fixture("graph/needless-words", "edges: [a-b 2]\nrun: prim from 1️⃣a to b"),
    Fixture("graph/missing-start", "edges: [a-b 2]\nrun: 1️⃣max flow", "max flow from a"),
    Fixture(
      "graph/missing-target", "edges: [a-b 2]\nrun: 1️⃣max flow from a", "max flow from a to b"),
    Fixture("graph/same-ends", "edges: [a-b 2]\nrun: 1️⃣max flow from a to a"),
    Fixture("graph/negative-capacity", "edges: [a-b -2]\nrun: 1️⃣max flow from a to b"),
    Fixture("graph/arc-in-tree", "edges: [a-b 2, b->c 1]\nrun: 1️⃣prim"),
    Fixture("graph/edge-in-order", "edges: [a->b, b-c]\nrun: 1️⃣topological order"),
    Fixture("graph/cycle", "edges: [a->b, b->c, c->a]\nrun: 1️⃣topological order by depth"),
    Fixture("graph/loop", "edges: [a-b, b-b]\nrun: 1️⃣colouring"),
    Fixture("graph/no-trail", "edges: [a-b, a-c, a-d]\nrun: 1️⃣euler"),
    Fixture("graph/no-trail", "edges: [a-b, c-d]\nrun: 1️⃣euler"),
    Fixture("graph/no-trail", "edges: [a->b, a->c]\nrun: 1️⃣euler"),
    Fixture("graph/no-trail", "edges: [a->b, b-c]\nrun: 1️⃣euler"),
    Fixture("graph/odd-cycle", "edges: [a-b, b-c, c-a]\nrun: 1️⃣matching"),
    Fixture("graph/wrong-start", "edges: [a-b, b-c]\nrun: 1️⃣euler from b"),
    Fixture(
      "graph/inconsistent-estimate",
      "vertices: {a: {heuristic: 9}, b: {heuristic: 1}}\nedges: [a-b 2]\nrun: 1️⃣a* from a to b"),
    Fixture("graph/needs-tree", "edges: [a-b, a-c]\nrun: 1️⃣level order"),
    Fixture("graph/not-binary", "tree: {a: [b, c, d]}\nrun: 1️⃣inorder"),
    Fixture("graph/not-a-tree", "edges: [a-b, b-c, c-a]\nrun: 1️⃣prüfer code"),
    Fixture("graph/not-a-tree", "vertices: [a]\nrun: 1️⃣prüfer code"),
    Fixture("graph/not-a-tree", "edges: [a-b, c-d]\nrun: 1️⃣centre of the tree"),
    Fixture("graph/missing-degrees", "edges: [a-b]\nrun: 1️⃣havel-hakimi"),
    Fixture("graph/not-graphical", "degrees: 1️⃣[3, 3, 1, 1]"),
    Fixture("graph/not-graphical", "degrees: 1️⃣[1, 1, 1]\nrun: components"),
    Fixture("graph/not-graphical", "degrees: 1️⃣[2, 0]"),
    Fixture("graph/wrong-value", "degrees: [3, 1️⃣-1, 1]"),
    Fixture("graph/wrong-value", "degrees: [1️⃣1.5, 1]"),
    Fixture("graph/wrong-value", "degrees: 1️⃣3"),
    Fixture("graph/wrong-count", "vertices: [a, b]\ndegrees: 1️⃣[1, 1, 2]"),
    Fixture(
      "graph/too-large",
      "degrees: 1️⃣[" + [String](repeating: "1", count: 62).joined(separator: ", ") + "]"),
    Fixture("graph/missing-other", "edges: [a-b]\nrun: 1️⃣isomorphism"),
    Fixture("graph/wrong-value", "edges: [a-b]\nother: 1️⃣petersen"),
    Fixture("scenario/unknown-key", "edges: [a-b]\nother: {1️⃣edgs: [1-2]}", "edges"),
    Fixture("graph/duplicate-vertex", "edges: [a-b]\nother: {vertices: [x, 1️⃣x]}\nrun: isomorphism"),
    Fixture("graph/loop", "edges: [a-b, b-b]\nrun: 1️⃣exact colouring"),
    Fixture("graph/too-large-to-search", "family: cycle 41\nrun: 1️⃣hamilton cycle"),
    Fixture("graph/too-large-to-search", "family: cycle 61\nrun: 1️⃣eccentricities"),
    Fixture(
      "graph/too-many-pairs",
      "edges: [" + (0..<60).map { "v\($0)-v\($0 + 1)" }.joined(separator: ", ")
        + "]\nrun: 1️⃣floyd-warshall"),
  ]

  @Test(arguments: fixtures)
  func `each mistake has one diagnostic at its place`(fixture: Fixture) throws {
    let marked = MarkedText(fixture.text)
    let block = GraphBlock(marked.text)
    #expect(block.diagnostics.map(\.identifier) == [fixture.identifier])
    let diagnostic = try #require(block.diagnostics.first)
    #expect(diagnostic.range?.start == marked.places["1️⃣"])
    #expect((block.outcome == nil) == (diagnostic.severity == .error))
    #expect(diagnostic.summary.last != ".")
    if let replacement = fixture.replacement {
      #expect(diagnostic.solutions.first?.replacement == replacement)
    }
  }

  @Test func `a duplicate names both places`() {
    let block = GraphBlock("vertices:\n  - a\n  - b\n  - a\n")
    #expect(block.diagnostics.first?.range?.start.line == 4)
    #expect(block.diagnostics.first?.notes.first?.range?.start.line == 2)
  }

  @Test func `names that differ only in how accents are encoded are one name`() {
    let block = GraphBlock("vertices: [\u{E9}, e\u{301}]")
    #expect(block.diagnostics.map(\.identifier) == ["graph/duplicate-vertex"])
  }

  @Test func `a negative weight names the edge and the algorithm that would do`() {
    let block = GraphBlock("edges: [a->b 2, b->c -1]\nrun: dijkstra from a")
    #expect(block.diagnostics.first?.summary.contains("`b->c`") == true)
    #expect(block.diagnostics.first?.explanation?.contains("Bellman–Ford") == true)
    #expect(block.diagnostics.first?.notes.first?.range?.start.column == 17)
  }

  @Test func `large graphs are warned about and huge ones refused`() {
    func path(_ count: Int) -> String {
      "edges: [" + (1..<count).map { "v\($0)-v\($0 + 1)" }.joined(separator: ", ") + "]"
    }
    #expect(GraphBlock(path(200)).diagnostics.isEmpty)
    let large = GraphBlock(path(201))
    #expect(large.diagnostics.map(\.identifier) == ["graph/large"])
    #expect(large.diagnostics.map(\.severity) == [.warning])
    #expect(large.outcome != nil)
    let huge = GraphBlock(path(2001))
    #expect(huge.diagnostics.map(\.identifier) == ["graph/too-large"])
    #expect(huge.outcome == nil)
  }

  @Test func `one block reports all its mistakes`() {
    let block = GraphBlock("vertices: [a, b, a]\nedges: [a-c, b-d]\nlayout: round")
    #expect(
      block.diagnostics.map(\.identifier) == [
        "graph/duplicate-vertex", "graph/unknown-vertex", "graph/unknown-vertex",
        "graph/unknown-layout",
      ])
  }
}
