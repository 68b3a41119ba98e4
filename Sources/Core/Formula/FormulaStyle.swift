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
  ///
  /// - Parameter answer: what comes out; the terms of a sum have as many digits as are needed to see how.
  public func keepingDigits(of expression: Expression, for answer: Quantity? = nil) -> FormulaStyle
  {
    var style = self
    style.note(expression)
    return answer.map { style.reaching($0, from: expression) } ?? style
  }

  private mutating func note(_ expression: Expression) {
    // Plain numbers have nothing to do with one another: an index and a magnification need not have as many digits.
    if case .quantity(let quantity, .given) = expression.form, let places = quantity.places,
      quantity.dimension != .number
    {
      keep(min(places, Self.mostPlaces), of: quantity.dimension, in: quantity.unit)
    }
    for child in expression.children { note(child) }
  }

  /// An angle given to a billionth of a degree does not ask as much of others: 90°, and not 90.000000000°.
  private static let mostPlaces = 4

  /// Lets quantities in a unit have so many digits behind the point at least.
  mutating func keep(_ places: Int, of dimension: Dimension, in unit: Unit?) {
    let index = entries.firstIndex { $0.dimension == dimension && $0.unit == unit }
    if let index {
      entries[index].places = max(entries[index].places, places)
    } else {
      entries.append(Entry(dimension: dimension, unit: unit, places: places))
    }
  }
}
