import Quantities

/// How a formula is set: its quantities, and how many digits keep their zeros.
public struct FormulaStyle: Sendable, Hashable {
  public var quantities: QuantityStyle
  /// The fewest digits behind the point for each dimension, because the numbers that were given have as many.
  private var entries: [Entry] = []

  private struct Entry: Sendable, Hashable {
    var dimension: Dimension
    var unit: Unit?
    var places: Int
  }

  public init(_ quantities: QuantityStyle = QuantityStyle()) {
    self.quantities = quantities
  }

  /// The quantity as the formula shows it.
  public func printed(_ quantity: Quantity) -> PrintedQuantity {
    let plain = quantities.printed(quantity)
    let places = entries.first { $0.dimension == quantity.dimension && $0.unit == plain.unit }?
      .places
    return quantities.printedExactly(quantity, places: places ?? 0)
  }

  /// The style in which every quantity keeps at least as many digits as the ones given in an expression: 5.00 D beside
  /// 10.00 D.
  public func keepingDigits(of expression: Expression) -> FormulaStyle {
    var style = self
    style.note(expression)
    return style
  }

  private mutating func note(_ expression: Expression) {
    if case .quantity(let quantity, .given) = expression.form, let places = quantity.places {
      let index = entries.firstIndex {
        $0.dimension == quantity.dimension && $0.unit == quantity.unit
      }
      if let index {
        entries[index].places = max(entries[index].places, places)
      } else {
        entries.append(
          Entry(dimension: quantity.dimension, unit: quantity.unit, places: places))
      }
    }
    for child in expression.children { note(child) }
  }
}
