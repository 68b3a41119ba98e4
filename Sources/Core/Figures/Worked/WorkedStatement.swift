import Formula
import Markup
import Quantities
import Scenarios

/// What is given and what is to be found, as a list.
struct WorkedStatement {
  let outcome: WorkedOutcome
  let words: FormulaWords
  private let style: FormulaStyle

  init(_ outcome: WorkedOutcome, _ words: FormulaWords) {
    self.outcome = outcome
    self.words = words
    style = FormulaStyle(words.style(outcome.style))
  }

  var markup: MarkupNode {
    var rows: [MarkupNode] = []
    if !outcome.given.isEmpty {
      rows.append(row(.given, outcome.given.map { item($0.symbol, shown($0)) }))
    }
    rows.append(row(.find, outcome.sought.map { item($0, nil) }))
    return .element("dl", [Attribute("class", "problem")], rows)
  }

  private func row(_ word: FormulaPhrase, _ items: [MarkupNode]) -> MarkupNode {
    .element("div", [], [.element("dt", [], [.text(words(word))])] + items)
  }

  private func item(_ symbol: FormulaSymbol, _ quantity: Quantity?) -> MarkupNode {
    let math =
      quantity.map { MarkupNode.statement(symbol.name, $0, style) }
      ?? .inlineMath([symbol.name.markup])
    let sense = words.sense(of: symbol).map {
      [
        MarkupNode.text(" "),
        .element("span", [Attribute("class", "sense")], [.text($0)]),
      ]
    }
    return .element("dd", [], [math] + (sense ?? []))
  }

  private func shown(_ entry: WorkedQuantity) -> Quantity {
    outcome.shown(entry.quantity, of: entry.symbol)
  }

  /// The problem in a sentence.
  var text: String {
    let given = outcome.given.map {
      $0.symbol.name.text + " = " + style.printed(shown($0)).text(in: style.quantities.numbers)
    }
    return words(
      .problem,
      [
        ("given", given.joined(separator: words(.separator))),
        ("find", outcome.sought.map { $0.name.text }.joined(separator: words(.separator))),
      ])
  }
}
