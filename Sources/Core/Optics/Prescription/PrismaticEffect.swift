import Formula
import Numbers

/// What a decentred lens does to light that passes at the pupil's centre: Prentice's rule, for any sphero-cylinder.
///
/// Seen by someone who faces the wearer, x to the right and y up. Prism powers are plain numbers: 0.01 is one prism dioptre.
public struct PrismaticEffect: Sendable, Hashable {
  public let lens: SpheroCylinder
  /// Where the optical centre lies, from the pupil's centre, metres.
  public let horizontal: Double
  public let vertical: Double
  /// The components of the prism towards its base.
  public let horizontalPrism: Double
  public let verticalPrism: Double

  public init(_ lens: SpheroCylinder, horizontal: Double, vertical: Double) {
    self.lens = lens
    self.horizontal = horizontal
    self.vertical = vertical
    let matrix = Self.matrix(of: lens)
    let (x, y) = (("x", horizontal), ("y", vertical))
    let across =
      PrescriptionLaws.horizontalPrism.number(
        ("P_xx", matrix.horizontal), ("P_xy", matrix.mixed), x, y) ?? 0
    let up =
      PrescriptionLaws.verticalPrism.number(
        ("P_xy", matrix.mixed), ("P_yy", matrix.vertical), x, y) ?? 0
    let strength = max(lens.sphere.dioptres.magnitude, lens.cylinder.dioptres.magnitude)
    let scale = strength * max(horizontal.magnitude, vertical.magnitude)
    horizontalPrism = across.settled(beside: scale)
    verticalPrism = up.settled(beside: scale)
  }

  /// The power as a symmetric matrix, dioptres: along x, along y, and what couples them.
  public static func matrix(of lens: SpheroCylinder) -> (
    horizontal: Double, mixed: Double, vertical: Double
  ) {
    let (s, c) = (lens.sphere.dioptres, lens.cylinder.dioptres)
    let scale = max(s.magnitude, c.magnitude)
    let angle = ("A", lens.orientation.radians)
    func value(_ law: Law) -> Double {
      (law.number(("S", s), ("C", c), angle) ?? 0).settled(beside: scale)
    }
    return (
      value(PrescriptionLaws.horizontalPower), value(PrescriptionLaws.mixedPower),
      value(PrescriptionLaws.verticalPower)
    )
  }

  /// The power of the prism, never negative.
  public var power: Double {
    PrescriptionLaws.totalPrism.number(("Δ_x", horizontalPrism), ("Δ_y", verticalPrism)) ?? 0
  }

  /// The direction of the base, radians from 0 to below 2π, anticlockwise from the right; `nil` without prism.
  public var baseDirection: Double? {
    guard horizontalPrism != 0 || verticalPrism != 0 else { return nil }
    let angle = Elementary.atan2(verticalPrism, horizontalPrism)
    return angle < 0 ? angle + 2 * .pi : angle
  }

  /// The horizontal component for an eye, positive with the base in, towards the nose.
  public func baseIn(for eye: EyeSide) -> Double {
    horizontalPrism == 0 ? 0 : eye.nasalDirection * horizontalPrism
  }
}
