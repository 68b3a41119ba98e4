import Graphs
import Scenarios
import Testing

/// The edge cases of graph theory, each as a written block with the answer that books give.
@Suite struct GraphEdgeCaseTests {
  private func identifiers(_ text: String) -> [String] {
    GraphBlock(text).diagnostics.map(\.identifier)
  }

  @Test func `the graph without vertices`() {
    let block = GraphBlock("vertices: []\nrun: [components, euler]")
    #expect(block.number("component-count") == 0)
    #expect(block.number("chromatic-number") == 0)
    #expect(block.truth("connected") == false)
    #expect(block.truth("is-tree") == false)
    for name in ["acyclic", "bipartite", "planar", "euler-circuit", "circuit"] {
      #expect(block.truth(name) == true, "\(name)")
    }
  }

  @Test func `one vertex`() {
    let block = GraphBlock("vertices: [a]\nrun: kruskal")
    #expect(block.truth("connected") == true)
    #expect(block.truth("is-tree") == true)
    #expect(block.number("diameter") == 0)
    #expect(block.number("chromatic-number") == 1)
    #expect(block.number("weight") == 0)
  }

  @Test func `vertices without edges`() {
    let block = GraphBlock("vertices: [a, b, c]\nrun: [kruskal, euler]")
    #expect(block.number("component-count") == 3)
    #expect(block.number("weight") == 0)
    #expect(block.names("tree") == [])
    #expect(block.number("diameter") == .infinity)
    #expect(block.truth("circuit") == true)
  }

