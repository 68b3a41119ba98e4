import Formula
import Markup
import Optics
import Quantities
import Scenarios

/// The equations of a system's figure, worked out plane by plane: the image of one is the object of the next.
struct SystemEquations {
  /// A step of the working.
  enum Step: Equatable {
    case equation(WorkedEquation)
    /// Where an equation has nothing to say, the reason in words.
    case sentence(String)
  }

  let outcome: SystemOutcome
  let words: SystemWords
  private(set) var steps: [Step] = []
  /// The ids of the laws that were worked out.
  var laws: [String] = []

  /// More planes than these are not worked out one by one: their matrix says it.
  static let most = 6

  init(_ outcome: SystemOutcome, words: SystemWords) {
    self.outcome = outcome
    self.words = words
    let planes = outcome.system.elements.indices.filter { outcome.system.elements[$0].changesLight }
    guard planes.count <= Self.most else { return }
    if outcome.isSinglePlane, let plane = planes.first {
      for equation in outcome.presentation.equations { addSingle(equation, plane) }
    } else {
      addPlanes(planes)
    }
    addWhole(planes)
  }

  /// True if distances of real objects and images are positive.
  var isReal: Bool { outcome.presentation.convention == .realIsPositive }

  /// Takes over what is worked out elsewhere, but nothing twice.
  mutating func append(_ step: Step) {
    if !steps.contains(step) { steps.append(step) }
  }

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

  var hidesAnswers: Bool { outcome.presentation.diagram.hidesAnswers }

  // MARK: Steps

  mutating func say(_ sentence: String) {
    append(.sentence(sentence))
  }

  /// Works a law out.
  ///
  /// - Parameters:
  ///   - symbols: of each symbol of the law, its letter here and its value; a law's symbol that is missing stays.
  ///   - answer: the symbol that the last line gives, if it is not the law's own left side.
  mutating func work(_ law: Law, _ symbols: [PlaneSymbol], answering answer: String? = nil) {
    laws.append(law.id)
    func symbol(_ name: ValueName) -> PlaneSymbol? { symbols.first { $0.symbol == name.text } }
    var equation = law.equation
    for one in symbols where one.isOne {
      equation = Equation(
        equation.left.replacing(one.symbol, by: .number(1)),
        equation.right.replacing(one.symbol, by: .number(1)))
    }
    let put = equation.right.substituting { name in
      guard let value = symbol(name)?.value else { return nil }
      return hidesAnswers && !value.isGiven ? nil : value
    }
    func lettered(_ expression: Expression) -> Expression {
      expression.renaming { symbol($0)?.letter }
    }
    var lines = [WorkedEquation.Line(lettered(equation.left), lettered(equation.right))]
    if put != equation.right { lines.append(WorkedEquation.Line(nil, lettered(put))) }
    var found: Quantity?
    let sought = answer.map { ValueName($0) } ?? equation.left.name
    if !hidesAnswers, let sought, let value = symbol(sought)?.value {
      found = value.quantity
      let result = Expression(.quantity(value.quantity, .derived))
      let left = answer == nil ? nil : lettered(.name(sought.text))
      if result != put { lines.append(WorkedEquation.Line(left, result)) }
    }
    let style = FormulaStyle(words.numbers.style).keepingDigits(of: put, for: found)
    append(.equation(WorkedEquation(lines, style)))
  }

  /// A symbol and its value, where there is nothing to work out.
  mutating func state(_ symbol: PlaneSymbol) {
    guard let value = symbol.value else { return }
    append(
      .equation(
        WorkedEquation(
          [
            WorkedEquation.Line(
              Expression(.name(symbol.letter)), Expression(.quantity(value.quantity, .derived)))
          ], FormulaStyle(words.numbers.style))))
  }
}

/// A symbol of a law at one plane of a system: the letter that it has there, and its value.
struct PlaneSymbol {
  let symbol: String
  let letter: ValueName
  let value: Substitute?
  /// True for an index of air, which is not written.
  var isOne = false
}

extension OpticalElement {
  /// True if it refracts or reflects.
  var changesLight: Bool {
    switch kind {
    case .lens, .surface, .mirror: true
    case .stop, .screen, .reference: false
    }
  }
}
