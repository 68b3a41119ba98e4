/// Where the rays of one object point pierce a plane behind a system.
public struct SpotDiagram: Sendable, Hashable {
  /// The rays behind the last surface that got through.
  public let rays: [LightRay]
  /// How many did not.
  public let lostCount: Int

  /// Traces the light of a source through so many rings of points of the pupil.
  public init(
    of source: TraceSource, through system: TracedSystem, _ pupil: EntrancePupil, rings: Int
  ) {
    let points = pupil.points(rings: rings)
    var found: [LightRay] = []
    found.reserveCapacity(points.count)
    for point in points {
      guard let outgoing = source.trace(through: point, of: pupil, in: system)?.outgoing,
        outgoing.direction.x.magnitude > 1e-6
      else { continue }
      found.append(outgoing)
    }
    rays = found
    lostCount = points.count - found.count
  }

  /// The points in the plane at `x`.
  public func points(at x: Double) -> [SpacePoint] { rays.compactMap { $0.point(at: x) } }

  /// The root of the mean square distance of the points from their centre of gravity, in metres; `nil` without points.
  public func radius(at x: Double) -> Double? {
    let points = points(at: x)
    guard let centre = Self.centre(of: points) else { return nil }
    let sum = points.reduce(0.0) { sum, point in
      let (dy, dz) = (point.y - centre.y, point.z - centre.z)
      return sum + dy * dy + dz * dz
    }
    let radius = (sum / Double(points.count)).squareRoot()
    return radius.isFinite ? AberrationCurve.cleared(radius, beside: x) : nil
  }

  /// The distance of the farthest point from the centre of gravity, in metres; `nil` without points.
  public func greatestRadius(at x: Double) -> Double? {
    let points = points(at: x)
    guard let centre = Self.centre(of: points) else { return nil }
    return points.map { point in
      let (dy, dz) = (point.y - centre.y, point.z - centre.z)
      return (dy * dy + dz * dz).squareRoot()
    }.max()
  }

  /// The centre of gravity of the points in the plane at `x`; `nil` without points.
  public func centre(at x: Double) -> SpacePoint? { Self.centre(of: points(at: x)) }

  /// The plane in which the spot is smallest; `nil` if the rays are parallel, or there are none.
  ///
  /// The mean square is quadratic in x, so the place is exact.
  ///
  /// - Parameter reference: a plane near it, for the sake of digits.
  public func bestFocus(near reference: Double) -> Double? {
    let points = points(at: reference)
    guard points.count == rays.count, let centre = Self.centre(of: points) else { return nil }
    let slopes = rays.map {
      (y: $0.direction.y / $0.direction.x, z: $0.direction.z / $0.direction.x)
    }
    let count = Double(slopes.count)
    let mean = slopes.reduce((y: 0.0, z: 0.0)) { ($0.y + $1.y / count, $0.z + $1.z / count) }
    var together = 0.0
    var spread = 0.0
    for (point, slope) in zip(points, slopes) {
      let (dy, dz) = (slope.y - mean.y, slope.z - mean.z)
      together += (point.y - centre.y) * dy + (point.z - centre.z) * dz
      spread += dy * dy + dz * dz
    }
    guard spread > 1e-24 * count else { return nil }
    let shift = AberrationCurve.cleared(together / spread, beside: reference)
    let place = reference - shift
    return place.isFinite ? place : nil
  }

  private static func centre(of points: [SpacePoint]) -> SpacePoint? {
    guard let first = points.first else { return nil }
    let count = Double(points.count)
    let sum = points.reduce(SpacePoint(first.x, 0)) {
      SpacePoint(first.x, $0.y + $1.y, $0.z + $1.z)
    }
    return SpacePoint(first.x, sum.y / count, sum.z / count)
  }
}
