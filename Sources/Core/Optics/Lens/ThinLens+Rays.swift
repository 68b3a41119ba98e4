import Geometry

extension ThinLens {
  /// The ray of an object point that crosses the lens at `height` metres; `nil` for an object in the plane of the lens.
  public func ray(from object: FieldPoint, atHeight height: Double) -> ParaxialRay? {
    guard let before = object.slope(atHeight: height) else { return nil }
    return ParaxialRay(
      height: height, slopeBefore: before, slopeAfter: slope(after: before, atHeight: height))
  }

  /// A principal ray of an object point; `nil` where the construction has none:
  ///
  /// - no ray for an object in the plane of the lens;
  /// - no parallel ray for an object at infinity off the axis;
  /// - no focal ray for a plano lens, nor for an object in the first focal plane, where it would run along the lens.
  public func principalRay(_ kind: PrincipalRay, of object: FieldPoint) -> ParaxialRay? {
    switch kind {
    case .parallel:
      guard case .at(let tip) = object else { return nil }
      return ParaxialRay(
        height: tip.y, slopeBefore: 0, slopeAfter: slope(after: 0, atHeight: tip.y))
    case .central: return ray(from: object, atHeight: 0)
    case .focal: return focalRay(of: object)
    }
  }

  private func focalRay(of object: FieldPoint) -> ParaxialRay? {
    guard let focus = firstFocalPoint, !isInFirstFocalPlane(object) else { return nil }
    let slope: Double
    switch object {
    case .at(let tip): slope = tip.y / (tip.x - focus)
    case .atElement: return nil
    case .atInfinity(let tangent): slope = -tangent
    }
    // Parallel to the axis behind the lens by construction, so exactly 0 and not what rounding leaves of it.
    return ParaxialRay(height: -slope * focus, slopeBefore: slope, slopeAfter: 0)
  }

  /// True if light from the object leaves the lens parallel.
  public func isInFirstFocalPlane(_ object: FieldPoint) -> Bool {
    power != .plano && conjugates(of: object).imageKind == .atInfinity
  }
}
