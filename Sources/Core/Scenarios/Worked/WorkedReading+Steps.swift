import Diagnostics
import Formula
import Quantities

extension WorkedReading {
  /// Finds what is sought, one symbol after another; `nil` with an error if something is missing.
  mutating func steps(of problem: WorkedProblem) -> [WorkedStep]? {
    var known = problem.given
    var steps: [WorkedStep] = []
    for (symbol, place) in zip(problem.sought, problem.places) {
      if let index = steps.firstIndex(where: { $0.symbol.name == symbol.name }) {
        steps[index] = steps[index].asked
        continue
      }
      guard let way = way(to: symbol, problem, known) else {
        reportMissing(symbol, at: place, problem, known)
        return nil
      }
      for (formula, found) in way {
        guard
          let step = step(
            formula, found, known, isAsked: found.name == symbol.name, at: place)
        else { return nil }
        steps.append(step)
        if let value = step.values.first {
          known.append(WorkedQuantity(found, value))
        } else {
          // Without it nothing that follows can be worked out.
          return steps
        }
      }
    }
    return steps
  }

  /// The formulas by which a symbol follows from what is known, each with what it gives; `nil` if it does not.
  private func way(
    to symbol: FormulaSymbol, _ problem: WorkedProblem, _ known: [WorkedQuantity]
  ) -> [(FormulaDefinition, FormulaSymbol)]? {
    var names = known.map { $0.symbol.name }
    var rest = problem.formulas
    var way: [(formula: FormulaDefinition, symbol: FormulaSymbol)] = []
    while way.last?.symbol.name != symbol.name {
      let open = rest.map { formula in formula.symbols.filter { !names.contains($0.name) } }
      let direct = open.firstIndex { $0.count == 1 && $0[0].name == symbol.name }
      guard let index = direct ?? open.firstIndex(where: { $0.count == 1 }) else { return nil }
      let found = problem.sought.first { $0.name == open[index][0].name } ?? open[index][0]
      way.append((rest.remove(at: index), found))
      names.append(found.name)
    }
    // What is not needed for the last is left out.
    var needed = [symbol.name]
    var kept: [(FormulaDefinition, FormulaSymbol)] = []
    for entry in way.reversed() where needed.contains(entry.symbol.name) {
      needed += entry.formula.symbols.map { $0.name }
      kept.insert((entry.formula, entry.symbol), at: 0)
    }
    return kept
  }

  private mutating func reportMissing(
    _ symbol: FormulaSymbol, at place: SourceRange, _ problem: WorkedProblem,
    _ known: [WorkedQuantity]
  ) {
    let names = known.map { $0.symbol.name }
    let missing =
      problem.formulas.filter { $0[symbol.name] != nil }
      .map { $0.symbols.map { $0.name }.filter { $0 != symbol.name && !names.contains($0) } }
      .min { $0.count < $1.count } ?? []
    guard let first = missing.first else { return }
    report(
      "formula/missing-given", place,
      "`\(symbol.name.text)` cannot be found without \(FormulaReading.list(missing))",
      [Solution("write `\(first.text): …` under `given`")])
  }

  private mutating func step(
    _ formula: FormulaDefinition, _ symbol: FormulaSymbol, _ known: [WorkedQuantity],
    isAsked: Bool, at place: SourceRange
  ) -> WorkedStep? {
    guard let dimension = symbol.dimension else {
      report(
        "formula/unknown-dimension", place,
        "what kind of quantity `\(symbol.name.text)` is does not follow from the formula",
        [Solution("write a `formula` block with the units of its symbols, and use its id")])
      return nil
    }
    let names = { (name: ValueName) -> Meaning in
      known.first { $0.symbol.name == name }.map { .quantity($0.quantity) } ?? .unknown(among: [])
    }
    let needed = known.filter { formula[$0.symbol.name] != nil }
    func made(_ result: WorkedStep.Result) -> WorkedStep {
      WorkedStep(
        formula: formula, symbol: symbol, known: needed, result: result, isAsked: isAsked)
    }
    let ways = (try? formula.equation.solved(for: symbol.name)) ?? []
    do throws(FormulaFault) {
      var values = try formula.equation.values(of: symbol.name, dimension, names)
      if symbol.isPositive { values.removeAll { $0.quantity.value <= 0 } }
      return made(values.isEmpty ? .none(ways) : .values(values))
    } catch {
      switch error.identifier {
      case "formula/division-by-zero":
        if let (way, expression) = Self.pole(ways, names) {
          return made(.infinite(way, expression))
        }
        return made(.none(ways))
      case "formula/undefined", "formula/overflow": return made(.none(ways))
      default:
        diagnostics.append(error.diagnostic(at: place))
        return nil
      }
    }
  }

  /// The way that ends in a quotient of something by nothing.
  private static func pole(
    _ ways: [Rearrangement], _ names: (ValueName) -> Meaning
  ) -> (Rearrangement, Expression)? {
    for way in ways {
      for expression in [way.result.right, way.unsimplified].compactMap({ $0 }) {
        var inner = expression
        if case .negative(let operand) = inner.form { inner = operand }
        guard case .quotient(let above, let below) = inner.form,
          let dividend = try? above.value(names), let divisor = try? below.value(names),
          divisor.value == 0, dividend.value != 0
        else { continue }
        return (way, expression)
      }
    }
    return nil
  }
}

extension WorkedStep {
  /// The same, wanted for itself.
  fileprivate var asked: WorkedStep {
    WorkedStep(formula: formula, symbol: symbol, known: known, result: result, isAsked: true)
  }
}
