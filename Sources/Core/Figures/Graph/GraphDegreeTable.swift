import Graphs
import Markup

/// The degrees of all vertices one below the other, and their sum: twice the number of edges, for every edge has two ends.
struct GraphDegreeTable {
  let words: GraphWords

  init(_ words: GraphWords) {
    self.words = words
  }

  /// A column of the table.
  private struct Column {
    var head: GraphPhrase
    var degrees: [Int]

    var sum: Int { degrees.reduce(0, +) }
  }

  private var columns: [Column] {
    let graph = words.graph
    let all = graph.vertices.indices
    let degrees = Column(head: .degreesDegree, degrees: graph.degrees)
    let ins = Column(head: .degreesIn, degrees: all.map { graph.inDegree(of: $0) })
    let outs = Column(head: .degreesOut, degrees: all.map { graph.outDegree(of: $0) })
    return switch graph.kind {
    case .undirected: [degrees]
    case .directed: [ins, outs]
    case .mixed: [ins, outs, degrees]
    }
  }

  /// The table in a frame that scrolls by itself.
  var markup: MarkupNode {
    let caption = self.caption
    let columns = self.columns
    let rows = words.graph.vertices.indices.map { vertex in
      row(words.name(vertex), columns.map { words.count($0.degrees[vertex]) })
    }
    let heads = [words(.degreesVertex)] + columns.map { words($0.head) }
    let sum = row(words(.degreesSum), columns.map { words.count($0.sum) })
    return .element(
      "div",
      [
        Attribute("class", "table"), Attribute("tabindex", "0"), Attribute("role", "group"),
        Attribute("aria-label", caption),
      ],
      [
        .element(
          "table", [Attribute("class", "degrees")],
          [
            .element("caption", [], [.text(caption)]),
            .element("thead", [], [.element("tr", [], heads.map { head($0, "col") })]),
            .element("tbody", [], rows), .element("tfoot", [], [sum]),
          ])
      ])
  }

  /// What is counted, and why the sum is what it is.
  private var caption: String {
    let graph = words.graph
    let slots = [
      (name: "size", text: words.count(graph.size)),
      (name: "sum", text: words.count(2 * graph.size)),
    ]
    var sentences = [words(.degreesCaption)]
    if graph.edges.contains(where: { $0.isLoop && !$0.isDirected }) {
      sentences.append(words(.degreesLoops))
    }
    switch graph.kind {
    case .directed: sentences.append(words(.degreesArcs, slots, count: graph.size))
    case .undirected, .mixed: sentences.append(words(.degreesHandshake, slots, count: graph.size))
    }
    return sentences.joined(separator: " ")
  }

  private func row(_ name: String, _ cells: [String]) -> MarkupNode {
    .element("tr", [], [head(name, "row")] + cells.map { .element("td", [], [.text($0)]) })
  }

  private func head(_ text: String, _ scope: String) -> MarkupNode {
    .element("th", [Attribute("scope", scope)], [.text(text)])
  }
}
