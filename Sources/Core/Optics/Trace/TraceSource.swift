import Numbers

/// Where the light of a bundle comes from.
public enum TraceSource: Sendable, Hashable {
  /// From infinity: parallel rays, which climb at this angle (radians) on their way to the right.
  case parallel(angle: Double)
  /// From a point, or towards one that lies behind the first surface.
  case point(SpacePoint)

  /// Where along the axis its rays begin, metres; −∞ for light from infinity, and for light that aims at a point.
  func start(before pupil: Double) -> Double {
    switch self {
    case .parallel: -.infinity
    case .point(let point): point.x < pupil ? point.x : -.infinity
    }
  }

  /// The ray of this light that crosses the plane at `x` in a point.
  ///
  /// `nil` for a source in that very plane.
  public func ray(through point: SpacePoint) -> LightRay? {
    switch self {
    case .parallel(let angle):
      return LightRay(
        from: point, towards: SpaceVector(Elementary.cos(angle), Elementary.sin(angle), 0))
    case .point(let source):
      let direction = source.x < point.x ? point - source : source - point
      return source.x == point.x ? nil : LightRay(from: point, towards: direction)
    }
  }
}
