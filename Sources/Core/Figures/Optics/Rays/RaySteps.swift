import Formula
import Markup
import Quantities

/// Equations worked out one after the other, with sentences between them where an equation has nothing to say.
struct RaySteps {
  private enum Step: Hashable {
    case equation(WorkedEquation)
    case sentence(String)
  }

  private var steps: [Step] = []
  /// The ids of the laws that were worked out.
  private(set) var laws: [String] = []
  private let style: QuantityStyle
  /// True if no answer may be given away.
  private let hidesAnswers: Bool

  init(_ style: QuantityStyle, hidesAnswers: Bool) {
    self.style = style
    self.hidesAnswers = hidesAnswers
  }

  /// Says a sentence that was not said before.
  mutating func say(_ sentence: String) { append(.sentence(sentence)) }

  /// Says a heading, whether it was said before or not.
  mutating func head(_ sentence: String) { steps.append(.sentence(sentence)) }

  /// Works a law out; what was worked out before is not repeated.
  ///
  /// - Parameters:
  ///   - form: another form of the law, shown above it.
  ///   - constants: what stands for a symbol from the first line on, as 180° does.
  ///   - values: what stands for each symbol of the right side.
  ///   - answer: the value of the left side, as the model worked it out.
  ///   - letters: other letters for symbols.
  mutating func work(
    _ law: Law, after form: Law? = nil, constants: [(String, Quantity)] = [],
    with values: (String) -> Substitute?,
    answer: Quantity?, letters: (String) -> String? = { _ in nil }
  ) {
    laws.append(law.id)
    func lettered(_ expression: Expression) -> Expression {
      expression.renaming { name in letters(name.text).map { ValueName($0) } }
    }
    let right = law.equation.right.substituting { name in
      constants.first { $0.0 == name.text }.map { Substitute($0.1) }
    }
    let put = right.substituting { name in
      values(name.text).flatMap { hidesAnswers && !$0.isGiven ? nil : $0 }
    }
    var lines: [WorkedEquation.Line] = []
    if let form {
      lines.append(
        WorkedEquation.Line(lettered(form.equation.left), lettered(form.equation.right)))
    }
    lines.append(
      WorkedEquation.Line(lettered(law.equation.left), lettered(right)))
    if put != right { lines.append(WorkedEquation.Line(nil, lettered(put))) }
    let shown = hidesAnswers ? nil : answer
    if let shown {
      let result = Expression(.quantity(shown, .derived))
      if result != put { lines.append(WorkedEquation.Line(nil, result)) }
    }
    append(
      .equation(
        WorkedEquation(lines, FormulaStyle(style).keepingDigits(of: put, for: shown))))
  }

  private mutating func append(_ step: Step) {
    if !steps.contains(step) { steps.append(step) }
  }

  /// The steps as HTML.
  var markup: MarkupNode {
    let items = steps.map { step -> MarkupNode in
      switch step {
      case .equation(let equation):
        .element("div", [Attribute("class", "equation")], [equation.markup])
      case .sentence(let text): .element("p", [], [.text(text)])
      }
    }
    return .element("div", [Attribute("class", "equations")], items)
  }
}
