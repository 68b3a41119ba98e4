import Content
import Diagnostics
import Figures
import Markup
import Phrases
import Scenarios

/// The graphs of a course as HTML: of each a picture, what it is called, how large it is, and the pages that use it.
struct GraphCollection {
  let index: GraphIndex
  let checker: TextChecker
  let figures: FigureWriter

  private var phrases: Phrases { checker.phrases }
  private var course: Course { checker.links.course }

  /// So many graphs are seen at a glance, and need no links to them.
  private static let fewGraphs = 6

  var markup: MarkupNode {
    let exhibits = MarkupNode.element(
      "ul", [Attribute("class", "exhibits graphs")], index.entries.compactMap(exhibit))
    guard index.entries.count > Self.fewGraphs else { return exhibits }
    return .fragment([contents, exhibits])
  }

  /// Links to all graphs.
  private var contents: MarkupNode {
    .element(
      "nav",
      [
        Attribute("class", "tabs"),
        Attribute("aria-label", phrases(GraphCollectionPhrase.contents)),
      ],
      index.entries.map { entry in
        .element(
          "a", [Attribute("href", "#" + Address.encoded(fragment: entry.anchor))],
          [.text(name(of: entry))])
      })
  }

  /// A graph; `nil` for one whose file is faulty.
  private func exhibit(_ entry: GraphIndex.Entry) -> MarkupNode? {
    guard let outcome = entry.document.outcome else { return nil }
    var figure = figures.look.figure(of: .graph(outcome), id: entry.anchor)
    let kind = figure.drawing?.title ?? ""
    let picture = MarkupNode.element(
      "figure", [Attribute("class", "figure graph")], [.written(figure.writeExhibit())])
    let size = phrases(
      GraphCollectionPhrase.size,
      [
        ("kind", kind), ("vertices", count(.vertices, outcome.graph.order)),
        ("edges", count(.edges, outcome.graph.size)),
      ])
    let text = MarkupNode.element(
      "div", [Attribute("class", "exhibit-text")],
      [
        .element("h2", [Attribute("id", entry.anchor)], [title(of: entry)]),
        .element("p", [Attribute("class", "size")], [.text(size)]),
        .element(
          "p", [Attribute("class", "reference")],
          [
            .text(phrases(GraphCollectionPhrase.reference) + " "),
            .element("code", [], [.text("graph: " + entry.document.name)]),
          ]),
        uses(of: entry),
      ])
    return .element("li", [Attribute("class", "exhibit")], [picture, text])
  }

  private func count(_ word: GraphCollectionPhrase, _ number: Int) -> String {
    phrases(word, [("count", String(number))], count: Double(number))
  }

  private func uses(of entry: GraphIndex.Entry) -> MarkupNode {
    let links = FigurePlace.links(
      to: entry.uses, from: GraphIndex.address, in: course,
      separator: phrases(SitePhrase.listSeparator))
    let words = entry.uses.isEmpty ? GraphCollectionPhrase.unused : .usedIn
    return .element(
      "p", [Attribute("class", "where")],
      [.text(phrases(words) + (links.isEmpty ? "" : " "))] + links)
  }

  /// What the graph is called: its title, or its name in words.
  private func title(of entry: GraphIndex.Entry) -> MarkupNode {
    guard let text = text(of: entry) else { return .text(entry.document.name.wordsOfIdentifier) }
    return .written(figures.inline(text, identifiersWith: entry.anchor + "/"))
  }

  private func name(of entry: GraphIndex.Entry) -> String {
    guard let text = text(of: entry) else { return entry.document.name.wordsOfIdentifier }
    return text.plainText(of: text.document.nodes.indices)
  }

  private func text(of entry: GraphIndex.Entry) -> CheckedText? {
    // What is wrong with it is told where it is checked.
    var faults: [Diagnostic] = []
    return entry.document.title.map {
      checker.caption($0, in: nil, at: GraphIndex.address, &faults)
    }
  }

  /// What is wrong with the titles in the files of graphs.
  static func faults(of library: GraphLibrary, _ checker: TextChecker) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    for title in library.documents.compactMap(\.title) {
      _ = checker.caption(title, in: nil, at: GraphIndex.address, &faults)
    }
    return faults
  }
}
