/// A value with its dimension, and the unit it was written in, if it was.
public struct Quantity: Sendable, Hashable {
  /// The value in SI units (metres, dioptres, radians); `±infinity` is meant, NaN never occurs.
  public var value: Double
  public var dimension: Dimension
  /// The unit in which the author wrote it, or asks to see it; `nil` for a plain number or a derived value.
  public var unit: Unit?

  public init(_ value: Double, _ dimension: Dimension, in unit: Unit? = nil) {
    self.value = value
    self.dimension = dimension
    self.unit = unit
  }
}
