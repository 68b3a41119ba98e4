import Graphs
import Markup

/// The adjacency matrix as a table with headers on both sides.
struct GraphMatrix {
  let words: GraphWords

  init(_ words: GraphWords) {
    self.words = words
  }

  var markup: MarkupNode {
    let graph = words.graph
    let hasLoop = graph.edges.contains { $0.isLoop && !$0.isDirected }
    let caption = words(hasLoop ? .matrixLoops : .matrixCaption)
    let heads =
      [MarkupNode.element("td")]
      + graph.vertices.map {
        MarkupNode.element("th", [Attribute("scope", "col")], [.text($0.name)])
      }
    let rows = graph.adjacencyMatrix.enumerated().map { index, row in
      MarkupNode.element(
        "tr", [],
        [.element("th", [Attribute("scope", "row")], [.text(words.name(index))])]
          + row.map { .element("td", [], [.text(words.count($0))]) })
    }
    return .element(
      "div",
      [
        Attribute("class", "table"), Attribute("tabindex", "0"), Attribute("role", "group"),
        Attribute("aria-label", caption),
      ],
      [
        .element(
          "table", [Attribute("class", "matrix")],
          [
            .element("caption", [], [.text(caption)]),
            .element("thead", [], [.element("tr", [], heads)]), .element("tbody", [], rows),
          ])
      ])
  }
}
