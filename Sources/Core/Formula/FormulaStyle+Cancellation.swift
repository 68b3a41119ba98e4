import Numbers
import Quantities

extension FormulaStyle {
  /// The style in which the terms of a sum have as many digits as what is left of them, where rounded ones would not add up to it:
  /// 10.0000 D − 9.9999 D = 0.0001 D, and not 10 D − 10 D.
  func reaching(_ answer: Quantity, from expression: Expression) -> FormulaStyle {
    guard case .sum(let terms) = expression.form else { return self }
    let shown = printed(answer)
    let places = shown.number.fraction.utf8.count
    guard shown.number.exponent == nil, places > 0 else { return self }
    var error = 0.0
    for term in terms {
      guard case .quantity(let quantity, _) = term.expression.form else { return self }
      let printed = printed(quantity)
      guard printed.unit == shown.unit, printed.number.exponent == nil else { return self }
      let amount = printed.unit?.amount(of: quantity.value) ?? quantity.value
      let scale = Self.powerOfTen(printed.number.fraction.utf8.count)
      error += (amount - (amount * scale).rounded() / scale).magnitude
    }
    guard error * Self.powerOfTen(places) > 0.5001 else { return self }
    var style = self
    style.keep(places, of: answer.dimension, in: shown.unit)
    return style
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
