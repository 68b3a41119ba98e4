import Graphs
import Markup

/// The adjacency list, folded until it is asked for.
struct GraphList {
  let words: GraphWords
  let title: GraphPhrase
  let isOpen: Bool

  init(_ words: GraphWords, title: GraphPhrase = .listTitle, isOpen: Bool) {
    self.words = words
    self.title = title
    self.isOpen = isOpen
  }

  var markup: MarkupNode {
    let graph = words.graph
    let items = graph.vertices.indices.map { vertex in
      MarkupNode.element(
        "li", [],
        [
          .text(
            words(.listRow, [("vertex", words.name(vertex)), ("list", neighbours(of: vertex))]))
        ]
      )
    }
    var attributes = [Attribute("class", "adjacency")]
    if isOpen { attributes.append(Attribute("open", nil)) }
    return .element(
      "details", attributes,
      [
        .element("summary", [], [.text(words(title))]),
        .element("ul", [], items),
      ])
  }

  /// Where the edges at a vertex lead, in the order of the vertices; an undirected loop twice, as it has two ends there.
  private func neighbours(of vertex: Int) -> String {
    let graph = words.graph
    var found: [(vertex: Int, text: String)] = []
    for index in graph.edges(at: vertex) {
      let edge = graph.edges[index]
      if edge.isDirected, edge.start != vertex { continue }
      let other = edge.other(than: vertex)
      var text = words.name(other)
      if let label = words.label(ofEdge: index) { text += " (\(label))" }
      found.append((other, text))
      if edge.isLoop, !edge.isDirected { found.append((other, text)) }
    }
    if found.isEmpty { return words(.listNone) }
    let sorted = found.enumerated().sorted { left, right in
      left.element.vertex == right.element.vertex
        ? left.offset < right.offset : left.element.vertex < right.element.vertex
    }
    return sorted.map({ $0.element.text }).joined(separator: ", ")
  }
}
