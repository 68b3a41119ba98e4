extension Isolation {
  /// The solutions of an equation in which the symbol stands several times: as a polynomial of first or second degree, or in one
  /// and the same part that is freed first.
  func collected(_ equation: Equation, _ steps: [Equation]) throws(FormulaFault) -> [Rearrangement]
  {
    guard let left = SymbolFraction(equation.left, in: symbol),
      let right = SymbolFraction(equation.right, in: symbol)
    else { return try collectedByPart(equation, steps) }
    guard let difference = left.plus(right.negated) else { throw noClosedForm() }
    let coefficients = difference.above
    switch coefficients.count {
    case 1: return []
    case 2: return linear(coefficients, steps)
    case 3:
      var cleared = Expression.clearingDivisors(coefficients)
      if cleared[2].beginsWithMinus { cleared = cleared.map { $0.flippedSigns.simplified } }
      return quadratic(cleared, steps)
    default:
      let inner = coefficients.dropFirst().dropLast()
      guard inner.allSatisfy({ $0.isZero }), let highest = coefficients.last else {
        throw noClosedForm()
      }
      // Only the highest power: aⁿ x + b = 0.
      let power = Expression.name(symbol).raised(to: coefficients.count - 1)
      let value = coefficients[0].negated.divided(by: highest).simplified
      let pure = Equation(power, value)
      return try isolated(pure, steps + [pure])
    }
  }

  /// a x + b = 0: a x = −b, x = −b/a.
  private func linear(_ coefficients: [Expression], _ steps: [Equation]) -> [Rearrangement] {
    var (constant, slope) = (coefficients[0].negated.simplified, coefficients[1])
    if slope.beginsWithMinus {
      (constant, slope) = (constant.flippedSigns.simplified, slope.flippedSigns)
    }
    let cleared = Expression(.quotient(constant, slope)).clearedQuotient
    let x = Expression.name(symbol)
    let product = cleared.divisor.isSum ? [x, cleared.divisor] : [cleared.divisor, x]
    let collected = Equation(.multiplying(product), cleared.dividend)
    let quotient = cleared.dividend.divided(by: cleared.divisor)
    let result = Equation(x, quotient.simplified)
    var shown = steps
    if collected != steps.last, collected != result, !cleared.divisor.isOne {
      shown.append(collected)
    }
    return [
      Rearrangement(
        steps: shown + [result], unsimplified: quotient == result.right ? nil : quotient)
    ]
  }

  /// a x² + b x + c = 0, by the formula for it; by a root alone where there is no b.
  private func quadratic(_ coefficients: [Expression], _ steps: [Equation]) -> [Rearrangement] {
    let x = Expression.name(symbol)
    let (c, b, a) = (coefficients[0], coefficients[1], coefficients[2])
    if b.isZero {
      let square = Equation(x.raised(to: 2), c.negated.divided(by: a).simplified)
      let root = square.right.called(.sqrt)
      return [root, root.negated].map { side in
        Rearrangement(
          steps: steps + [square, Equation(x, side.simplified)], unsimplified: nil)
      }
    }
    let standard = Equation(
      Expression.adding([
        .multiplying([a, x.raised(to: 2)]), .multiplying([b, x]), c,
      ]), .number(0))
    let product = Expression.multiplying([.number(4), a, c])
    let root = (Expression(.power(b, .number(2))) - product).simplified.called(.sqrt)
    let divisor = Expression.multiplying([.number(2), a])
    let shown = steps.last == standard ? steps : steps + [standard]
    return [root, root.negated].map { part in
      let value = Expression.adding([b.negated, part]).divided(by: divisor.simplified)
      // As it is known by heart, unless there are fractions in fractions.
      let isPlain = coefficients.allSatisfy { !$0.hasQuotient }
      let result = Equation(x, isPlain ? value : value.simplified)
      return Rearrangement(
        steps: shown + [result], unsimplified: result.right == value ? nil : value)
    }
  }

  /// Frees the one part in which the symbol stands wherever it does, sin θ for example, then the symbol in it.
  private func collectedByPart(_ equation: Equation, _ steps: [Equation]) throws(FormulaFault)
    -> [Rearrangement]
  {
    var parts: [Expression] = []
    equation.left.notePartsBeyondFractions(in: symbol, &parts)
    equation.right.notePartsBeyondFractions(in: symbol, &parts)
    guard parts.count == 1, let part = parts.first else { throw noClosedForm() }
    let placeholder = ValueName("\u{FFFD}")
    let hole = Expression(.name(placeholder))
    let left = equation.left.replacing(part, by: hole)
    let right = equation.right.replacing(part, by: hole)
    guard !left.contains(symbol), !right.contains(symbol) else { throw noClosedForm() }
    let inner = Isolation(symbol: placeholder, origin: origin)
    var found: [Rearrangement] = []
    for way in try inner.collected(Equation(left, right), []) {
      let filled = way.steps.map { step in
        Equation(step.left.replacing(hole, by: part), step.right)
      }
      guard let last = filled.last else { continue }
      found += try isolated(last, steps + filled)
    }
    return found
  }
}

extension Expression {
  /// Whether something in it is divided.
  fileprivate var hasQuotient: Bool { isQuotient || children.contains { $0.hasQuotient } }

  /// A sum or product that is shown with a minus in front.
  var beginsWithMinus: Bool {
    switch form {
    case .negative: true
    case .sum(let terms): terms.first?.isSubtracted == true
    default: false
    }
  }

  /// The expression with the other sign, a sum term by term.
  var flippedSigns: Expression {
    guard case .sum(let terms) = form else { return negated }
    return Expression(.sum(terms.map { Term($0.expression, isSubtracted: !$0.isSubtracted) }))
  }

  /// Above and below the line of a quotient when neither has fractions inside.
  var clearedQuotient: (dividend: Expression, divisor: Expression) {
    switch simplified.form {
    case .quotient(let above, let below): (above, below)
    case .negative(let operand):
      if case .quotient(let above, let below) = operand.form {
        (above.negated, below)
      } else {
        (simplified, .number(1))
      }
    default: (simplified, .number(1))
    }
  }

  /// The smallest parts that are no fraction of polynomials in the symbol, each once.
  fileprivate func notePartsBeyondFractions(in symbol: ValueName, _ parts: inout [Expression]) {
    guard contains(symbol) else { return }
    let isBeyond: Bool
    switch form {
    case .call: isBeyond = true
    case .power(_, let exponent): isBeyond = exponent.wholeLiteral == nil
    default: isBeyond = false
    }
    if isBeyond {
      if !parts.contains(self) { parts.append(self) }
      return
    }
    if name == symbol, !parts.contains(self) { parts.append(self) }
    for child in children { child.notePartsBeyondFractions(in: symbol, &parts) }
  }
}
