import Diagnostics
import Numbers
import Quantities

extension Expression {
  /// The value, with its dimension; a name by itself keeps the unit it was written in.
  ///
  /// Infinity is a value: 1 divided by it is 0. What has no value is a fault: division by zero, ∞ − ∞, 0 · ∞, the root
  /// of a negative number, a sum of a length and a power. NaN never results.
  ///
  /// - Parameter names: what each name stands for.
  public func value(_ names: (ValueName) -> Meaning) throws(FormulaFault) -> Quantity {
    switch form {
    case .number(let value, _): return .number(value)
    case .quantity(let quantity, _): return quantity
    case .name(let name): return try Expression.value(of: name, at: span, names)
    case .sum(let terms): return try Expression.sum(of: terms, at: span, names)
    case .product(let factors):
      var result = Quantity.number(1)
      for factor in factors {
        result = try Arithmetic.product(result, try factor.value(names), at: factor.span)
      }
      return result
    case .quotient(let above, let below):
      let dividend = try above.value(names)
      return try Arithmetic.quotient(dividend, try below.value(names), at: below.span)
    case .power(let base, let exponent):
      let first = try base.value(names)
      return try Arithmetic.power(first, try exponent.value(names), at: span)
    case .negative(let operand):
      var result = try operand.value(names)
      result.value = -result.value
      return result
    case .call(.sum, let arguments):
      guard let terms = Summation(arguments)?.terms else { throw Summation.malformed(at: span) }
      return try Expression.sum(of: terms, at: span, names)
    case .call(let function, let arguments):
      var values: [Quantity] = []
      for argument in arguments { values.append(try argument.value(names)) }
      guard function.arguments.contains(values.count) else {
        throw function.wrongArguments(values.count, at: span)
      }
      return try function.value(of: values, spans: arguments.map { $0.span }, at: span)
    }
  }

  /// The value of an expression that stands in a file.
  ///
  /// - Parameters:
  ///   - range: where the text stands that the expression was parsed from.
  ///   - diagnostics: receives one error when there is no value.
  ///   - names: what each name stands for.
  public func value(
    at range: SourceRange, reporting diagnostics: inout [Diagnostic],
    _ names: (ValueName) -> Meaning
  ) -> Quantity? {
    do throws(FormulaFault) {
      return try value(names)
    } catch {
      diagnostics.append(error.diagnostic(at: range))
      return nil
    }
  }

  private static func sum(
    of terms: [Term], at span: Span?, _ names: (ValueName) -> Meaning
  ) throws(FormulaFault) -> Quantity {
    var result: Quantity?
    for term in terms {
      var value = try term.expression.value(names)
      if term.isSubtracted { value.value = -value.value }
      guard let before = result else {
        result = value
        continue
      }
      result = try Arithmetic.sum(before, value, at: term.expression.span)
    }
    return result ?? .number(0)
  }

  private static func value(
    of name: ValueName, at span: Span?, _ names: (ValueName) -> Meaning
  ) throws(FormulaFault) -> Quantity {
    switch names(name) {
    case .quantity(let quantity): return quantity
    case .other(let kind):
      throw FormulaFault(
        "formula/not-a-number", at: span, "`\(name.text)` is \(kind), and a formula needs a number")
    case .undefined(let remedy):
      throw FormulaFault(
        "scenario/undefined-value", at: span, "`\(name.text)` is undefined in its block",
        explanation: remedy == nil
          ? "Such a block has this value in other cases. Say in words what holds in this one."
          : "The block lacks something from which it would follow.",
        solution: remedy)
    case .group(let leaves): throw group(name, at: span, of: leaves)
    case .step(let first): throw step(name, at: span, first: first)
    case .unknownBlock(let id, let here, let ids):
      throw unknownBlock(id, in: name, at: span, here: here, among: ids, names)
    case .unknown(let known):
      if name.isPi { return .number(.pi) }
      throw unknown(name, at: span, among: known, names)
    }
  }
}
