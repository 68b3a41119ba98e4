import Geometry
import Graphs
import Scenarios
import Testing

@Suite struct GraphReadingTests {
  @Test(arguments: [
    ("[A-B]", ["A-B"]), ("[A--B, A–B]", ["A-B", "A-B"]), ("[A->B, A→B]", ["A->B", "A->B"]),
    ("[A<-B]", ["B->A"]), ("[A<->B 3]", ["A->B 3.0", "B->A 3.0"]), ("[A-B 4]", ["A-B 4.0"]),
    ("[A - B -2.5]", ["A-B -2.5"]), ("[A-B −2]", ["A-B -2.0"]), ("[A-B 1e3]", ["A-B 1000.0"]),
    ("[1-2]", ["1-2"]), ("[1 - 2 3]", ["1-2 3.0"]), ("[true-null]", ["true-null"]),
    ("[a-b - c-d 90]", ["a-b-c-d 90.0"]), ("[A-A]", ["A-A"]),
    ("[{from: A, to: B, weight: 1.5}]", ["A-B 1.5"]),
    ("[{from: A b, to: C, directed: true}]", ["A b->C"]),
  ])
  func `edges are read as written`(edges: String, expected: [String]) {
    let block = GraphBlock("edges: \(edges)")
    #expect(block.edges == expected, "\(block.diagnostics.map(\.summary))")
  }

  @Test(arguments: [
    (
      "[Garmisch-Partenkirchen, München]", "[Garmisch-Partenkirchen-München 90]",
      "Garmisch-Partenkirchen-München 90.0"
    ),
    ("[New York, Boston]", "[New York-Boston 215]", "New York-Boston 215.0"),
    ("[A, B, B 2]", "[A-B 2]", "A-B 2"), ("[A, B]", "[A-B 2]", "A-B 2.0"),
    ("[A, A-B, B-C, C]", "[A-B - C]", "A-B-C"), ("[a, a-b, b-c]", "[a-b-c]", "a-b-c"),
  ])
  func `declared names match longest first`(vertices: String, edges: String, expected: String) {
    let block = GraphBlock("vertices: \(vertices)\nedges: \(edges)")
    #expect(block.edges == [expected], "\(block.diagnostics.map(\.summary))")
  }

  @Test func `a declared name with a joiner in it is one vertex`() throws {
    let block = GraphBlock("vertices: [A-B, C]\nedges: [A-B-C]")
    let graph = try #require(block.outcome?.graph)
    #expect(graph.edges.map { [$0.start, $0.end] } == [[0, 1]])
  }

  @Test func `without a list, vertices are made in the order in which they appear`() {
    let block = GraphBlock("edges: [c-a, a-b]")
    #expect(block.outcome?.graph.vertices.map(\.name) == ["c", "a", "b"])
  }

  @Test func `vertices can be a mapping with places, details, or nothing`() {
    let block = GraphBlock("vertices: {A: [0, 1], B: {at: [2.5, -1], heuristic: 7}, C: }")
    let vertices = block.outcome?.graph.vertices ?? []
    #expect(vertices.map(\.position) == [Point(0, 1), Point(2.5, -1), nil])
    #expect(vertices.map(\.heuristic) == [nil, 7, nil])
    #expect(block.outcome?.layout == .given)
  }

  @Test func `names that look like other YAML values are names`() {
    let block = GraphBlock("vertices: [010, true, no, null, ~]")
    #expect(block.outcome?.graph.vertices.map(\.name) == ["010", "true", "no", "null", "~"])
  }

  @Test func `edges of a directed block written as mappings are arcs`() {
    let block = GraphBlock("directed: true\nedges: [a->b, {from: b, to: c, name: e2, label: x}]")
    #expect(block.edges == ["a->b", "b->c"])
    #expect(block.outcome?.graph.edges[1].label == "x")
    #expect(block.outcome?.graph.edges[1].name == "e2")
  }

