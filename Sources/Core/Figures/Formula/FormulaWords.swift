import Formula
import Markup
import Phrases
import Quantities
import Scenarios

/// The words that formulas and worked problems share.
struct FormulaWords {
  let phrases: Phrases

  func callAsFunction(
    _ key: FormulaPhrase, _ slots: [(name: String, text: String)] = []
  ) -> String {
    phrases(key, slots)
  }

  /// What a symbol stands for; `nil` if nobody said.
  func sense(of symbol: FormulaSymbol) -> String? {
    switch symbol.sense {
    case .text(let text): text
    case .phrase(let key): phrases[named: key] ?? key
    case nil: nil
    }
  }

  /// A sentence with markup in its slots.
  func sentence(_ key: FormulaPhrase, _ slots: [(name: String, node: MarkupNode)]) -> MarkupNode {
    .element(
      "p", [],
      phrases.pieces(key).map { piece in
        switch piece {
        case .text(let text): .text(text)
        case .slot(let name): slots.first { $0.name == name }?.node ?? .text("{" + name + "}")
        }
      })
  }

  /// The quantities of the outcome in the numbers of the language.
  func style(_ style: QuantityStyle) -> QuantityStyle {
    var style = style
    style.numbers = phrases.numberStyle
    return style
  }
}

extension MarkupNode {
  /// Mathematics in a line of text.
  static func inlineMath(_ nodes: [MarkupNode]) -> MarkupNode { .element("math", [], nodes) }

  /// `f = 10 cm` in a line of text.
  static func statement(
    _ name: ValueName, _ quantity: Quantity, _ style: FormulaStyle
  ) -> MarkupNode {
    let equation = Equation(
      Expression(.name(name)), Expression(.quantity(quantity, .derived)))
    return inlineMath([equation.markup(style)])
  }
}
