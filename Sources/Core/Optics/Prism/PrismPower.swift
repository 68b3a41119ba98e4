import Formula
import Numbers
import Quantities

/// A prism as an optometrist writes it: a power and the direction of its base.
public struct PrismPower: Sendable, Hashable {
  /// The tangent of the deviation: 0.01 for one prism dioptre; not negative.
  public let power: Double
  /// The direction of the base as seen by the examiner, radians, counter-clockwise from the right (TABO), from 0 to less than a whole
  /// turn; `nil` without power, or where it was not said.
  public let base: Double?

  public init(power: Double, base: Double?) {
    self.power = power
    self.base = base
  }

  /// The part along the horizontal, positive with the base to the examiner's right.
  public var horizontal: Double? { component(PrismLaws.horizontal) }

  /// The part along the vertical, positive with the base up.
  public var vertical: Double? { component(PrismLaws.vertical) }

  private func component(_ law: Law) -> Double? {
    if power == 0 { return 0 }
    guard let base,
      let value = law.number(of: [("P", .number(power)), ("β", .init(base, .angle))])
    else { return nil }
    // The sine of half a turn is not exactly 0.
    return value.magnitude < 1e-15 * power ? 0 : value
  }

  /// By how much light is turned, radians.
  public var deviation: Double {
    PrismLaws.deviationByPower.number(("P", power)) ?? 0
  }

  /// How far aside light arrives at a distance, metres.
  public func displacement(at distance: Double) -> Double? {
    PrismLaws.displacement.number(("P", power), ("z", distance))
  }

  /// The apex angle of a thin prism of an index in air with this power, radians; `nil` if the index is that of air.
  public func thinApex(index: Double) -> Double? {
    PrismLaws.thinApex.number(of: [("δ", .init(deviation, .angle)), ("n", .number(index))])
  }

  /// The prism that does what several in a row do, by the sum of their components; what only rounding has left is no power.
  public init?(combining prisms: [PrismPower]) {
    var (horizontal, vertical, size) = (0.0, 0.0, 0.0)
    for prism in prisms {
      guard let x = prism.horizontal, let y = prism.vertical else { return nil }
      horizontal += x
      vertical += y
      size = max(size, prism.power)
    }
    if horizontal.magnitude <= 1e-12 * size { horizontal = 0 }
    if vertical.magnitude <= 1e-12 * size { vertical = 0 }
    power =
      PrismLaws.resultant.number(("H", horizontal), ("V", vertical)) ?? 0
    var angle = Elementary.atan2(vertical, horizontal)
    if angle < 0 { angle += 2 * .pi }
    base = power == 0 ? nil : angle
  }
}
