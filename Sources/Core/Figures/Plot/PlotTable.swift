import Markup
import Scenarios

/// The values of the curves at round values of x.
struct PlotTable {
  let outcome: PlotOutcome
  let words: PlotWords

  var markup: MarkupNode {
    let curves = outcome.curves.indices.filter { !outcome.curves[$0].isParametric }
    let headings = [words.xName] + curves.map { heading(of: $0, alone: curves.count == 1) }
    let head = MarkupNode.element(
      "tr", [], headings.map { .element("th", [Attribute("scope", "col")], [.text($0)]) })
    let rows = outcome.rows.map { row -> MarkupNode in
      let cells = curves.map { index -> MarkupNode in
        .element("td", [], [.text(row.heights[index].map { words.y($0) } ?? words(.tableNone))])
      }
      return .element(
        "tr", [],
        [.element("th", [Attribute("scope", "row")], [.text(words.x(row.x))])] + cells)
    }
    return .element(
      "div",
      [
        Attribute("class", "table"), Attribute("tabindex", "0"), Attribute("role", "group"),
        Attribute("aria-label", words.title),
      ],
      [
        .element(
          "table", [Attribute("class", "values")],
          [.element("thead", [], [head]), .element("tbody", [], rows)])
      ])
  }

  private func heading(of curve: Int, alone: Bool) -> String {
    alone && outcome.curves[curve].label == nil ? words.yName : words.name(ofCurve: curve)
  }
}
