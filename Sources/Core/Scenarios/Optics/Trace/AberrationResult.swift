import Numbers
import Optics

/// The aberrations of a system for one opening and one field.
public struct AberrationResult: Sendable, Hashable {
  public let pupil: EntrancePupil
  /// The third-order sums, for a chief ray that climbs.
  public let seidel: SeidelAnalysis
  /// Rays of the axial point, by their height in the pupil; `nil` for an image at infinity.
  public let curve: AberrationCurve?
  /// The rays of the point at the edge of the field.
  public let spot: SpotDiagram
  /// The plane of the paraxial image, in the coordinates of the system; `nil` for an image at infinity.
  public let focus: Double?
  /// The plane in which the spot is smallest; `nil` if there is none.
  public let bestFocus: Double?
  /// True if the spot is that of a point off the axis.
  public let isOffAxis: Bool

  /// The rings of rays in a spot diagram.
  static let rings = 6

  /// - Parameter source: light from the edge of the field. `nil` if it stands in its own pupil.
  init?(of system: TracedSystem, source: TraceSource, pupil: EntrancePupil) {
    let first = system.surfaces.first?.position ?? 0
    guard
      let marginal = source.onAxis.paraxialRay(
        throughHeight: pupil.radius, of: pupil, at: first),
      let chief = source.paraxialRay(throughHeight: 0, of: pupil, at: first)
    else { return nil }
    self.pupil = pupil
    isOffAxis = source != source.onAxis
    // The signs of the sums are those for a chief ray that climbs.
    let sign = chief.slope < 0 ? -1.0 : 1
    seidel = SeidelAnalysis(
      of: system, marginal: marginal,
      chief: ParaxialHeight(height: sign * chief.height, slope: sign * chief.slope))
    spot = SpotDiagram(of: source, through: system, pupil, rings: Self.rings)
    guard case .at(let focus) = source.paraxialImage(by: system) else {
      (curve, focus, bestFocus) = (nil, nil, nil)
      return
    }
    self.focus = focus
    curve = AberrationCurve(of: source.onAxis, through: system, pupil, focus: focus)
    bestFocus = spot.bestFocus(near: focus)
  }

  /// By how much the ray through the edge of the pupil misses the paraxial image; `nil` if it does not get there.
  public var edge: AberrationCurve.Sample? {
    curve.flatMap { $0.edge == .passed ? $0.samples.last : nil }
  }
}
