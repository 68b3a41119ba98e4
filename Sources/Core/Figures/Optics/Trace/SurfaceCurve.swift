import Drawing
import Geometry
import Numbers
import Optics

/// The section of a surface as it is drawn: its true curve, from one height to another.
struct SurfaceCurve {
  let surface: TracedSurface
  let scale: AxialScale
  /// How far from the axis it reaches, metres.
  let half: Double

  /// A cubic each for so many parts of one half.
  private static let parts = 8

  init(_ surface: TracedSurface, half: Double, scale: AxialScale) {
    self.surface = surface
    self.half = half
    self.scale = scale
  }

  /// The upper end, and the lower one, pixels.
  var top: Point { point(at: half) }
  var bottom: Point { point(at: -half) }

  /// The point of the curve at a height in metres.
  func point(at height: Double) -> Point {
    scale.point(Point(surface.position + (surface.profile.sag(at: height) ?? 0), height))
  }

  /// The two parts beside a hole around the axis, of this half height in metres; the whole curve for none.
  func pieces(sparing hole: Double) -> [[Curve]] {
    guard hole > 0, hole < half else { return [curves] }
    let count = curves.count
    let share = hole / half
    let inner = max(1, min(count / 2, Int((Double(count) / 2 * share).rounded(.up))))
    return [Array(curves.prefix(count / 2 - inner)), Array(curves.suffix(count / 2 - inner))]
      .filter { !$0.isEmpty }
  }

  /// Cubics from top to bottom, with the true tangents.
  var curves: [Curve] {
    if surface.profile.curvature == 0 { return [.line(top, bottom)] }
    // By an angle where the curve ends at an equator, whose tangent is along the axis.
    let greatest = surface.profile.greatestHeight
    let isClosed = greatest.isFinite && half > 0.5 * greatest
    let count = 2 * Self.parts
    let samples = (0...count).map { step -> (point: Point, tangent: Vector) in
      let share = 1 - 2 * Double(step) / Double(count)
      guard isClosed else { return sample(at: half * share, per: -2 * half / Double(count)) }
      let limit = Elementary.asin(min(1, half / greatest))
      return sample(
        atAngle: limit * share, greatest: greatest, per: -2 * limit / Double(count))
    }
    return (1...count).map { step in
      let (first, second) = (samples[step - 1], samples[step])
      return .cubic(
        first.point, first.point + (1.0 / 3) * first.tangent,
        second.point - (1.0 / 3) * second.tangent, second.point)
    }
  }

  private func sample(at height: Double, per step: Double) -> (point: Point, tangent: Vector) {
    let normal = surface.profile.normal(
      at: SpacePoint(surface.profile.sag(at: height) ?? 0, height))
    let slope = normal.x == 0 ? 0 : -normal.y / normal.x
    let along = Vector(scale.along * slope * step, -scale.across * step)
    return (point(at: height), along)
  }

  /// Height = greatest × sine of the angle, so that the sag is smooth up to the equator.
  private func sample(atAngle angle: Double, greatest: Double, per step: Double)
    -> (point: Point, tangent: Vector)
  {
    let profile = surface.profile
    let (sine, cosine) = (Elementary.sin(angle), Elementary.cos(angle))
    let rise = greatest * cosine * step
    // The sag is (1 − cos)/((1 + k) c) on a closed conic.
    let slide = sine / ((1 + profile.conic) * profile.curvature) * step
    return (
      point(at: greatest * sine), Vector(scale.along * slide, -scale.across * rise)
    )
  }

  /// The curve as a path from top to bottom.
  var path: Path {
    var path = Path()
    path.move(to: top)
    for curve in curves { path.add(curve) }
    return path
  }
}
