import Diagnostics
import Scenarios
import TestSupport
import Testing
import YAML

/// Graphs that have files of their own, and blocks that refer to them.
@Suite struct GraphDocumentTests {
  /// What blocks are worked out in that can refer to these graphs.
  private static func context(_ files: [(name: String, text: String)]) -> ScenarioContext {
    var faults: [Diagnostic] = []
    let documents = files.map { document($0.text, named: $0.name, &faults) }
    return ScenarioContext(
      defaults: ScenarioDefaults(namedGraphs: GraphLibrary(documents)))
  }

  private static func document(
    _ text: String, named name: String = "map", _ faults: inout [Diagnostic]
  ) -> GraphDocument {
    let yaml = YAMLDocument(parsing: text.utf8, origin: TextOrigin(file: "map.yml"))
    faults += yaml.diagnostics
    return GraphDocument(named: name, file: "map.yml", reading: yaml.root, &faults)
  }

  static let inputs = [
    "edges: [a-b 2, b-c 3, c-a 9]",
    "vertices: {a: [0, 0], b: [2, 1], c: [4, 0]}\nedges: [a->b, b->c]\ndirected: true",
    "vertices: [x, y, z]\nmatrix: [[0, 1, 1], [1, 0, 0], [1, 0, 0]]",
    "graph6: 'D?{'", "dot: 'digraph { a -> b [weight=2] }'", "family: petersen",
    "tree: {F: [B, G], B: [A, D]}", "edges: [a-b, b-c]\nlayout: circle",
  ]

  @Test(arguments: inputs)
  func `a block that names a graph is the block that has it written`(text: String) throws {
    let context = Self.context([("map", text)])
    let named = GraphBlock("graph: map", in: context)
    let written = GraphBlock(text)
    #expect(named.diagnostics.isEmpty)
    let outcome = try #require(named.outcome)
    let other = try #require(written.outcome)
    #expect(outcome.graph == other.graph)
    #expect(outcome.tree == other.tree)
    #expect(outcome.family == other.family)
    #expect(outcome.layout == other.layout)
    #expect(outcome.values.entries.map(\.name) == other.values.entries.map(\.name))
    #expect(outcome.documentNames == ["map"])
    #expect(other.documentNames == [])
    #expect(context.defaults.namedGraphs["map"]?.outcome?.graph == other.graph)
  }

  @Test func `a block lays the graph out, marks it and runs on it as it likes`() throws {
    let context = Self.context([
      (
        "map",
        "vertices: {a: [0, 0], b: [2, 1], c: [4, 0]}\nedges: [a-b 2, b-c 3, a-c 9]\nlayout: given"
      )
    ])
    let block = GraphBlock(
      "graph: map\nlayout: circle\nmark: {vertices: [b]}\nrun: dijkstra from a", in: context)
    #expect(block.diagnostics.isEmpty)
    #expect(block.outcome?.layout == .circle)
    #expect(block.number("distance.c") == 5)
    #expect(GraphBlock("graph: map", in: context).outcome?.layout == .given)
  }

  @Test func `the graph beside another has a name, too`() throws {
    let context = Self.context([("map", "family: cycle 6"), ("prism", "family: prism 3")])
    let block = GraphBlock("graph: map\nother: {graph: prism}", in: context)
    #expect(block.diagnostics.isEmpty)
    #expect(block.outcome?.documentNames == ["map", "prism"])
    #expect(block.outcome?.other?.graph.size == 9)
  }

  @Test func `a layout that the file leaves open is chosen for what runs`() throws {
    let text = "edges: [s->a 3, a->t 2, s->t 1]"
    let run = "run: max flow from s to t"
    let named = GraphBlock("graph: map\n" + run, in: Self.context([("map", text)]))
    #expect(named.outcome?.layout == GraphBlock(text + "\n" + run).outcome?.layout)
    #expect(named.outcome != nil)
  }

  struct Fixture: Sendable, CustomTestStringConvertible {
    let identifier: String
    let text: String
    let replacement: String?

    init(_ identifier: String, _ text: String, _ replacement: String? = nil) {
      self.identifier = identifier
      self.text = text
      self.replacement = replacement
    }

    var testDescription: String { identifier + ": " + text }
  }

  static let blocks = [
    Fixture("graph/unknown-graph", "graph: 1️⃣petersn", "petersen"),
    Fixture("graph/unknown-graph", "graph: 1️⃣elsewhere"),
    Fixture("graph/unknown-graph", "family: cycle 3\nother: {graph: 1️⃣petersn}", "petersen"),
    Fixture("graph/wrong-value", "graph: 1️⃣[petersen]"),
    Fixture("graph/part-of-named", "graph: petersen\n1️⃣vertices: [a]"),
    Fixture("graph/part-of-named", "1️⃣directed: true\ngraph: petersen"),
    Fixture("graph/two-sources", "graph: petersen\n1️⃣family: cycle 3"),
    Fixture("graph/unknown-vertex", "graph: petersen\nmark: {vertices: [1️⃣a]}"),
  ]

  @Test(arguments: blocks)
  func `each mistake of a block has one diagnostic at its place`(fixture: Fixture) throws {
    let marked = MarkedText(fixture.text)
    let block = GraphBlock(marked.text, in: Self.context([("petersen", "family: petersen")]))
    #expect(block.diagnostics.map(\.identifier) == [fixture.identifier])
    #expect(block.diagnostics.first?.range?.start == marked.places["1️⃣"])
    #expect(block.outcome == nil)
    if let replacement = fixture.replacement {
      #expect(block.diagnostics.first?.solutions.first?.replacement == replacement)
    }
  }

  static let files = [
    Fixture("graph/not-a-mapping", "1️⃣- a-b"),
    Fixture("graph/not-a-mapping", "1️⃣"),
    Fixture("scenario/unknown-key", "edges: [a-b]\n1️⃣run: dijkstra from a"),
    Fixture("scenario/unknown-key", "1️⃣graph: petersen"),
    Fixture("scenario/unknown-key", "1️⃣degrees: [1, 1]"),
    Fixture("scenario/unknown-key", "edges: [a-b]\n1️⃣tilte: A line", "title"),
    Fixture("graph/wrong-value", "title: 1️⃣[A]\nedges: [a-b]"),
    Fixture("graph/unknown-vertex", "vertices: [apple]\nedges: [apple-1️⃣aple]", "apple"),
    Fixture("graph/unknown-layout", "edges: [a-b]\nlayout: 1️⃣cirle", "circle"),
    Fixture("graph/two-sources", "edges: [a-b]\n1️⃣family: cycle 3"),
  ]

  @Test(arguments: files)
  func `each mistake of a file has one diagnostic at its place, and none in blocks`(
    fixture: Fixture
  ) throws {
    let marked = MarkedText(fixture.text)
    var faults: [Diagnostic] = []
    let document = Self.document(marked.text, &faults)
    #expect(faults.map(\.identifier) == [fixture.identifier])
    #expect(faults.first?.range?.start == marked.places["1️⃣"])
    if let replacement = fixture.replacement {
      #expect(faults.first?.solutions.first?.replacement == replacement)
    }
    #expect(document.outcome == nil)
    let context = ScenarioContext(
      defaults: ScenarioDefaults(namedGraphs: GraphLibrary([document])))
    for text in ["graph: map\nrun: dijkstra from a", "family: cycle 3\nother: {graph: map}"] {
      let block = GraphBlock(text, in: context)
      #expect(block.diagnostics.isEmpty)
      #expect(block.outcome == nil)
    }
  }
}
