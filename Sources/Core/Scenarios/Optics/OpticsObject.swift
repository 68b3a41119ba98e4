import Geometry
import Optics

/// The object of an optics block: as the author described it, and as the lens sees it.
public struct OpticsObject: Sendable, Hashable {
  /// By which of its quantities the author placed it.
  public enum Placement: Sendable, Hashable {
    case distance, position, vergence
  }

  public var placement: Placement
  /// In metres, positive in front of the lens; infinity for an object at infinity.
  public var distance: Double
  /// Where it is, exactly.
  public var point: FieldPoint
  /// The height as the author said it or as follows from the angle, in metres; `nil` if it was left open.
  public var height: Double?
  /// The direction above the axis, in radians, if that is how the author said it.
  public var angle: Double?
  /// From where on objects count as infinitely far, if the author says so.
  public var opticalInfinity: OpticalInfinity?

  public init(placement: Placement, distance: Double, point: FieldPoint) {
    self.placement = placement
    self.distance = distance
    self.point = point
  }

  /// True if the object has a distance and yet counts as infinitely far.
  public var isFarByRule: Bool {
    guard let opticalInfinity, point.kindAsObject == .real else { return false }
    return opticalInfinity.holds(forDistance: distance)
  }

  /// What the lens is shown: the point itself, or its direction if it counts as infinitely far.
  public var seen: FieldPoint {
    guard isFarByRule, case .at(let tip) = point else { return point }
    return .atInfinity(tangent: tip.y / distance)
  }
}
