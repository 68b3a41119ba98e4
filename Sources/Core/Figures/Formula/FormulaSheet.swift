import Formula
import Markup
import Phrases
import Quantities
import Scenarios

/// A formula as a page shows it: the equation, the table of its symbols, where it comes from.
public struct FormulaSheet {
  let definition: FormulaDefinition
  let style: QuantityStyle
  let words: FormulaWords

  public init(
    _ definition: FormulaDefinition, style: QuantityStyle = QuantityStyle(), _ phrases: Phrases
  ) {
    self.definition = definition
    words = FormulaWords(phrases: phrases)
    self.style = words.style(style)
  }

  /// The equation by itself in its line.
  public var equation: MarkupNode {
    .element(
      "div", [Attribute("class", "equation")],
      [
        .element(
          "math", [Attribute("display", "block")],
          [definition.equation.markup(FormulaStyle(style))])
      ])
  }

  /// The table of symbols; `nil` if nothing is known of any.
  public var symbols: MarkupNode? {
    let known = definition.symbols.filter { $0.sense != nil || $0.dimension != nil }
    guard !known.isEmpty else { return nil }
    let hasValues = known.contains { $0.value != nil }
    var headings: [FormulaPhrase] = [.symbol, .meaning, .unit]
    if hasValues { headings.append(.value) }
    let head = MarkupNode.element(
      "thead", [],
      [
        .element(
          "tr", [],
          headings.map { .element("th", [Attribute("scope", "col")], [.text(words($0))]) })
      ])
    let body = MarkupNode.element("tbody", [], known.map { row($0, hasValues: hasValues) })
    return .element(
      "div",
      [
        Attribute("class", "table"), Attribute("tabindex", "0"), Attribute("role", "group"),
        Attribute("aria-label", words(.table)),
      ], [.element("table", [Attribute("class", "symbols")], [head, body])])
  }

  private func row(_ symbol: FormulaSymbol, hasValues: Bool) -> MarkupNode {
    var cells: [MarkupNode] = [
      .element("td", [], [.inlineMath([symbol.name.markup])]),
      .element("td", [], [.text(words.sense(of: symbol) ?? "")]),
      .element("td", [], [.text(symbol.unit?.symbol ?? words(.noUnit))]),
    ]
    if hasValues {
      cells.append(.element("td", [], [.text(symbol.value.map { style.text(of: $0) } ?? "")]))
    }
    return .element("tr", [], cells)
  }

  /// Where the formula comes from; `nil` if nobody said.
  public var source: MarkupNode? {
    definition.source.map {
      .element(
        "p", [Attribute("class", "formula-source")], [.text(words(.source, [("source", $0)]))])
    }
  }
}
