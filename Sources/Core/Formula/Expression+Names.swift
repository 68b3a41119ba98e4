extension Expression {
  /// The parts of which this is made, in the order written.
  public var children: [Expression] {
    switch form {
    case .number, .quantity, .name: []
    case .sum(let terms): terms.map { $0.expression }
    case .product(let factors): factors
    case .quotient(let above, let below): [above, below]
    case .power(let base, let exponent): [base, exponent]
    case .negative(let operand): [operand]
    case .call(_, let arguments): arguments
    }
  }

  /// The names that it uses, each once, in the order in which they first stand: what its value depends on.
  public var names: [ValueName] {
    var found: [ValueName] = []
    collectNames(into: &found)
    return found
  }

  /// The name, if this is a name by itself.
  public var name: ValueName? {
    if case .name(let name) = form { name } else { nil }
  }

  private func collectNames(into found: inout [ValueName]) {
    if let terms = summation?.terms {
      for term in terms { term.expression.collectNames(into: &found) }
      return
    }
    if case .name(let name) = form, !found.contains(name) { found.append(name) }
    for child in children { child.collectNames(into: &found) }
  }

  /// The same tree with each leaf replaced by what `change` makes of it.
  ///
  /// A sum over an index stays one unless something is put in for a symbol in it; then it is written out.
  func replacingLeaves(_ change: (Expression) -> Expression) -> Expression {
    if let written = summation?.expression {
      let changed = written.replacingLeaves(change)
      return changed == written ? self : changed
    }
    let changed: Form =
      switch form {
      case .number, .quantity, .name: change(self).form
      case .sum(let terms):
        .sum(
          terms.map {
            Term($0.expression.replacingLeaves(change), isSubtracted: $0.isSubtracted)
          })
      case .product(let factors): .product(factors.map { $0.replacingLeaves(change) })
      case .quotient(let above, let below):
        .quotient(above.replacingLeaves(change), below.replacingLeaves(change))
      case .power(let base, let exponent):
        .power(base.replacingLeaves(change), exponent.replacingLeaves(change))
      case .negative(let operand): .negative(operand.replacingLeaves(change))
      case .call(let function, let arguments):
        .call(function, arguments.map { $0.replacingLeaves(change) })
      }
    return Expression(changed, at: span)
  }
}
