/// The form of a surface of revolution whose section is a conic: c (ρ² + (1 + k) x²) = 2x, x from its vertex along the axis.
///
/// k = 0 is a sphere, −1 a paraboloid, between them prolate ellipsoids, below −1 hyperboloids (of which only the sheet of the
/// vertex counts), above 0 oblate ellipsoids.
public struct ConicProfile: Sendable, Hashable {
  /// c = 1/r in 1/m, positive where the centre of curvature lies to the right; 0 is a plane.
  public var curvature: Double
  /// k, also called the conic constant: minus the square of the eccentricity.
  public var conic: Double

  /// - Parameter radius: of curvature at the vertex, metres, positive where the centre lies to the right; infinite is a plane.
  public init(radius: Double, conic: Double = 0) {
    curvature = radius.isInfinite || radius == 0 ? 0 : 1 / radius
    self.conic = conic
  }

  public static let plane = ConicProfile(radius: .infinity)

  /// r in metres; infinite for a plane.
  public var radius: Double { curvature == 0 ? .infinity : 1 / curvature }

  /// The height above the axis, in metres, beyond which there is no surface: |r| for a sphere; infinite for an open conic.
  public var greatestHeight: Double {
    curvature != 0 && 1 + conic > 0
      ? 1 / (curvature.magnitude * (1 + conic).squareRoot()) : .infinity
  }

  /// How far the surface lies behind the tangent plane of its vertex at this height, in metres; `nil` beyond its greatest height.
  ///
  /// c ρ² / (1 + √(1 − (1 + k) c² ρ²)), which is r − √(r² − ρ²) for a sphere without its loss of digits.
  public func sag(at height: Double) -> Double? {
    let bent = curvature * height
    var root = 1 - (1 + conic) * bent * bent
    if root < 0, root > -Self.rounding { root = 0 }
    guard root >= 0, root.isFinite else { return nil }
    return bent * height / (1 + root.squareRoot())
  }

  /// ρ²/(2r): the sag of the osculating paraboloid.
  public func approximateSag(at height: Double) -> Double { curvature * height * height / 2 }

  /// Twice 10⁻¹³ is what rounding leaves of nothing in the squares of sines.
  static let rounding = 2e-13

  /// A vector across the surface at a point of it, which points to the right at the vertex; of length one.
  ///
  /// - Parameter point: from the vertex.
  public func normal(at point: SpacePoint) -> SpaceVector {
    SpaceVector(
      1 - curvature * (1 + conic) * point.x, -curvature * point.y, -curvature * point.z
    ).unit
  }

  /// Where a ray meets the surface on the side of its vertex, from the vertex; `nil` if it misses it.
  ///
  /// The ray is first brought to the tangent plane of the vertex, then to the nearer of the two points in which its line cuts
  /// the conic (Welford, Aberrations of Optical Systems, 1986, section 4.3). At that one light crosses the surface in the
  /// direction in which it travels along the axis.
  ///
  /// - Parameter ray: with its point measured from the vertex.
  public func meeting(with ray: LightRay) -> SpacePoint? {
    guard let start = ray.point(at: 0) else { return nil }
    let direction = ray.direction
    guard curvature != 0 else { return start }
    let onPlane = curvature * start.squaredHeight
    let along = direction.x - curvature * (start.y * direction.y + start.z * direction.z)
    let square = curvature * (1 + conic * direction.x * direction.x)
    var root = along * along - onPlane * square
    if root < 0, root > -Self.rounding * along * along { root = 0 }
    guard root >= 0, root.isFinite else { return nil }
    let denominator = along + (direction.x > 0 ? root.squareRoot() : -root.squareRoot())
    guard denominator != 0 || onPlane == 0 else { return nil }
    let length = onPlane == 0 ? 0 : onPlane / denominator
    let point = start + length * direction
    let isOnVertexSide = 1 - curvature * (1 + conic) * point.x >= -1e-12
    guard isOnVertexSide, point.x.isFinite, point.y.isFinite, point.z.isFinite else { return nil }
    return point
  }
}
