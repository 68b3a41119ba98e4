import Numbers

/// A straight stretch of light in space: a point on it and the direction in which it travels.
public struct LightRay: Sendable, Hashable {
  /// A point of the line.
  public var point: SpacePoint
  /// The direction of travel, of length one.
  public var direction: SpaceVector

  /// - Parameter direction: need not have length one; one of no length counts as along the axis.
  public init(from point: SpacePoint, towards direction: SpaceVector) {
    self.point = point
    let unit = direction.unit
    self.direction = unit.dot(unit) > 0.5 ? unit : SpaceVector(1, 0, 0)
  }

  /// A ray in the plane of the drawing.
  ///
  /// - Parameters:
  ///   - height: where it crosses the plane at `x`, metres above the axis.
  ///   - x: the place of that plane, metres.
  ///   - angle: how steeply it climbs, in radians.
  public init(height: Double, at x: Double = 0, angle: Double = 0) {
    self.init(
      from: SpacePoint(x, height),
      towards: SpaceVector(Elementary.cos(angle), Elementary.sin(angle), 0))
  }

  /// The ray from one point to another.
  public init(from start: SpacePoint, to end: SpacePoint) {
    self.init(from: start, towards: end - start)
  }

  /// Where the line crosses the plane at `x`, continued backwards where needed; `nil` for one that runs along the plane.
  public func point(at x: Double) -> SpacePoint? {
    guard direction.x.magnitude > Self.flat else { return nil }
    let length = (x - point.x) / direction.x
    let found = point + length * direction
    guard found.y.isFinite, found.z.isFinite else { return nil }
    return SpacePoint(x, found.y, found.z)
  }

  /// How steeply a ray in the plane of the drawing climbs on its way along the axis, in radians, between −90° and 90°: a ray that
  /// runs to the left climbs if its height grows to the left.
  public var slopeAngle: Double { Elementary.atan2(direction.y, direction.x.magnitude) }

  /// Where the line of a ray in the plane of the drawing cuts the axis.
  public var axisCrossing: AxisCrossing {
    guard direction.y.magnitude > Self.flat else { return .never }
    let x = point.x - point.y * direction.x / direction.y
    return x.isFinite ? .at(x) : .never
  }

  /// Below this a direction's component is nothing but rounding.
  static let flat = 1e-15
}
