import Formula
import Markup
import Quantities

/// Laws worked out one below the other: symbols, then the numbers put in, then the answer; sentences between them.
struct WorkedSteps {
  /// A step of the working.
  enum Step: Equatable {
    case equation(WorkedEquation)
    case sentence(String)
  }

  let style: QuantityStyle
  /// True if no line says what comes out.
  var hidesAnswers = false
  private(set) var steps: [Step] = []
  /// The ids of the laws that were worked out.
  private(set) var laws: [String] = []
  /// What the symbols stand for; the last one put down of a name counts.
  private var symbols: [(name: String, value: Substitute)] = []

  init(style: QuantityStyle, hidesAnswers: Bool = false) {
    self.style = style
    self.hidesAnswers = hidesAnswers
  }

  /// Puts down what a symbol stands for.
  mutating func put(_ symbol: String, _ quantity: Quantity?, isGiven: Bool = false) {
    guard let quantity else { return }
    symbols.append((symbol, Substitute(quantity, isGiven: isGiven)))
  }

  private func value(of name: ValueName) -> Substitute? {
    guard let value = symbols.last(where: { $0.name == name.text })?.value else { return nil }
    return hidesAnswers && !value.isGiven ? nil : value
  }

  /// Works a law out for the numbers that were put down.
  ///
  /// - Parameters:
  ///   - law: with what is sought alone on its left.
  ///   - answer: what came out; it is put down as the value of the left side.
  mutating func work(_ law: Law, _ answer: Quantity?) {
    laws.append(law.id)
    work(law.equation, answer)
  }

  /// The same for an equation that is no law, such as a quarter turn.
  mutating func work(_ equation: Equation, _ answer: Quantity?) {
    if let answer, let name = equation.left.name { put(name.text, answer) }
    append(
      WorkedEquation(
        of: equation, with: { value(of: $0) }, answer: hidesAnswers ? nil : answer,
        FormulaStyle(style)))
  }

  /// A symbol and its value, where there is nothing to work out.
  mutating func state(_ symbol: String, _ quantity: Quantity) {
    put(symbol, quantity)
    guard !hidesAnswers else { return }
    append(
      WorkedEquation(
        [WorkedEquation.Line(.name(symbol), Expression(.quantity(quantity, .derived)))],
        FormulaStyle(style)))
  }

  /// A sum of quantities and what it is.
  mutating func add(_ symbol: String, _ terms: [Quantity], _ sum: Quantity) {
    put(symbol, sum)
    guard !hidesAnswers else { return }
    let expression = Expression(
      .sum(terms.map { Expression.Term(Expression(.quantity($0, .derived))) }))
    append(
      WorkedEquation(
        [
          WorkedEquation.Line(.name(symbol), expression),
          WorkedEquation.Line(nil, Expression(.quantity(sum, .derived))),
        ], FormulaStyle(style).keepingDigits(of: expression, for: sum)))
  }

  private mutating func append(_ equation: WorkedEquation) {
    let step = Step.equation(equation)
    if !steps.contains(step) { steps.append(step) }
  }

  /// Says a sentence that was not just said.
  mutating func say(_ sentence: String) {
    if steps.last != .sentence(sentence) { steps.append(.sentence(sentence)) }
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
