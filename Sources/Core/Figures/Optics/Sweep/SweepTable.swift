import Formula
import Markup
import Scenarios

/// What each step of a sweep gives; columns that have nothing are left out.
struct SweepTable {
  let outcome: SweepOutcome
  let words: SweepWords

  private static let columns: [(name: ValueName, phrase: SweepPhrase)] = [
    (ValueName("image", "vergence"), .imageVergence),
    (ValueName("image", "distance"), .imageDistance),
    (ValueName("magnification"), .magnification),
    (ValueName("image", "kind"), .imageKind),
  ]

  var markup: MarkupNode {
    let columns = Self.columns.filter { column in
      outcome.steps.contains { words.text(column.name, of: $0) != nil }
    }
    let headings = [words.name] + columns.map { words($0.phrase) }
    let head = MarkupNode.element(
      "tr", [], headings.map { .element("th", [Attribute("scope", "col")], [.text($0)]) })
    let rows = outcome.steps.map { step -> MarkupNode in
      let cells = columns.map { column -> MarkupNode in
        .element("td", [], [.text(words.text(column.name, of: step) ?? words(.none))])
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
