import Formula
import Markup
import Quantities

/// Laws worked out one below the other: symbols, then the numbers put in, then the answer; sentences between them where an
/// equation has nothing to say.
struct WorkedSteps {
  /// A step of the working.
  enum Step: Hashable {
    case equation(WorkedEquation)
    case sentence(String)
  }

  private let style: FormulaStyle
  /// True if no line may say what comes out.
  private let hidesAnswers: Bool
  private(set) var steps: [Step] = []
  /// From where on nothing stands twice.
  private var start = 0
  /// The ids of the laws that were worked out.
  private(set) var laws: [String] = []
  /// What the symbols stand for; the last one put down of a name counts.
  private var symbols: [(name: String, value: Substitute)] = []

  init(_ style: QuantityStyle, hidesAnswers: Bool) {
    self.style = FormulaStyle(style)
    self.hidesAnswers = hidesAnswers
  }

  // MARK: Sentences

  /// Says a sentence that was not said before.
  mutating func say(_ sentence: String) { append(.sentence(sentence)) }

  /// Says what comes out, where no answer is hidden.
  mutating func reveal(_ sentence: String) {
    if !hidesAnswers { say(sentence) }
  }

  /// Says what the next steps are about, even if it was said before.
  ///
  /// - Parameter startsAnew: true if what follows is worked out in full, even where it stands above already.
  mutating func head(_ sentence: String, startsAnew: Bool = false) {
    if startsAnew { start = steps.count }
    if steps.last != .sentence(sentence) { steps.append(.sentence(sentence)) }
  }

  // MARK: Equations

  /// Works a law out; what was worked out before is not repeated.
  ///
  /// - Parameters:
  ///   - restated: the law as it reads here, such as without an index of 1; with what is sought alone on its left.
  ///   - form: another form of the law, shown above it.
  ///   - values: what stands for each symbol of the right side. Where answers are hidden, only what is given counts.
  ///   - answer: what came out.
  ///   - sought: the symbol whose value that is, if it is not the left side.
  ///   - letters: other letters for symbols.
  mutating func work(
    _ law: Law, as restated: Equation? = nil, after form: Equation? = nil,
    with values: (String) -> Substitute?, answer: Quantity?, of sought: String? = nil,
    letters: (String) -> ValueName? = { _ in nil }
  ) {
    note(law)
    append(
      worked(
        restated ?? law.equation, after: form, with: values, answer: answer, of: sought,
        letters: letters))
  }

  /// An equation worked out, which is not yet a step.
  func worked(
    _ equation: Equation, after form: Equation? = nil, with values: (String) -> Substitute?,
    answer: Quantity?, of sought: String? = nil,
    letters: (String) -> ValueName? = { _ in nil }
  ) -> WorkedEquation {
    WorkedEquation(
      of: equation, after: form,
      with: { name in values(name.text).flatMap { hidesAnswers && !$0.isGiven ? nil : $0 } },
      answer: hidesAnswers ? nil : answer, of: sought.map { ValueName($0) },
      letters: { letters($0.text) }, style)
  }

  /// A symbol and its value, where there is nothing to work out.
  mutating func state(_ letter: ValueName, _ value: Substitute) {
    guard value.isGiven || !hidesAnswers else { return }
    let expression = Expression(.quantity(value.quantity, .derived))
    append(WorkedEquation([WorkedEquation.Line(.name(letter), expression)], style))
  }

  /// Keeps the id of a law that is worked out by hand.
  mutating func note(_ law: Law) { laws.append(law.id) }

  mutating func append(_ equation: WorkedEquation) { append(.equation(equation)) }

  /// Takes over what is worked out elsewhere, but nothing twice.
  mutating func take(_ other: WorkedSteps) {
    laws += other.laws
    for step in other.steps { append(step) }
  }

  private mutating func append(_ step: Step) {
    if !steps[start...].contains(step) { steps.append(step) }
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

  // MARK: With numbers put down once

  /// Puts down what a symbol stands for in the laws that follow.
  mutating func put(_ symbol: String, _ quantity: Quantity?, isGiven: Bool = false) {
    guard let quantity else { return }
    symbols.append((symbol, Substitute(quantity, isGiven: isGiven)))
  }

  private func value(of symbol: String) -> Substitute? {
    symbols.last { $0.name == symbol }?.value
  }

  /// Works a law out for the numbers that were put down.
  ///
  /// - Parameters:
  ///   - law: with what is sought alone on its left.
  ///   - answer: what came out; it is put down as the value of the left side.
  ///   - letters: other letters for symbols.
  mutating func work(
    _ law: Law, _ answer: Quantity?, letters: (String) -> ValueName? = { _ in nil }
  ) {
    note(law)
    work(law.equation, answer, letters: letters)
  }

  /// The same for an equation that is no law, such as a quarter turn.
  mutating func work(
    _ equation: Equation, _ answer: Quantity?, letters: (String) -> ValueName? = { _ in nil }
  ) {
    append(worked(equation, with: { value(of: $0) }, answer: answer, letters: letters))
    if let name = equation.left.name { put(name.text, answer) }
  }

  /// A symbol and its value, which is put down.
  ///
  /// - Parameter isAnswer: false for what follows from the block without any work, as light from infinity has no vergence.
  mutating func state(_ symbol: String, _ quantity: Quantity, isAnswer: Bool = false) {
    put(symbol, quantity, isGiven: hidesAnswers && !isAnswer)
    state(ValueName(symbol), Substitute(quantity, isGiven: !isAnswer))
  }

  /// A sum of quantities and what it is.
  mutating func add(_ symbol: String, _ terms: [Quantity], _ sum: Quantity) {
    put(symbol, sum)
    guard !hidesAnswers else { return }
    let expression = Expression(
      .sum(terms.map { Expression.Term(Expression(.quantity($0, .derived))) }))
    append(worked(Equation(.name(symbol), expression), with: { _ in nil }, answer: sum))
  }
}
