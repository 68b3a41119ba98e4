import Numbers

/// A quantity after rounding: a number and its unit, of which text and MathML are made.
public struct PrintedQuantity: Sendable, Hashable {
  public let number: PrintedNumber
  /// The unit; `nil` for a plain number.
  public let unit: Unit?

  public init(number: PrintedNumber, unit: Unit?) {
    self.number = number
    self.unit = number.isInfinite ? nil : unit
  }

  /// The quantity as text: a narrow space before the unit, none before `°`; infinity has no unit.
  public func text(in style: NumberStyle) -> String {
    guard let unit else { return number.text(in: style) }
    return number.text(in: style) + (unit.isAttached ? "" : style.unitSpace) + unit.symbol
  }
}
