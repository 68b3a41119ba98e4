import Foundation
import TestSupport
import Testing

@Suite struct GraphSnapshotTests {
  @Test func `the textbook figure looks as it was last seen`() throws {
    let text = GraphFigureTests.textbook + "\nshow: [diagram, step 2, table, properties, matrix]"
    let html = try #require(GraphFixture(text)).html
    #expect(Snapshot.difference(Array(html.utf8) + [10], from: "graph-dijkstra.html") == nil)
  }

  @Test(arguments: [
    (
      "graph-matrices.html",
      """
      edges: [a-b 2, b-c 3, c-a 1, c-d 5, d-d 1]
      show: [matrix, incidence, distances, laplacian, degrees, properties]
      """
    ),
    (
      "graph-beside.html",
      """
      vertices: {a: [0, 1], b: [1, 2], c: [1, 0], d: [2, 1]}
      edges: [a-b, a-c, b-d, c-d]
      run: [bfs from a, dfs from a]
      show: [code, diagram side by side, steps side by side]
      """
    ),
    (
      "graph-residual.html",
      """
      vertices: {s: [0, 1], a: [2, 2], b: [2, 0], t: [4, 1]}
      edges: [s->a 3, s->b 2, a->b 2, a->t 2, b->t 3]
      run: max flow from s to t
      show: [residual 1, steps with residual]
      """
    ),
    ("graph-classes.html", "family: cycle 5\nrun: colouring\nshow: diagram"),
  ])
  func `parts of a figure look as they were last seen`(name: String, text: String) throws {
    let html = try #require(GraphFixture(text)).html
    #expect(Snapshot.difference(Array(html.utf8) + [10], from: name) == nil)
  }
}
