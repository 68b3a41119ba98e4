import Formula
import Markup
import Quantities
import Scenarios

/// The working of a problem as on a blackboard: for each symbol that is found the formula, its rearrangement, the numbers put in, and
/// the answer.
struct WorkedBoard {
  /// A part of the working.
  enum Item {
    case title(String)
    case equation(WorkedEquation)
    case sentence(FormulaPhrase, [(name: String, node: MarkupNode, text: String)])
  }

  let outcome: WorkedOutcome
  let words: FormulaWords
  private let style: FormulaStyle
  /// The parts, those of one symbol together.
  private(set) var groups: [[Item]] = []

  init(_ outcome: WorkedOutcome, _ words: FormulaWords) {
    self.outcome = outcome
    self.words = words
    style = FormulaStyle(words.style(outcome.style))
    for step in outcome.steps {
      groups.append([])
      if outcome.steps.count > 1, let title = step.formula.title {
        add(.title(title))
      }
      add(step)
    }
  }

  private mutating func add(_ item: Item) { groups[groups.count - 1].append(item) }

  private mutating func add(_ step: WorkedStep) {
    switch step.result {
    case .values(let values): add(values, of: step)
    case .infinite(let way, let expression):
      var lines = rearranged(way, of: step, after: [])
      lines += numbers(expression, way, step)
      append(lines, digitsOf: expression, step, for: nil)
      say(.infinite, of: step)
    case .none(let ways):
      if let way = ways.first {
        let expression = way.result.right
        append(
          rearranged(way, of: step, after: []) + numbers(expression, way, step),
          digitsOf: expression, step, for: nil)
      } else {
        appendFormula(of: step)
      }
      say(step.symbol.isPositive ? .noPositiveSolution : .noSolution, of: step)
    }
  }

  private mutating func add(_ values: [SolvedValue], of step: WorkedStep) {
    if values.contains(where: { $0.rearrangement == nil }) {
      appendFormula(of: step)
      say(.searched, of: step)
    }
    var written: [Equation] = []
    for value in values {
      let quantity = outcome.shown(value.quantity, of: step.symbol)
      let answer = Expression(.quantity(quantity, .derived))
      guard let way = value.rearrangement, let expression = value.expression else {
        let line = WorkedEquation.Line(.name(step.symbol.name), answer)
        add(.equation(WorkedEquation([line], style)))
        continue
      }
      var lines = rearranged(way, of: step, after: written)
      written += way.steps.dropLast()
      lines += numbers(expression, way, step)
      if lines.last?.right != answer { lines.append(WorkedEquation.Line(nil, answer)) }
      append(lines, digitsOf: expression, step, for: quantity)
    }
    if values.count > 1 { sayAll(values, of: step) }
  }

  // MARK: Lines

  /// The formula and its rearrangements, those left out that stand above already.
  private func rearranged(
    _ way: Rearrangement, of step: WorkedStep, after written: [Equation]
  ) -> [WorkedEquation.Line] {
    var equations = way.steps.filter { !written.contains($0) }
    if !outcome.isFull, let last = equations.last {
      equations = written.isEmpty && way.steps.count > 1 ? [way.steps[0], last] : [last]
    }
    return equations.map { WorkedEquation.Line($0.left, $0.right) }
  }

  /// The line with the numbers put in; before it the form that was evaluated, if that is not the last of the rearrangement.
  private func numbers(
    _ expression: Expression, _ way: Rearrangement, _ step: WorkedStep
  ) -> [WorkedEquation.Line] {
    var lines: [WorkedEquation.Line] = []
    if expression != way.result.right { lines.append(WorkedEquation.Line(nil, expression)) }
    let put = substituted(expression, step)
    if put != expression { lines.append(WorkedEquation.Line(nil, put)) }
    return lines
  }

  private func substituted(_ expression: Expression, _ step: WorkedStep) -> Expression {
    expression.substituting { name in
      guard let entry = step.known.first(where: { $0.symbol.name == name }) else { return nil }
      let isGiven = outcome.given.contains { $0.symbol.name == name }
      return Substitute(outcome.shown(entry.quantity, of: entry.symbol), isGiven: isGiven)
    }
  }

  private mutating func append(
    _ lines: [WorkedEquation.Line], digitsOf expression: Expression, _ step: WorkedStep,
    for answer: Quantity?
  ) {
    let digits = style.keepingDigits(of: substituted(expression, step), for: answer)
    add(.equation(WorkedEquation(lines, digits)))
  }

  /// The formula, and the formula with the numbers put in, where it cannot be rearranged.
  private mutating func appendFormula(of step: WorkedStep) {
    let equation = step.formula.equation
    let left = substituted(equation.left, step)
    let right = substituted(equation.right, step)
    add(
      .equation(
        WorkedEquation(
          [
            WorkedEquation.Line(equation.left, equation.right), WorkedEquation.Line(left, right),
          ], style.keepingDigits(of: right))))
  }

  // MARK: Sentences

  private mutating func say(_ phrase: FormulaPhrase, of step: WorkedStep) {
    let symbol = step.symbol.name
    add(
      .sentence(phrase, [("symbol", .inlineMath([symbol.markup]), symbol.text)]))
  }

  private mutating func sayAll(_ values: [SolvedValue], of step: WorkedStep) {
    let symbol = step.symbol.name
    var nodes: [MarkupNode] = []
    var texts: [String] = []
    for value in values {
      if !nodes.isEmpty { nodes.append(.text(words(.separator))) }
      let quantity = outcome.shown(value.quantity, of: step.symbol)
      nodes.append(.inlineMath([quantity.markup(style)]))
      texts.append(style.printed(quantity).text(in: style.quantities.numbers))
    }
    add(
      .sentence(
        .severalSolutions,
        [
          ("symbol", .inlineMath([symbol.markup]), symbol.text),
          ("values", .fragment(nodes), texts.joined(separator: words(.separator))),
        ]))
  }

  // MARK: Output

  /// The board as HTML.
  var markup: MarkupNode {
    .element(
      "div", [Attribute("class", "equations")],
      groups.map { .element("div", [Attribute("class", "working")], $0.map { markup(of: $0) }) })
  }

  private func markup(of item: Item) -> MarkupNode {
    switch item {
    case .title(let text): .element("p", [Attribute("class", "step-title")], [.text(text)])
    case .equation(let equation):
      .element("div", [Attribute("class", "equation")], [equation.markup])
    case .sentence(let phrase, let slots):
      words.sentence(phrase, slots.map { ($0.name, $0.node) })
    }
  }

  /// The working as plain text, an equation a sentence.
  var text: [String] {
    groups.flatMap { $0 }.map { item in
      switch item {
      case .title(let text): text + ":"
      case .equation(let equation): equation.text.joined(separator: " ") + "."
      case .sentence(let phrase, let slots): words(phrase, slots.map { ($0.name, $0.text) })
      }
    }
  }
}
