import Formula
import Markup
import Phrases
import Scenarios

extension Figure {
  /// The figure of a formula block: the equation, its symbols, its source.
  public init(
    of outcome: FormulaOutcome, id: String, alternative: String? = nil, phrases: Phrases
  ) {
    let sheet = FormulaSheet(outcome.definition, style: outcome.style, phrases)
    let parts = outcome.parts.compactMap { part in
      switch part {
      case .formula: sheet.equation
      case .symbols: sheet.symbols
      case .source: sheet.source
      }
    }
    let text = outcome.definition.equation.text(FormulaStyle(sheet.style))
    self.init(
      kind: "formula", id: id, parts: parts.map { .block($0) },
      description: alternative ?? sheet.words(.alternative, [("equation", text)]))
  }
}
