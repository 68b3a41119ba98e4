import Formula
import Markup
import Optics
import Quantities
import Scenarios

/// The equations of an optics figure, each worked out: symbols, then the numbers put in, then the answer.
struct LensEquations {
  /// A step of the working.
  enum Step {
    case equation(WorkedEquation)
    /// Where an equation has nothing to say, the reason in words.
    case sentence(String)
  }

  let outcome: LensOutcome
  let words: LensWords
  let symbols: LensSymbols
  private(set) var steps: [Step] = []
  /// The ids of the laws that were worked out.
  var laws: [String] = []

  init(_ outcome: LensOutcome, words: LensWords) {
    self.outcome = outcome
    self.words = words
    symbols = LensSymbols(outcome)
    let chosen = outcome.presentation.equations
    for equation in chosen {
      switch equation {
      case .vergence: addVergence()
      case .gaussian: addGaussian()
      case .newtonian: addNewtonian()
      case .magnification: addMagnification(byVergence: usesVergence(chosen))
      }
    }
    if !outcome.colours.isEmpty { addDispersion() }
  }

  /// The magnification follows from vergences where these are shown, else from distances.
  private func usesVergence(_ chosen: [LensEquation]) -> Bool {
    if chosen.contains(.vergence) { return true }
    return !chosen.contains(.gaussian) && !chosen.contains(.newtonian)
      && outcome.presentation.convention == .cartesian
  }

  /// True if both media have one index, which then cancels.
  var isInOneMedium: Bool {
    outcome.lens.model.before.index == outcome.lens.model.after.index
  }

  var isReal: Bool { outcome.presentation.convention == .realIsPositive }

  /// The equations as HTML.
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

  // MARK: Steps

  mutating func say(_ phrase: OpticsPhrase) { say(words(phrase)) }

  /// Says a sentence that was not said before.
  mutating func say(_ sentence: String) {
    let isSaid = steps.contains { step in
      if case .sentence(let text) = step { text == sentence } else { false }
    }
    if !isSaid { steps.append(.sentence(sentence)) }
  }

  /// Works a law out; what was worked out before is not repeated.
  ///
  /// - Parameters:
  ///   - first: another form of the law, shown above it.
  ///   - answer: the symbol that the last line gives, if it is not the law's own left side.
  mutating func work(_ law: Law, after first: Law? = nil, answering answer: String? = nil) {
    laws.append(law.id)
    append(worked(law.equation, form: first?.equation, answer: answer))
  }

  mutating func append(_ equation: WorkedEquation) {
    let isThere = steps.contains { step in
      if case .equation(let other) = step { other == equation } else { false }
    }
    if !isThere { steps.append(.equation(equation)) }
  }

  func worked(_ equation: Equation, form: Equation?, answer: String?) -> WorkedEquation {
    let equation = symbols.withoutIndexOfAir(equation)
    let put = equation.right.substituting { symbols.value(of: $0, hidingAnswers: hidesAnswers) }
    var lines: [WorkedEquation.Line] = []
    if let form {
      let form = symbols.withoutIndexOfAir(form)
      lines.append(WorkedEquation.Line(symbols.lettered(form.left), symbols.lettered(form.right)))
    }
    lines.append(
      WorkedEquation.Line(symbols.lettered(equation.left), symbols.lettered(equation.right)))
    if put != equation.right { lines.append(WorkedEquation.Line(nil, symbols.lettered(put))) }
    var found: Quantity?
    if !hidesAnswers {
      let sought = answer.map { ValueName($0) } ?? equation.left.name
      if let sought, let value = symbols.value(of: sought, hidingAnswers: false) {
        found = value.quantity
        let result = Expression(.quantity(value.quantity, .derived))
        let left = answer == nil ? nil : symbols.lettered(.name(answer ?? ""))
        if result != put { lines.append(WorkedEquation.Line(left, result)) }
      }
    }
    return WorkedEquation(lines, FormulaStyle(words.style).keepingDigits(of: put, for: found))
  }

  var hidesAnswers: Bool { outcome.presentation.diagram.hidesAnswers }
}
