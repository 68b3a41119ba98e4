/// A paraxial ray at a plane: how high it is, and how steep.
public struct ParaxialHeight: Sendable, Hashable {
  /// Metres above the axis.
  public var height: Double
  /// dy/dx, with x positive to the right whichever way the light runs.
  public var slope: Double

  public init(height: Double, slope: Double) {
    self.height = height
    self.slope = slope
  }

  /// The same ray in a plane so many metres to the right.
  public func moved(by distance: Double) -> ParaxialHeight {
    ParaxialHeight(height: height + slope * distance, slope: slope)
  }
}
