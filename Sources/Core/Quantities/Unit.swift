/// A unit that an author may write.
public struct Unit: Sendable, Hashable {
  /// The symbol as it is shown: `cm`, `D`, `°`.
  public var symbol: String
  public var dimension: Dimension
  /// How many SI units (metre, dioptre, radian) one of these is.
  public var factor: Double

  public init(_ symbol: String, _ dimension: Dimension, _ factor: Double) {
    self.symbol = symbol
    self.dimension = dimension
    self.factor = factor
  }
}
