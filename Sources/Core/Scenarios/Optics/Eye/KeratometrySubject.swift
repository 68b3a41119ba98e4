import Optics

/// The cornea of a block: one radius, or the two of an astigmatic one.
public struct KeratometrySubject: Sendable, Hashable {
  /// The only meridian, or the flatter one.
  public var flat: Keratometry
  /// The steeper one; `nil` for a round cornea.
  public var steep: Keratometry?
  /// The meridian of the flatter one.
  public var flatMeridian: Meridian
  /// True if the power was given, and the radius follows.
  public var isGivenByPower = false

  public var steepMeridian: Meridian { flatMeridian.perpendicular }

  /// By how much the steeper meridian is stronger, dioptres; 0 for a round cornea.
  public var astigmatism: Double {
    guard let steep else { return 0 }
    return steep.power.dioptres - flat.power.dioptres
  }

  /// How the meridians lie.
  public enum Rule: String, Sendable, Hashable, CaseIterable {
    /// The steeper meridian is within 30° of the vertical.
    case with = "with the rule"
    case against = "against the rule"
    case oblique
  }

  public var rule: Rule? {
    guard astigmatism != 0 else { return nil }
    let fromVertical = (steepMeridian.degrees - 90).magnitude
    if fromVertical <= 30 { return .with }
    return fromVertical >= 60 ? .against : .oblique
  }

  /// The cylinder that a cornea like that asks for, in minus form: its axis is the flatter meridian.
  public var correctingCylinder: Double { 0 - astigmatism }
}
