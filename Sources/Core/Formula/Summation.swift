import Quantities

/// A sum over an index, `sum(i, 1, 3, B_i L^2 / (L^2 - C_i))`: the index as a subscript picks a symbol, by itself it is a number.
struct Summation {
  let index: ValueName
  let bounds: ClosedRange<Int>
  let term: Expression

  /// How many terms a sum may have.
  static let longest = 100

  /// The sum that four arguments describe; `nil` if they are not an index, two whole numbers in order, and a term without a sum
  /// in it.
  init?(_ arguments: [Expression]) {
    guard arguments.count == 4, let index = arguments[0].name, !index.isDotted,
      let lower = Summation.whole(arguments[1]), let upper = Summation.whole(arguments[2]),
      lower <= upper, upper - lower < Summation.longest, !arguments[3].containsSum
    else { return nil }
    self.index = index
    bounds = lower...upper
    term = arguments[3]
  }

  private static func whole(_ expression: Expression) -> Int? {
    guard case .number(let value, _) = expression.form, value == value.rounded(), value < 1e6 else {
      return nil
    }
    return Int(value)
  }

  /// The terms, written out.
  var terms: [Expression.Term] { bounds.map { Expression.Term(term(at: $0)) } }

  /// The sum, written out.
  var expression: Expression {
    bounds.count == 1 ? term(at: bounds.lowerBound) : Expression(.sum(terms))
  }

  private func term(at number: Int) -> Expression {
    term.replacingLeaves { leaf in
      guard let name = leaf.name else { return leaf }
      if name == index { return Expression(.number(Double(number), places: 0), at: leaf.span) }
      guard let last = name.parts.last else { return leaf }
      var parts = SymbolSetting.parts(of: last)
      guard parts.lower == index.text else { return leaf }
      parts.lower = "\(number)"
      let picked = ValueName(Array(name.parts.dropLast()) + [parts.symbol])
      return Expression(.name(picked), at: leaf.span)
    }
  }

  /// The fault for a call of `sum` with other arguments.
  static func malformed(at span: Span?) -> FormulaFault {
    FormulaFault(
      "formula/arguments", at: span,
      "`sum` takes a letter, two whole numbers and a term: `sum(i, 1, 3, a_i x^i)`",
      explanation:
        "It has at most \(longest) terms, and no sum stands inside another; `a_i` is a_1, a_2, a_3 in turn."
    )
  }
}

extension Expression {
  /// The sum over an index that this is.
  var summation: Summation? {
    if case .call(.sum, let arguments) = form { Summation(arguments) } else { nil }
  }

  fileprivate var containsSum: Bool {
    if case .call(.sum, _) = form { return true }
    return children.contains { $0.containsSum }
  }
}

extension SymbolSetting.Parts {
  /// The symbol made of the parts.
  var symbol: String {
    base + (lower.isEmpty ? "" : "_" + lower) + String(repeating: "'", count: primes)
  }
}
