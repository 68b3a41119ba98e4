import Geometry
import Graphs
import Scenarios
import Testing

@Suite struct GraphInputTests {
  @Test(arguments: [
    ("[[0, 1], [1, 0]]", ["v1-v2"]), ("[[0, 1], [0, 0]]", ["v1->v2"]),
    ("[[2, 1], [1, 0]]", ["v1-v1", "v1-v2"]), ("[[0, 2], [2, 0]]", ["v1-v2", "v1-v2"]),
    ("[[_, 4], [4, _]]", ["v1-v2 4.0"]), ("[[_, -1.5], [∞, 0]]", ["v1->v2 -1.5", "v2->v2 0.0"]),
    ("[[1, 1], [0, 0]]", ["v1->v1", "v1->v2"]), ("[[0]]", []), ("[]", []),
  ])
  func `a matrix is counts or weights`(matrix: String, edges: [String]) {
    let block = GraphBlock("matrix: \(matrix)")
    #expect(block.diagnostics.isEmpty)
    #expect(block.edges == edges)
  }

  @Test func `a matrix can be directed although it is symmetric, and its vertices have names`() {
    let block = GraphBlock("vertices: [a, b]\nmatrix: [[1, 1], [1, 0]]\ndirected: true")
    #expect(block.edges == ["a->a", "a->b", "b->a"])
  }

  @Test(arguments: [
    "[[0, 2, 0], [2, 2, 1], [0, 1, 0]]", "[[1, 2, 0], [0, 0, 1], [1, 0, 3]]",
  ])
  func `the matrix of a graph is the matrix that it was made from`(matrix: String) {
    let block = GraphBlock("matrix: \(matrix)")
    guard case .list(let rows)? = block.value("matrix") else {
      Issue.record("no matrix")
      return
    }
    let text = rows.map { row -> String in
      guard case .list(let cells) = row else { return "" }
      let numbers = cells.map { cell -> String in
        if case .quantity(let quantity) = cell { "\(Int(quantity.value))" } else { "" }
      }
      return "[" + numbers.joined(separator: ", ") + "]"
    }
    #expect("[" + text.joined(separator: ", ") + "]" == matrix)
  }

  @Test func `graph6 is read as its description says`() {
    // The example of the format's description: 5 vertices, edges 0-2, 0-4, 1-3, 3-4.
    let block = GraphBlock("graph6: 'DQc'")
    #expect(block.edges == ["v1-v3", "v2-v4", "v1-v5", "v4-v5"])
    #expect(GraphBlock("graph6: '>>graph6<<DQc'").edges == block.edges)
    #expect(GraphBlock("graph6: '?'").outcome?.graph.order == 0)
  }

  @Test(arguments: [
    ("petersen", 10, 15), ("complete 5", 5, 10), ("bipartite 3 4", 7, 12), ("cube 3", 8, 12),
    ("cube 0", 1, 0), ("cycle 6", 6, 6), ("path 4", 4, 3), ("path 1", 1, 0), ("star 5", 6, 5),
    ("wheel 6", 7, 12), ("grid 3 4", 12, 17), ("prism 5", 10, 15), ("ladder 4", 8, 10),
    ("tree 3", 15, 14), ("tree 0", 1, 0), ("tetrahedron", 4, 6), ("octahedron", 6, 12),
    ("dodecahedron", 20, 30), ("icosahedron", 12, 30), ("random 10 seed 7", 10, 15),
    ("random 10 edges 20 seed 7", 10, 20), ("random 10 seed 3 probability 1", 10, 45),
    ("random 4 seed 3", 4, 6), ("random 1 seed 3", 1, 0),
  ])
  func `a family has its vertices and edges`(family: String, order: Int, size: Int) {
    let block = GraphBlock("family: \(family)")
    #expect(block.diagnostics.isEmpty)
    #expect(block.outcome?.graph.order == order)
    #expect(block.outcome?.graph.size == size)
    #expect(block.truth("simple") == true)
    if let known = block.outcome?.family {
      #expect(known.measure == (order, size))
      #expect(known.pairs.count == size)
    }
  }

