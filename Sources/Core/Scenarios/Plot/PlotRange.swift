import Numbers

/// The stretch of values that an axis shows, or over which a curve is drawn, in SI units.
public struct PlotRange: Sendable, Hashable {
  public let lower: Double
  /// Greater than `lower`.
  public let upper: Double
  public let scale: PlotScale

  /// - Parameters:
  ///   - lower: above zero on a logarithmic scale.
  ///   - upper: greater than `lower`; both finite.
  public init(_ lower: Double, _ upper: Double, _ scale: PlotScale = .linear) {
    self.lower = lower
    self.upper = upper
    self.scale = scale
  }

  /// How far along the axis a value lies: 0 at the lower end, 1 at the upper; `nil` for a value that a logarithmic axis does not have.
  public func fraction(of value: Double) -> Double? {
    switch scale {
    case .linear: return (value - lower) / (upper - lower)
    case .logarithmic:
      guard value > 0 else { return nil }
      return Elementary.log(value / lower) / Elementary.log(upper / lower)
    }
  }

  /// The value at a fraction of the way; both ends are met exactly.
  public func value(at fraction: Double) -> Double {
    if fraction <= 0 { return lower }
    if fraction >= 1 { return upper }
    switch scale {
    case .linear: return lower + fraction * (upper - lower)
    case .logarithmic: return lower * Elementary.pow(upper / lower, fraction)
    }
  }

  /// True for a value on the axis, its ends included, seen through the noise of a few operations.
  public func contains(_ value: Double) -> Bool {
    guard let fraction = fraction(of: value) else { return false }
    return fraction >= -1e-9 && fraction <= 1 + 1e-9
  }
}
