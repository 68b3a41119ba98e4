import Numbers
import Quantities

/// Calculates with quantities: dimensions carried, infinity meant, NaN refused.
enum Arithmetic {
  /// The sum of two quantities of one dimension.
  static func sum(_ left: Quantity, _ right: Quantity, at span: Span?) throws(FormulaFault)
    -> Quantity
  {
    guard left.dimension == right.dimension else {
      throw FormulaFault(
        "formula/dimension", at: span,
        "\(right.dimension.described) cannot be added to \(left.dimension.described)")
    }
    if left.value.isInfinite, right.value.isInfinite, left.value != right.value {
      throw FormulaFault(
        "formula/undefined", at: span, "the difference of two infinities is undefined")
    }
    return try finite(left.value + right.value, left.dimension, from: [left, right], at: span)
  }

  static func product(_ left: Quantity, _ right: Quantity, at span: Span?) throws(FormulaFault)
    -> Quantity
  {
    if left.value == 0 && right.value.isInfinite || left.value.isInfinite && right.value == 0 {
      throw FormulaFault("formula/undefined", at: span, "zero times infinity is undefined")
    }
    return try finite(
      left.value * right.value, left.dimension * right.dimension, from: [left, right], at: span)
  }

  static func quotient(_ left: Quantity, _ right: Quantity, at span: Span?) throws(FormulaFault)
    -> Quantity
  {
    if right.value == 0 {
      throw FormulaFault("formula/division-by-zero", at: span, "nothing can be divided by zero")
    }
    if left.value.isInfinite, right.value.isInfinite {
      throw FormulaFault("formula/undefined", at: span, "infinity by infinity is undefined")
    }
    return try finite(
      left.value / right.value, left.dimension / right.dimension, from: [left, right], at: span)
  }

  static func power(_ base: Quantity, _ exponent: Quantity, at span: Span?) throws(FormulaFault)
    -> Quantity
  {
    guard exponent.dimension == .number else {
      throw FormulaFault(
        "formula/dimension", at: span,
        "an exponent is a plain number, not \(exponent.dimension.described)")
    }
    let dimension = try self.dimension(base.dimension, raisedTo: exponent.value, at: span)
    if base.value == 0, exponent.value < 0 {
      throw FormulaFault("formula/division-by-zero", at: span, "nothing can be divided by zero")
    }
    let value = Elementary.pow(base.value, exponent.value)
    guard !value.isNaN else {
      throw FormulaFault(
        "formula/undefined", at: span, "a negative number has no power that is not whole")
    }
    return try finite(value, dimension, from: [base, exponent], at: span)
  }

  static func dimension(
    _ dimension: Dimension, raisedTo exponent: Double, at span: Span?
  ) throws(FormulaFault) -> Dimension {
    if dimension == .number { return dimension }
    guard exponent.magnitude <= 20, let length = whole(dimension.length, times: exponent),
      let angle = whole(dimension.angle, times: exponent)
    else {
      throw FormulaFault(
        "formula/dimension", at: span,
        "\(dimension.described) is raised to whole powers only, up to 20")
    }
    return Dimension(length: length, angle: angle)
  }

  /// The exponent of a dimension after a power, if it is whole: that of an area in a square root is.
  private static func whole(_ exponent: Int, times factor: Double) -> Int? {
    let product = Double(exponent) * factor
    let nearest = product.rounded()
    guard (product - nearest).magnitude <= 1e-9, nearest.magnitude <= 20_000 else { return nil }
    return Int(nearest)
  }

  /// The result, unless finite numbers made an infinite one.
  static func finite(
    _ value: Double, _ dimension: Dimension, from operands: [Quantity], at span: Span?
  ) throws(FormulaFault) -> Quantity {
    if !value.isFinite, !operands.contains(where: { !$0.value.isFinite }) {
      throw FormulaFault("formula/overflow", at: span, "the result is too large to be a number")
    }
    guard dimension.length.magnitude <= 1000, dimension.angle.magnitude <= 1000 else {
      throw FormulaFault("formula/dimension", at: span, "the dimension is no longer meaningful")
    }
    return Quantity(value, dimension)
  }
}