  @Test(arguments: [
    ("petersen", 120, 5), ("cube 3", 48, 4), ("tetrahedron", 24, 3), ("octahedron", 48, 3),
    ("dodecahedron", 120, 5), ("icosahedron", 120, 3), ("prism 5", 20, 4), ("wheel 6", 12, 3),
  ])
  func `a family has the symmetries and the girth that books give`(
    family: String, symmetries: Double, girth: Double
  ) {
    let block = GraphBlock("family: \(family)")
    #expect(block.number("automorphism-count") == symmetries)
    #expect(block.number("girth") == girth)
    #expect(block.truth("planar") == (family != "petersen"))
  }

  @Test func `a random graph is the same for one seed and another for another`() {
    let first = GraphBlock("family: random 12 seed 1")
    #expect(first.edges == GraphBlock("family: random 12 seed 1").edges)
    #expect(first.edges != GraphBlock("family: random 12 seed 2").edges)
  }

  @Test func `a family takes names and directions`() {
    let block = GraphBlock("vertices: [a, b, c]\nfamily: cycle 3\ndirected: true")
    #expect(block.edges == ["a->b", "b->c", "c->a"])
  }

  @Test func `DOT has chains, attributes, quoted names, comments and places`() {
    let block = GraphBlock(
      """
      dot: |
        /* roads */ digraph "of roads" {
          rankdir=LR; node [shape=circle]
          "New York" [pos="0,1!"]  // a place
          # and edges
          "New York" -> b -> c [weight=2, label="ferry"];
          c -> "New York" [weight=-1.5 color=red]
          alone
        }
      """)
    #expect(block.diagnostics.isEmpty)
    #expect(block.edges == ["New York->b 2.0", "b->c 2.0", "c->New York -1.5"])
    #expect(block.outcome?.graph.order == 4)
    #expect(block.outcome?.graph.edges[0].label == "ferry")
    #expect(block.outcome?.graph.vertices[0].position == Point(0, 1))
    #expect(block.outcome?.layout == .given)
  }

  @Test func `defaults of edges hold for those behind them, and strict drops what is there`() {
    let block = GraphBlock(
      "dot: 'strict graph { edge [weight=3] a -- b; b -- a; edge [weight=4] b -- c -- b }'")
    #expect(block.edges == ["a-b 3.0", "b-c 4.0"])
  }

  @Test func `a tree has its orders, and empty places count`() {
    let block = GraphBlock("tree: {8: [3, 10], 3: [1, 6], 10: [_, 14], 14: [13, _]}")
    #expect(block.diagnostics.isEmpty)
    #expect(block.names("preorder") == ["8", "3", "1", "6", "10", "14", "13"])
    #expect(block.names("inorder") == ["1", "3", "6", "8", "10", "13", "14"])
    #expect(block.names("postorder") == ["1", "6", "3", "13", "14", "10", "8"])
    #expect(block.names("level-order") == ["8", "3", "10", "1", "6", "14", "13"])
    #expect(block.number("height") == 3)
    #expect(block.number("depth.14") == 2)
    #expect(block.truth("is-tree") == true)
  }

  @Test func `a tree can be written from the top downwards, and has arcs if asked`() {
    let nested = GraphBlock("tree: {8: {3: [1, 6], 10: [_, 14]}}")
    #expect(nested.names("inorder") == ["1", "3", "6", "8", "10", "14"])
    #expect(GraphBlock("tree: {a: b, b: [c]}\ndirected: true").edges == ["a->b", "b->c"])
    #expect(GraphBlock("tree: {a: []}").names("preorder") == ["a"])
    #expect(GraphBlock("tree: {a: [b, c, d]}").value("inorder") == nil)
  }
}
