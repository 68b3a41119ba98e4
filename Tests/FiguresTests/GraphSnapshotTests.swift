import Foundation
import TestSupport
import Testing

@Suite struct GraphSnapshotTests {
  @Test func `the textbook figure looks as it was last seen`() throws {
    let text = GraphFigureTests.textbook + "\nshow: [diagram, step 2, table, properties, matrix]"
    let html = try #require(GraphFixture(text)).html
    #expect(Snapshot.difference(Array(html.utf8) + [10], from: "graph-dijkstra.html") == nil)
  }
}
