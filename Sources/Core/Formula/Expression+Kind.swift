import Numbers
import Quantities

extension Expression {
  /// True when no symbol is left in it, so that it reads as a number.
  var isNumeric: Bool { names.isEmpty }

  /// True when it is printed with a sign in front: a minus, or the plus of a signed power.
  func beginsWithSign(_ style: FormulaStyle) -> Bool {
    switch form {
    case .negative: true
    case .quantity(let quantity, _): style.printed(quantity).number.sign != .none
    case .sum(let terms):
      terms.first.map { $0.isSubtracted || $0.expression.beginsWithSign(style) } ?? false
    case .product(let factors): factors.first?.beginsWithSign(style) ?? false
    default: false
    }
  }

  /// Whether two factors side by side need a × between them: a number would run into what stands before it.
  static func needsTimes(between left: Expression, and right: Expression) -> Bool {
    if right.isNumeric { return true }
    if case .number = left.form { return false }
    return left.isNumeric
  }
}
