import Markup
import Numbers
import Quantities

/// Sets expressions as MathML Core.
struct MathSetting {
  let style: FormulaStyle

  /// An expression.
  ///
  /// - Parameter isFirst: whether a sign may stand in front of it without parentheses.
  func node(_ expression: Expression, isFirst: Bool = true) -> MarkupNode {
    if !isFirst, expression.beginsWithSign(style) { return fenced(node(expression)) }
    switch expression.form {
    case .number(let value, let places): return number(value, places: places)
    case .quantity(let quantity, let origin): return self.quantity(quantity, origin)
    case .name(let name): return SymbolSetting.node(name)
    case .sum(let terms): return sum(terms)
    case .product(let factors): return product(factors)
    case .quotient(let above, let below):
      return .element("mfrac", [], [node(above), node(below)])
    case .power(let base, let exponent): return power(base, exponent)
    case .negative(let operand):
      let isSum = operand.isSum
      let inner = isSum ? fenced(node(operand)) : node(operand, isFirst: false)
      return row([Self.sign("\u{2212}", form: "prefix"), inner])
    case .call(let function, let arguments): return call(function, arguments)
    }
  }

  private func sum(_ terms: [Expression.Term]) -> MarkupNode {
    var nodes: [MarkupNode] = []
    for (index, term) in terms.enumerated() {
      if index > 0 {
        nodes.append(Self.sign(term.isSubtracted ? "\u{2212}" : "+", form: "infix"))
      } else if term.isSubtracted {
        nodes.append(Self.sign("\u{2212}", form: "prefix"))
      }
      let isFirst = index == 0 && !term.isSubtracted
      let isNested = term.expression.isSum
      nodes.append(
        isNested ? fenced(node(term.expression)) : node(term.expression, isFirst: isFirst))
    }
    return row(nodes)
  }

  private func product(_ factors: [Expression]) -> MarkupNode {
    var nodes: [MarkupNode] = []
    for (index, factor) in factors.enumerated() {
      if index > 0 {
        let needsTimes = Expression.needsTimes(between: factors[index - 1], and: factor)
        nodes.append(.element("mo", [], [.text(needsTimes ? "×" : "\u{2062}")]))
        let areFractions = factor.isQuotient && factors[index - 1].isQuotient
        if !needsTimes, areFractions || factor.isWord || factors[index - 1].isWord {
          nodes.append(Self.thinSpace)
        }
      }
      let isOpen = factor.summation != nil && index + 1 < factors.count
      nodes.append(
        factor.isSum || isOpen ? fenced(node(factor)) : node(factor, isFirst: index == 0))
    }
    return row(nodes)
  }

  private func power(_ base: Expression, _ exponent: Expression) -> MarkupNode {
    if case .call(let function, let arguments) = base.form, function.isNamed {
      let name = MarkupNode.element("msup", [], [Self.upright(function.shown), node(exponent)])
      return call(named: name, arguments)
    }
    let isAtom: Bool
    switch base.form {
    case .name, .number: isAtom = true
    case .quantity(let quantity, _): isAtom = quantity.value >= 0 && quantity.dimension == .number
    case .call(let function, _):
      isAtom = !function.isNamed && ![.sqrt, .root, .sum].contains(function)
    default: isAtom = false
    }
    let set = node(base)
    return .element("msup", [], [isAtom ? set : fenced(set), node(exponent)])
  }

  private func call(_ function: Function, _ arguments: [Expression]) -> MarkupNode {
    switch function {
    case .sqrt: .element("msqrt", [], arguments.map { node($0) })
    case .root: .element("mroot", [], arguments.reversed().map { node($0) })
    case .sum: summation(arguments)
    case .abs: fenced(list(arguments), "|", "|")
    case .floor: fenced(list(arguments), "⌊", "⌋")
    case .ceil: fenced(list(arguments), "⌈", "⌉")
    default: call(named: Self.upright(function.shown), arguments)
    }
  }

  /// `sin θ`, or with parentheses when the argument is more than a symbol.
  private func call(named name: MarkupNode, _ arguments: [Expression]) -> MarkupNode {
    let apply = MarkupNode.element("mo", [], [.text("\u{2061}")])
    if arguments.count == 1, arguments[0].isPlainArgument {
      return row([name, apply, Self.thinSpace, node(arguments[0])])
    }
    return row([name, apply, fenced(list(arguments))])
  }

  /// Σ with its bounds, and the term behind it.
  private func summation(_ arguments: [Expression]) -> MarkupNode {
    guard arguments.count == 4 else { return list(arguments) }
    let lower = row([node(arguments[0]), Self.sign("=", form: "infix"), node(arguments[1])])
    let sign = MarkupNode.element("mo", [], [.text("∑")])
    let term = arguments[3]
    return row([
      .element("munderover", [], [sign, lower, node(arguments[2])]),
      term.isSum ? fenced(node(term)) : node(term, isFirst: false),
    ])
  }

  private func list(_ arguments: [Expression]) -> MarkupNode {
    var nodes: [MarkupNode] = []
    for (index, argument) in arguments.enumerated() {
      if index > 0 { nodes.append(.element("mo", [Attribute("separator", "true")], [.text(",")])) }
      nodes.append(node(argument))
    }
    return row(nodes)
  }
}
