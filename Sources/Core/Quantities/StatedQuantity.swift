import Diagnostics
import Numbers

/// A value as a book states it, with how exactly it is meant: `20 cm`, `20 cm ± 1 mm`, `-1 ± 1%`.
public struct StatedQuantity: Sendable, Hashable {
  public var quantity: Quantity
  /// How far the computed value may be from it, in SI units: what was written behind `±`, else half the last digit written.
  /// A fraction or infinity, and rounding noise, is compared with a relative 1e-9.
  public var tolerance: Double

  public init(_ quantity: Quantity, tolerance: Double) {
    self.quantity = quantity
    self.tolerance = tolerance
  }

  /// Whether a computed value agrees: of the same dimension, and not farther away than the tolerance.
  public func agrees(with computed: Quantity) -> Bool {
    guard computed.dimension == quantity.dimension else { return false }
    if computed.value == quantity.value { return true }
    guard computed.value.isFinite, quantity.value.isFinite else { return false }
    let noise = 1e-9 * max(quantity.value.magnitude, tolerance)
    return (computed.value - quantity.value).magnitude <= tolerance + noise
  }
}
