/// A value with its dimension, and the unit it was written in, if it was.
///
/// Two quantities are equal when value and dimension are; how they were written does not matter.
public struct Quantity: Sendable, Hashable {
  /// The value in SI units (metres, dioptres, radians); `±infinity` is meant, NaN never occurs.
  public var value: Double
  public var dimension: Dimension
  /// The unit in which the author wrote it, or asks to see it; `nil` for a plain number or a derived value.
  public var unit: Unit?
  /// How many digits the author wrote behind the point, in `unit`; `nil` for a derived value. An equation shows a given
  /// quantity with the same digits: 20.0 cm stays 20.0 cm.
  public var places: Int?

  public init(_ value: Double, _ dimension: Dimension, in unit: Unit? = nil, places: Int? = nil) {
    self.value = value
    self.dimension = dimension
    self.unit = unit
    self.places = places
  }

  /// A plain number.
  public static func number(_ value: Double) -> Quantity { Quantity(value, .number) }

  /// So many of a unit: `Quantity(20, .centimetre)`.
  public init(_ amount: Double, _ unit: Unit) {
    self.init(unit.value(of: amount), unit.dimension, in: unit)
  }

  /// How many of the unit this is; the two must be of one dimension.
  public func amount(in unit: Unit) -> Double { unit.amount(of: value) }

  public static func == (left: Quantity, right: Quantity) -> Bool {
    left.value == right.value && left.dimension == right.dimension
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
    hasher.combine(dimension)
  }
}