  @Test func `the layout is the author's, else by places, else the course's, else the usual`() {
    #expect(GraphBlock("edges: [a-b, b-c, c-a, c-d]").outcome?.layout == .spring)
    #expect(GraphBlock("edges: [a->b, a->c, b->d, c->d]").outcome?.layout == .layered)
    let flow = GraphBlock("edges: [a->b 3, a->c 1, b->d 2, c->d 4]\nrun: max flow from a to d")
    #expect(flow.outcome?.layout == .flow)
    let pairs = GraphBlock("edges: [a-x, b-x, b-y, c-y, c-x]\nrun: matching")
    #expect(pairs.outcome?.layout == .bipartite)
    #expect(GraphBlock("edges: [a-b]\nlayout: circle").outcome?.layout == .circle)
    #expect(GraphBlock("vertices: {a: [0, 0], b: }").outcome?.layout == .given)
    #expect(
      GraphBlock("vertices: {a: [0, 0], b: [1, 0]}\nlayout: spring").outcome?.layout == .spring)
  }

  @Test func `a run's values have their plain names`() {
    let block = GraphBlock("edges: [s-a 4, s-b 1, b-a 2]\nrun: dijkstra from s to a")
    #expect(block.number("distance.a") == 3)
    #expect(block.number("length") == 3)
    #expect(block.names("path") == ["s", "b", "a"])
    #expect(block.names("visited") == ["s", "b", "a"])
    #expect(block.truth("reachable.a") == true)
    #expect(block.value("parent.a") == .name("b"))
    #expect(block.value("parent.s") == nil)
    #expect(block.names("tree") == ["s-b", "b-a"])
  }

  @Test func `named runs prefix their values and listed ones only where they clash`() {
    let named = GraphBlock("edges: [s-a 4, s-b 1]\nrun: {x: bfs from s, y: dijkstra from s}")
    #expect(named.number("x.distance.a") == 1)
    #expect(named.number("y.distance.a") == 4)
    #expect(named.number("distance.a") == nil)
    let listed = GraphBlock("edges: [s-a 4, s-b 1]\nrun: [bfs from s, dijkstra from s to a]")
    #expect(listed.number("bfs.distance.a") == 1)
    #expect(listed.number("dijkstra.distance.a") == 4)
    #expect(listed.number("length") == 4)
    let twice = GraphBlock("edges: [s-a]\nrun: [bfs from s, bfs from a]")
    #expect(twice.names("bfs.visited") == ["s", "a"])
    #expect(twice.names("bfs-2.visited") == ["a", "s"])
  }

  @Test func `names with spaces are quoted in names of values`() {
    let block = GraphBlock("vertices: [New York, A]\nrun: bfs from New York")
    #expect(block.number("degree.\"New York\"") == 0)
    #expect(block.number("distance.A") == .infinity)
    #expect(block.truth("reachable.A") == false)
  }

  @Test func `a name may hold the word between two names`() {
    let block = GraphBlock("vertices: [a to b, c]\nedges: [a to b - c]\nrun: bfs from a to b to c")
    #expect(block.names("path") == ["a to b", "c"])
  }

  @Test func `ties follow the alphabet if the block or the course says so`() {
    let text = "edges: [s-b, s-a]\nrun: bfs from s"
    #expect(GraphBlock(text).names("visited") == ["s", "b", "a"])
    #expect(GraphBlock(text + "\nties: alphabetical").names("visited") == ["s", "a", "b"])
    #expect(GraphBlock(text).truth("ties-decided") == true)
  }

  @Test func `marks name edges by their ends or their own name, parallel ones in turn`() {
    let block = GraphBlock(
      "edges: [a-b, a-b, {from: b, to: c, name: e}]\nmark: {path: [b-a, a-b, e], vertices: [c]}")
    #expect(block.outcome?.marks.edges == [0, 1, 2])
    #expect(block.outcome?.marks.vertices == [2, 0, 1])
  }

  @Test func `a marked path can be written as its vertices`() {
    let block = GraphBlock("edges: [a-b, b-c, a-c]\nmark: {path: [a, c, b]}")
    #expect(block.outcome?.marks.edges == [2, 1])
    #expect(block.outcome?.marks.vertices == [0, 2, 1])
  }

  @Test func `a weight can be computed from another block's values`() {
    let road = GraphBlock("edges: [a-b 4, b-c 3]\nrun: dijkstra from a to c")
    let scope = ValueScope(["road": road.outcome?.values ?? NamedValues()])
    let block = GraphBlock(
      "edges: [{from: a, to: b, weight: = 2 * road.length}]", in: ScenarioContext(scope: scope))
    #expect(block.outcome?.graph.edges[0].weight == 14, "\(block.diagnostics.map(\.summary))")
  }

  @Test func `a block shows the diagram, and the table of a run, unless it says otherwise`() {
    #expect(GraphBlock("edges: [a-b]").outcome?.show == [.diagram])
    #expect(GraphBlock("edges: [a-b]\nrun: bfs from a").outcome?.show == [.diagram, .table])
    let block = GraphBlock("edges: [a-b]\nrun: bfs from a\nshow: [step 1, steps, given, list]")
    #expect(block.outcome?.show == [.step(1), .steps, .given, .list])
  }

  @Test func `a block without vertices has values and no diagnostic`() {
    let block = GraphBlock("vertices: []")
    #expect(block.diagnostics.isEmpty)
    #expect(block.number("order") == 0)
    #expect(block.number("component-count") == 0)
    #expect(block.truth("connected") == false)
    #expect(block.truth("acyclic") == true)
  }
}
