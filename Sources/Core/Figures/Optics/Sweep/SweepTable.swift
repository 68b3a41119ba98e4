import Formula
import Markup
import Quantities
import Scenarios

/// What each step of a sweep gives; columns that have nothing are left out.
struct SweepTable {
  let outcome: SweepOutcome
  let words: SweepWords

  var markup: MarkupNode {
    let columns = SweepColumn.all(of: outcome, words.phrases)
    let headings = [words.heading] + columns.map { $0.heading }
    let head = MarkupNode.element(
      "tr", [], headings.map { .element("th", [Attribute("scope", "col")], [.text($0)]) })
    let units = columns.map { words.unit(of: $0.name) }
    let rows = outcome.steps.map { step -> MarkupNode in
      let cells = zip(columns, units).map { column, unit -> MarkupNode in
        .element("td", [], [.text(words.text(column.name, of: step, in: unit) ?? words(.none))])
      }
      return .element(
        "tr", [],
        [.element("th", [Attribute("scope", "row")], [.text(words.value(of: step))])] + cells)
    }
    return .element(
      "div",
      [
        Attribute("class", "table"), Attribute("tabindex", "0"), Attribute("role", "group"),
        Attribute("aria-label", words(.title, [("name", words.name)])),
      ],
      [
        .element(
          "table", [Attribute("class", "values")],
          [.element("thead", [], [head]), .element("tbody", [], rows)])
      ])
  }
}
