/// How the rays of an axial point miss its paraxial image, for heights in the pupil from the axis to the edge.
public struct AberrationCurve: Sendable, Hashable {
  /// One height and what became of its ray.
  public struct Sample: Sendable, Hashable {
    /// In the pupil, metres.
    public let height: Double
    /// How far behind the paraxial image the ray cuts the axis, metres along x: negative for undercorrected light that runs to
    /// the right.
    public let longitudinal: Double
    /// How high it pierces the plane of the paraxial image, metres.
    public let transverse: Double
  }

  /// In rising order of height; rays that do not get through are left out. On the axis both are 0.
  public let samples: [Sample]
  /// The fate of the ray at the edge.
  public let edge: RayFate

  /// - Parameters:
  ///   - source: a point on the axis, or light parallel to it.
  ///   - focus: where its paraxial image lies, metres.
  ///   - count: how many heights besides that on the axis, at most 1000.
  public init(
    of source: TraceSource, through system: TracedSystem, _ pupil: EntrancePupil, focus: Double,
    count: Int = 24
  ) {
    var samples = [Sample(height: 0, longitudinal: 0, transverse: 0)]
    let count = max(1, min(1000, count))
    var edge = RayFate.passed
    for step in 1...count {
      let height = pupil.radius * Double(step) / Double(count)
      let point = SpacePoint(pupil.position, height)
      guard let traced = source.trace(through: point, of: pupil, in: system) else { continue }
      edge = traced.fate
      guard let outgoing = traced.outgoing, case .at(let crossing) = outgoing.axisCrossing,
        let pierced = outgoing.point(at: focus)
      else { continue }
      samples.append(
        Sample(
          height: height, longitudinal: Self.cleared(crossing - focus, beside: focus),
          transverse: Self.cleared(pierced.y, beside: focus)))
    }
    self.samples = samples
    self.edge = edge
  }

  /// What only rounding has left of nothing is nothing: less than a ten-billionth of a wavelength for a metre.
  static func cleared(_ length: Double, beside size: Double) -> Double {
    length.magnitude <= 1e-14 + 1e-13 * size.magnitude ? 0 : length
  }
}
