import Quantities

/// Frees a symbol of what stands around it, one operation a step.
struct Isolation {
  let symbol: ValueName
  /// The equation as the author wrote it.
  let origin: Equation

  /// How many operations are undone at most.
  private static let longest = 120

  /// The equation with the symbol on its left, if it stands on one side only.
  func start(_ equation: Equation) -> Equation {
    equation.left.contains(symbol) ? equation : Equation(equation.right, equation.left)
  }

  /// The solutions of an equation whose right side is free of the symbol.
  ///
  /// - Parameter steps: the equations that were shown so far.
  func isolated(_ equation: Equation, _ steps: [Equation]) throws(FormulaFault) -> [Rearrangement] {
    if equation.left.name == symbol { return [ending(equation, steps)] }
    guard steps.count < Self.longest else { throw noClosedForm() }
    guard isInOnePart(equation.left) else {
      return try collected(equation, steps)
    }
    var found: [Rearrangement] = []
    for next in try undone(equation) {
      let simple = Equation(next.left.simplified, next.right.simplified)
      if simple.left.name == symbol {
        found.append(ending(next, steps))
      } else {
        found += try isolated(simple, simple == steps.last ? steps : steps + [simple])
      }
    }
    return found
  }

  /// The last step, its right side simplified.
  private func ending(_ equation: Equation, _ steps: [Equation]) -> Rearrangement {
    let simple = equation.right.simplified
    let result = Equation(.name(symbol), simple)
    return Rearrangement(
      steps: steps.last == result ? steps : steps + [result],
      unsimplified: simple == equation.right ? nil : equation.right)
  }

  /// True if the symbol stands in one part only, so that what is around it can be undone, however often it stands in there.
  private func isInOnePart(_ expression: Expression) -> Bool {
    expression.children.filter { $0.contains(symbol) }.count == 1
  }

  // MARK: One step

  /// The outermost operation undone on both sides: one equation, or two for a square.
  private func undone(_ equation: Equation) throws(FormulaFault) -> [Equation] {
    let other = equation.right
    switch equation.left.form {
    case .negative(let operand): return [Equation(operand, other.negated)]
    case .sum(let terms): return [undone(sum: terms, other)]
    case .product(let factors):
      let rest = factors.filter { !$0.contains(symbol) }
      let inner = factors.filter { $0.contains(symbol) }
      return [
        Equation(.multiplying(inner), other.divided(by: .multiplying(rest)))
      ]
    case .quotient(let above, let below):
      if above.contains(symbol) { return [Equation(above, .multiplying([other, below]))] }
      return [Equation(below, above.divided(by: other))]
    case .power(let base, let exponent): return undone(power: base, exponent, other)
    case .call(let function, let arguments): return try undone(call: function, arguments, other)
    case .number, .quantity, .name: throw noClosedForm()
    }
  }

  private func undone(sum terms: [Expression.Term], _ other: Expression) -> Equation {
    let inner = terms.filter { $0.expression.contains(symbol) }
    let rest = Expression.adding(terms.filter { !$0.expression.contains(symbol) })
    if inner.count == 1, inner[0].isSubtracted {
      return Equation(inner[0].expression, rest - other)
    }
    return Equation(.adding(inner), other - rest)
  }

  private func undone(power base: Expression, _ exponent: Expression, _ other: Expression)
    -> [Equation]
  {
    guard base.contains(symbol) else {
      return [Equation(exponent, other.called(.ln).divided(by: base.called(.ln)))]
    }
    guard let whole = exponent.wholeLiteral, whole != 0 else {
      let inverse = Expression.number(1).divided(by: exponent).simplified
      return [Equation(base, Expression(.power(other, inverse)))]
    }
    if whole < 0 {
      return [
        Equation(base.raised(to: -whole), Expression.number(1).divided(by: other))
      ]
    }
    if whole == 1 { return [Equation(base, other)] }
    let root =
      whole == 2
      ? other.called(.sqrt) : Expression(.call(.root, [.number(Double(whole)), other]))
    if whole % 2 != 0 { return [Equation(base, root)] }
    return [Equation(base, root), Equation(base, root.negated)]
  }

  private func undone(
    call function: Function, _ arguments: [Expression], _ other: Expression
  ) throws(FormulaFault) -> [Equation] {
    guard let argument = arguments.last else { throw noClosedForm() }
    switch function {
    case .sin: return [Equation(argument, other.called(.asin))]
    case .cos: return [Equation(argument, other.called(.acos))]
    case .tan: return [Equation(argument, other.called(.atan))]
    case .asin: return [Equation(argument, other.called(.sin))]
    case .acos: return [Equation(argument, other.called(.cos))]
    case .atan: return [Equation(argument, other.called(.tan))]
    case .sqrt: return [Equation(argument, other.raised(to: 2))]
    case .exp: return [Equation(argument, other.called(.ln))]
    case .ln: return [Equation(argument, other.called(.exp))]
    case .log: return [Equation(argument, Expression(.power(.number(10), other)))]
    case .abs: return [Equation(argument, other), Equation(argument, other.negated)]
    case .root:
      guard let degree = arguments[0].wholeLiteral, degree > 1 else { throw noClosedForm() }
      return [Equation(argument, other.raised(to: degree))]
    case .min, .max, .round, .floor, .ceil, .sum: throw noClosedForm()
    }
  }

  func noClosedForm() -> FormulaFault {
    FormulaFault(
      "formula/no-closed-form", at: nil,
      "`\(origin.source)` cannot be rearranged for `\(symbol.text)` in symbols",
      explanation: "The symbol stands in it in such a way that no known formula gives it.")
  }
}
