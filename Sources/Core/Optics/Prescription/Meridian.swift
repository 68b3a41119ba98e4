import Numbers

/// A plane through the optical axis, by its angle in the TABO scheme: from 0° at the right of someone who faces the wearer,
/// anticlockwise; the same for both eyes.
public struct Meridian: Sendable, Hashable {
  /// From just above 0 to 180, because 0° and 180° are one meridian and the latter is written.
  public let degrees: Double

  /// The meridian at an angle of any size.
  public init(degrees: Double) {
    let rest = degrees.truncatingRemainder(dividingBy: 180)
    // What rounding left of 0° or of 180° is the horizontal meridian.
    let turned = rest > 1e-9 ? rest : rest + 180
    self.degrees = turned > 180 - 1e-9 ? 180 : turned
  }

  /// The meridian at an angle in radians.
  public init(radians: Double) {
    self.init(degrees: radians * 180 / .pi)
  }

  public var radians: Double { degrees * .pi / 180 }

  /// A quarter turn away.
  public var perpendicular: Meridian {
    Meridian(degrees: degrees <= 90 ? degrees + 90 : degrees - 90)
  }

  /// To the right.
  public static let horizontal = Meridian(degrees: 180)
  /// Up.
  public static let vertical = Meridian(degrees: 90)
}