  @Test func `a loop without direction`() {
    let block = GraphBlock("edges: [a-a 5, a-b 1]\nrun: [kruskal, bridges, floyd-warshall]")
    #expect(block.number("degree.a") == 3)
    #expect(block.truth("bipartite") == false)
    #expect(block.number("girth") == 1)
    #expect(block.names("tree") == ["a-b"])
    #expect(block.names("bridges") == ["a-b"])
    #expect(block.number("distance.a.a") == 0)
    #expect(block.value("chromatic-number") == nil)
    #expect(identifiers("edges: [a-a]\nrun: colouring") == ["graph/loop"])
    #expect(GraphBlock("edges: [a-a]\nrun: euler").names("tour") == ["a", "a"])
    #expect(
      GraphBlock("edges: [a-a -1]\nrun: bellman-ford from a").truth("negative-cycle-reached")
        == true)
  }

  @Test func `a loop with a direction`() {
    let block = GraphBlock("edges: [a->a, a->b]\nrun: strongly connected components")
    #expect(block.number("out-degree.a") == 2)
    #expect(block.number("in-degree.a") == 1)
    #expect(block.truth("acyclic") == false)
    #expect(block.number("strong-component-count") == 2)
  }

  @Test(arguments: [("edges: [a-a]", 2.0), ("edges: [a->a]", 1)])
  func `a loop on the diagonal of the matrix`(text: String, count: Double) {
    guard case .list(let rows)? = GraphBlock(text).value("matrix"),
      case .list(let row)? = rows.first,
      case .quantity(let entry)? = row.first
    else {
      Issue.record("no matrix")
      return
    }
    #expect(entry.value == count)
  }

  @Test func `parallel edges`() {
    let block = GraphBlock("edges: [a-b 5, a-b 2, b-c 1]\nrun: [dijkstra from a to b, bridges]")
    #expect(block.number("length") == 2)
    #expect(block.names("bridges") == ["b-c"])
    #expect(block.number("girth") == 2)
    #expect(block.number("degree.a") == 2)
    #expect(GraphBlock("edges: [a->b 5, a->b 2]\nrun: max flow from a to b").number("flow") == 7)
  }

  @Test func `arcs in opposite directions are two edges`() {
    let block = GraphBlock("edges: [a<->b]")
    #expect(block.number("size") == 2)
    #expect(block.truth("acyclic") == false)
    #expect(block.truth("multigraph") == false)
  }

  @Test func `several parts`() {
    let text = "edges: [a-b, c-d]\n"
    let block = GraphBlock(text + "run: bfs from a")
    #expect(block.number("distance.c") == .infinity)
    #expect(block.number("diameter") == .infinity)
    #expect(block.names("visited") == ["a", "b"])
    let restarted = GraphBlock(text + "run: dfs from a\nrestart: true")
    #expect(restarted.names("visited") == ["a", "b", "c", "d"])
  }

  @Test func `negative weights`() {
    #expect(identifiers("edges: [a->b -1]\nrun: dijkstra from a") == ["graph/negative-weight"])
    let edge = GraphBlock("edges: [a-b -1, b-c 2]\nrun: bellman-ford from a")
    #expect(edge.number("distance.c") == -.infinity)
    let apart = "edges: [s->t 1, a->b -1, b->a 0]\n"
    let ford = GraphBlock(apart + "run: bellman-ford from s")
    #expect(ford.number("distance.t") == 1)
    #expect(ford.truth("negative-cycle-reached") == false)
    #expect(GraphBlock(apart + "run: floyd-warshall").truth("has-negative-cycle") == true)
    let zero = GraphBlock("edges: [s->a 1, a->b 2, b->a -2]\nrun: bellman-ford from s")
    #expect(zero.number("distance.b") == 3)
    #expect(zero.truth("negative-cycle-reached") == false)
  }

  @Test func `sums that differ by rounding are equal`() {
    let block = GraphBlock("edges: [s->a 0.1, a->t 0.2, s->t 0.3]\nrun: dijkstra from s to t")
    #expect(block.number("path-count") == 2)
    #expect(block.number("length") == 0.3)
  }

  @Test func `no order and no trail`() {
    #expect(identifiers("edges: [a->b, b->a]\nrun: topological order") == ["graph/cycle"])
    #expect(GraphBlock("vertices: [a, b, x]\nedges: [a-b]\nrun: euler").truth("circuit") == false)
    #expect(GraphBlock("edges: [a-b, c-d]").truth("euler-trail") == false)
    #expect(GraphBlock("edges: [a->b, c->b]").truth("euler-trail") == false)
    #expect(GraphBlock("edges: [a->b, b->a]").truth("euler-circuit") == true)
  }

  @Test func `a minimum spanning tree that is not the only one`() {
    let triangle = "edges: [a-b 1, b-c 1, a-c 1]\nrun: kruskal"
    #expect(GraphBlock(triangle).truth("unique") == false)
    #expect(GraphBlock(triangle).number("weight") == 2)
    #expect(GraphBlock("edges: [a-b 1, b-c 1, a-c 2]\nrun: kruskal").truth("unique") == true)
  }

  @Test func `flows at their limits`() {
    #expect(identifiers("edges: [a->b]\nrun: max flow from a to a") == ["graph/same-ends"])
    let none = GraphBlock("edges: [s->a 3, t->a 1]\nrun: max flow from s to t")
    #expect(none.number("flow") == 0)
    #expect(none.names("cut.source-side") == ["s", "a"])
    let nearest = GraphBlock("edges: [s->a 1, a->t 1]\nrun: max flow from s to t")
    #expect(nearest.names("cut.source-side") == ["s"])
  }

  @Test func `names are any text, composed, and may be those of edges`() {
    let words = "vertices: [null, true, no, 010, ~, order]"
    #expect(GraphBlock(words).number("order") == 6)
    #expect(identifiers("vertices: [é, e\u{301}]") == ["graph/duplicate-vertex"])
    let block = GraphBlock("vertices: [e, f]\nedges: [{from: e, to: f, name: e}]")
    #expect(block.diagnostics.isEmpty)
    #expect(GraphBlock("vertices: [\"a\\nb\", '👩‍👩‍👧', '<&>']").number("order") == 3)
  }

  @Test func `what is no graph`() {
    #expect(identifiers("vertices: {a: [0, 0], b: [0, 0]}") == ["graph/shared-place"])
    #expect(identifiers("edges: [a-b 1, b-c]") == ["graph/missing-weight"])
    #expect(identifiers("edges: [a-b NaN]") == ["graph/not-a-number"])
    #expect(identifiers("family: path 2001") == ["graph/too-large"])
    #expect(identifiers("family: path 300") == ["graph/large"])
  }
}
