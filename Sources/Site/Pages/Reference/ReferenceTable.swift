import Markup

/// A table of the author's reference: the first cell of each row is its heading.
struct ReferenceTable {
  let caption: MarkupNode?
  let headings: [String]
  let rows: [[MarkupNode]]
  /// What the frame that scrolls is called.
  let name: String
  /// What sort of table it is, a class for the look.
  var kind: String?

  var markup: MarkupNode {
    let head = MarkupNode.element(
      "thead", [],
      [
        .element(
          "tr", [], headings.map { .element("th", [Attribute("scope", "col")], [.text($0)]) })
      ])
    let body = MarkupNode.element("tbody", [], rows.map { Self.row($0) })
    let caption = caption.map { [MarkupNode.element("caption", [], [$0])] } ?? []
    return .element(
      "div",
      [
        Attribute("class", "table"), Attribute("tabindex", "0"), Attribute("role", "group"),
        Attribute("aria-label", name),
      ],
      [
        .element(
          "table", [Attribute("class", "reference" + (kind.map { " " + $0 } ?? ""))],
          caption + [head, body])
      ])
  }

  private static func row(_ cells: [MarkupNode]) -> MarkupNode {
    .element(
      "tr", [],
      cells.enumerated().map { index, cell in
        index == 0
          ? .element("th", [Attribute("scope", "row")], [cell]) : .element("td", [], [cell])
      })
  }
}
