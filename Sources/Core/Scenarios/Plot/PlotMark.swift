import Geometry

/// Something of a plot that is no curve, in SI units.
public struct PlotMark: Sendable, Hashable {
  public enum Form: Sendable, Hashable {
    case point(Point)
    /// A line across the plot at a value of x.
    case vertical(Double)
    /// A line across the plot at a value of y.
    case horizontal(Double)
  }

  public let form: Form
  /// What the author calls it.
  public let label: String?

  public init(_ form: Form, label: String? = nil) {
    self.form = form
    self.label = label
  }
}
