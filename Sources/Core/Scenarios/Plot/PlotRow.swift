/// A row of a plot's table: the values of the curves at one value of x, in SI units.
public struct PlotRow: Sendable, Hashable {
  public let x: Double
  /// For each curve in order; `nil` where it has no value, and for one over a parameter.
  public let heights: [Double?]

  public init(x: Double, heights: [Double?]) {
    self.x = x
    self.heights = heights
  }
}
