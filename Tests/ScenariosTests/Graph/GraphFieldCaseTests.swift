import Graphs
import Scenarios
import Testing

/// Faults that others reported of programs about graphs, restated as blocks.
@Suite struct GraphFieldCaseTests {
  private func number(_ block: GraphBlock, _ name: String) -> Double? {
    if case .quantity(let quantity)? = block.value(name) { quantity.value } else { nil }
  }

  private func names(_ block: GraphBlock, _ name: String) -> [String]? {
    guard case .list(let items)? = block.value(name) else { return nil }
    return items.compactMap { if case .name(let name) = $0 { name } else { nil } }
  }

  @Test func `a negative edge is refused by Dijkstra and used by Bellman and Ford`() {
    let edges = "edges: [a->b 5, b->c -4, a->c 3]\n"
    #expect(
      GraphBlock(edges + "run: dijkstra from a").diagnostics.map(\.identifier)
        == ["graph/negative-weight"])
    let block = GraphBlock(edges + "run: bellman-ford from a to c")
    #expect(number(block, "length") == 1)
    #expect(names(block, "path") == ["a", "b", "c"])
    let forced = GraphBlock(edges + "run: dijkstra from a\nforce: true")
    #expect(number(forced, "distance.c") == 3)
    #expect(names(forced, "wrong") == ["c"])
  }

  @Test func `a negative cycle spoils only what it reaches`() {
    let block = GraphBlock(
      "edges: [s->a 1, a->b 1, b->a -2, b->d 1, s->c 4]\nrun: bellman-ford from s")
    #expect(number(block, "distance.a") == -.infinity)
    #expect(number(block, "distance.b") == -.infinity)
    #expect(number(block, "distance.d") == -.infinity)
    #expect(number(block, "distance.c") == 4)
    #expect(number(block, "distance.s") == 0)
    #expect(names(block, "negative-cycle")?.sorted() == ["a", "b"])
  }

  @Test func `equal ways are counted, and one rule says which is shown`() {
    let block = GraphBlock("edges: [S->D 7, S->A 4, A->C 1, C->D 2]\nrun: dijkstra from S to D")
    #expect(number(block, "path-count") == 2)
    #expect(names(block, "path") == ["S", "D"])
    #expect(block.value("ties-decided") == .truth(true))
  }

  @Test func `what cannot be reached is infinitely far`() {
    let block = GraphBlock("vertices: [s, a, b]\nedges: [s->a]\nrun: dijkstra from s to b")
    #expect(number(block, "length") == .infinity)
    #expect(block.value("path") == nil)
  }

  @Test(arguments: [
    "vertices: [a, b, c, d]\nedges: [a-b, b-c, c-a]", "vertices: [a, b]\nedges: []",
    "vertices: []\nedges: []",
  ])
  func `lone vertices do not forbid an Euler circuit`(graph: String) {
    let block = GraphBlock(graph + "\nrun: euler")
    #expect(block.diagnostics.isEmpty)
    #expect(block.value("circuit") == .truth(true))
  }

  @Test func `a loop counts two`() {
    #expect(number(GraphBlock("edges: [a-a]"), "degree.a") == 2)
    #expect(number(GraphBlock("edges: [a-a, a-b]"), "degree.a") == 3)
  }

  @Test(arguments: [
    ("edges: [a->a]", "`a → a`"), ("edges: [a->b, b->a]", "`a → b → a`"),
  ])
  func `no order where there is a cycle, which is shown`(graph: String, cycle: String) {
    for algorithm in ["topological order", "topological order by depth"] {
      let block = GraphBlock(graph + "\nrun: " + algorithm)
      #expect(block.diagnostics.map(\.identifier) == ["graph/cycle"])
      #expect(block.diagnostics.first?.summary.contains(cycle) == true)
    }
  }

  @Test func `two graphs in one are both ordered`() {
    let block = GraphBlock("edges: [a->b, c->d]\nrun: topological order")
    #expect(names(block, "topological-order") == ["a", "b", "c", "d"])
  }
}
