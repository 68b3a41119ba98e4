import Numbers
import Quantities

/// Writes expressions as plain text: as an author writes them, or for reading.
struct FormulaText {
  /// How binding an expression is; a looser one inside a tighter one needs parentheses.
  private enum Binding: Int {
    case sum, product, factor, operand
  }

  /// How quantities are shown for reading; `nil` writes what parses to the same tree.
  let style: FormulaStyle?

  private var minus: String { style?.quantities.numbers.minus ?? "-" }

  func text(_ expression: Expression) -> String { text(expression, .sum) }

  private func text(_ expression: Expression, _ outer: Binding) -> String {
    let inner = binding(of: expression)
    let text = unfenced(expression)
    return inner.rawValue < outer.rawValue ? "(" + text + ")" : text
  }

  private func binding(of expression: Expression) -> Binding {
    switch expression.form {
    case .sum, .negative: .sum
    case .quantity(let quantity, _): hasSign(quantity) ? .sum : .factor
    case .product, .quotient: .product
    case .power: .factor
    case .number, .name, .call: .operand
    }
  }

  private func hasSign(_ quantity: Quantity) -> Bool {
    guard let style else { return quantity.value < 0 }
    return style.printed(quantity).number.sign != .none
  }

  private func unfenced(_ expression: Expression) -> String {
    switch expression.form {
    case .number(let value, let places): number(value, places: places)
    case .quantity(let quantity, _): self.quantity(quantity)
    case .name(let name): name.text
    case .sum(let terms): sum(terms)
    case .product(let factors): product(factors)
    case .quotient(let above, let below):
      text(above, dividesAll(of: above) ? .product : .factor) + " / " + divisor(below)
    case .power(let base, let exponent): text(base, .operand) + "^" + text(exponent, .operand)
    case .negative(let operand): minus + text(operand, .product)
    case .call(let function, let arguments):
      function.rawValue + "(" + arguments.map { text($0) }.joined(separator: ", ") + ")"
    }
  }

  /// Whether a `/` behind the product divides all of it without parentheses: a * b / c, but not a / b * c / d.
  private func dividesAll(of dividend: Expression) -> Bool {
    guard case .product(let factors) = dividend.form else { return true }
    return !factors.contains { $0.isQuotient }
  }

  /// A reader does not know that a quantity binds its unit: 1 / (20 cm).
  private func divisor(_ expression: Expression) -> String {
    if style != nil, case .quantity(let quantity, _) = expression.form, quantity.value >= 0,
      quantity.dimension != .number
    {
      return "(" + text(expression) + ")"
    }
    return text(expression, .factor)
  }

  private func sum(_ terms: [Expression.Term]) -> String {
    var result = ""
    for (index, term) in terms.enumerated() {
      if index > 0 {
        result += term.isSubtracted ? " " + minus + " " : " + "
      } else if term.isSubtracted {
        result += minus
      }
      let mayBeginWithMinus = style != nil && index == 0 && !term.isSubtracted
      result += text(term.expression, mayBeginWithMinus && !term.expression.isSum ? .sum : .product)
    }
    return result
  }

  private func product(_ factors: [Expression]) -> String {
    var result = ""
    for (index, factor) in factors.enumerated() {
      if index > 0 {
        let needsTimes = Expression.needsTimes(between: factors[index - 1], and: factor)
        result += style == nil ? " * " : needsTimes ? " × " : " "
      }
      if index == 0, case .quotient = factor.form {
        result += text(factor, .product)
      } else {
        result += text(factor, .factor)
      }
    }
    return result
  }

  private func number(_ value: Double, places: Int) -> String {
    guard let style else { return FormulaText.source(value, places: places) }
    let format = places > 0 ? NumberFormat.places(places) : .exact
    return format.text(value, in: style.quantities.numbers)
  }

  private func quantity(_ quantity: Quantity) -> String {
    if let style { return style.printed(quantity).text(in: style.quantities.numbers) }
    guard let unit = quantity.unit ?? Unit.usual(for: quantity.dimension) else {
      return FormulaText.source(quantity.value, places: 0)
    }
    guard quantity.value.isFinite else { return "infinity " + unit.written }
    let amount = unit.amount(of: quantity.value)
    return NumberFormat(.figures(14)).text(amount, in: FormulaText.plain) + " " + unit.written
  }

  /// Digits that parse to the same number, with the same count of them behind the point.
  private static func source(_ value: Double, places: Int) -> String {
    if value.isInfinite { return "infinity" }
    if value == value.rounded(), value.magnitude < 1e15 {
      return NumberFormat.places(places).text(value, in: plain)
    }
    let text = value.description
    guard let written = WrittenNumber(parsing: text), written.places < places else { return text }
    guard !text.contains("e") else { return text }
    return text + String(repeating: "0", count: places - written.places)
  }

  /// Numbers without separators of groups and with the hyphen for minus.
  private static let plain = NumberStyle(
    decimalSeparator: ".", groupSeparator: "", minus: "-", unitSpace: " ")
}
