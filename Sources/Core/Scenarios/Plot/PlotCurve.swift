import Geometry

/// A curve of a plot, worked out: its points, and what is notable about it.
public struct PlotCurve: Sendable, Hashable {
  /// What the author calls it.
  public let label: String?
  /// The unbroken stretches, each as points in SI units, close enough together that straight lines between them cannot be told
  /// from the curve. A curve is broken at a pole, at a jump, and where it has no value.
  public let branches: [[Point]]
  /// Where it grows beyond all bounds: values of x.
  public let poles: [Double]
  /// Where it crosses zero: values of x.
  public let zeros: [Double]
  /// The highest and the lowest of its turning points; `nil` if it has none. The ends of the range are not among them.
  public let maximum: Point?
  public let minimum: Point?
  /// True if x and y both follow a parameter.
  public let isParametric: Bool

  public init(
    label: String?, branches: [[Point]], poles: [Double] = [], zeros: [Double] = [],
    maximum: Point? = nil, minimum: Point? = nil, isParametric: Bool = false
  ) {
    self.label = label
    self.branches = branches
    self.poles = poles
    self.zeros = zeros
    self.maximum = maximum
    self.minimum = minimum
    self.isParametric = isParametric
  }

  /// Where it begins and ends.
  public var start: Point? { branches.first?.first }
  public var end: Point? { branches.last?.last }
}
