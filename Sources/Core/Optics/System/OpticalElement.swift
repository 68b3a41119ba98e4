/// One plane of a system at which light is refracted, reflected or limited: a thin lens, a surface, a mirror, a stop.
///
/// A lens with thickness is two of them, one for each surface.
public struct OpticalElement: Sendable, Hashable {
  /// What stands in the plane.
  public enum Kind: Sendable, Hashable {
    /// A thin lens.
    case lens
    /// A refracting surface with its radius in metres, positive where the centre lies further along the light; infinity is a
    /// plane.
    case surface(radius: Double)
    /// A mirror with its radius in metres, positive where the centre lies behind it, as seen by the light; infinity is a plane.
    case mirror(radius: Double)
    /// An opening.
    case stop
    /// Where an image is caught.
    case screen
    /// A plane to measure from; it does nothing.
    case reference
  }

  public var kind: Kind
  /// Where it stands, metres from the first element along the light; after a mirror the path is unfolded.
  public var position: Double
  /// In place, between its two media.
  public var power: Power
  /// What the light goes on in.
  public var after: Medium
  /// The diameter of its opening in metres; `nil` when none is given.
  public var aperture: Double?
  /// What its shape is besides a sphere: the conic constant, 0 for a sphere, −1 for a paraboloid.
  public var conic = 0.0

  public init(
    _ kind: Kind, at position: Double, power: Power = .plano, after: Medium = .air,
    aperture: Double? = nil
  ) {
    self.kind = kind
    self.position = position
    self.power = power
    self.after = after
    self.aperture = aperture
  }

  /// True if cardinal points and pupils are measured from such an element, and the matrix begins or ends there.
  public var isMeasuredFrom: Bool {
    switch kind {
    case .stop, .screen: false
    case .lens, .surface, .mirror, .reference: true
    }
  }

  /// True if light turns round.
  public var reflects: Bool {
    if case .mirror = kind { true } else { false }
  }
}
