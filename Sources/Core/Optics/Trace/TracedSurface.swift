/// One surface of a system through which rays are traced exactly.
public struct TracedSurface: Sendable, Hashable {
  /// What the surface does to light.
  public enum Action: Sendable, Hashable {
    /// It lets light into a medium of this refractive index.
    case refracts(into: Double)
    /// It sends light back.
    case reflects
    /// It only lets pass what goes through its opening.
    case limits
  }

  /// Where its vertex stands on the axis, metres; positive to the right.
  public var position: Double
  public var profile: ConicProfile
  public var action: Action
  /// Half the diameter within which light gets through, metres; `nil` if it is not limited.
  public var semiAperture: Double?

  public init(
    at position: Double, _ profile: ConicProfile, _ action: Action, semiAperture: Double? = nil
  ) {
    self.position = position
    self.profile = profile
    self.action = action
    self.semiAperture = semiAperture
  }

  /// A ray measured from the vertex of this surface.
  func fromVertex(_ ray: LightRay) -> LightRay {
    var moved = ray
    moved.point.x -= position
    return moved
  }

  /// True if a point at this squared height is outside the opening.
  func blocks(squaredHeight: Double) -> Bool {
    guard let semiAperture else { return false }
    return squaredHeight > semiAperture * semiAperture * (1 + 1e-9)
  }
}
