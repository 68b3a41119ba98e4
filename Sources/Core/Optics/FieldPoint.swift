import Geometry

/// An object point or an image point, seen from the element that makes or meets its light: the tip of an arrow.
public enum FieldPoint: Sendable, Hashable {
  /// So far along the axis and so high above it, in metres from the element's centre: right and up are positive. Finite, and
  /// not in the plane of the element.
  case at(Point)
  /// In the plane of the element, at this height in metres.
  case atElement(height: Double)
  /// Infinitely far, in the direction with this tangent above the axis: its light travels with the slope −tangent.
  case atInfinity(tangent: Double)

  /// The point at a signed distance and a height in metres; distance 0 is the element.
  public init(position: Double, height: Double) {
    self = position == 0 ? .atElement(height: height) : .at(Point(position, height))
  }

  /// The signed distance from the element in metres, positive to the right; `nil` at infinity.
  public var position: Double? {
    switch self {
    case .at(let point): point.x
    case .atElement: 0
    case .atInfinity: nil
    }
  }

  /// The height above the axis in metres; `nil` at infinity.
  public var height: Double? {
    switch self {
    case .at(let point): point.y
    case .atElement(let height): height
    case .atInfinity: nil
    }
  }
}
