import Numbers
import Optics

/// The eye of a block, and what it looks at.
public struct EyeSubject: Sendable, Hashable {
  /// How the author described the eye.
  public enum Source: Sendable, Hashable {
    case model(EyeModel)
    case surfaces
    /// A reduced eye, by its power and its length.
    case reduced
    /// A reduced eye, by its refractive error.
    case error
  }

  public var optics: EyeOptics
  public var ametropia: Ametropia
  public var source: Source
  /// How much it can accommodate, dioptres; `nil` if that is not said.
  public var amplitude: Double?
  /// How much it accommodates, if that is said.
  public var statedAccommodation: Double?
  /// The diameter of the pupil, metres.
  public var pupil: Double?
  /// In front of the cornea, where a correction is worn, metres.
  public var vertex: Double?
  /// The lens that it wears.
  public var lens: SpectacleLens?
  /// True if that is its full correction.
  public var isCorrected = false
  public var object: OpticsObject?

  init(_ optics: EyeOptics, _ ametropia: Ametropia, source: Source) {
    self.optics = optics
    self.ametropia = ametropia
    self.source = source
  }

  /// The lens that makes far light focus on the retina, where a correction is worn.
  public var correction: Power { ametropia.correction(atVertex: vertex ?? 0) }

  /// Where the target is, metres from the cornea, negative in front; infinite for a far one, or if there is none.
  public var target: Double {
    guard let object, object.distance.isFinite, !object.isFarByRule else { return -.infinity }
    return 0 - object.distance
  }

  /// The vergence at the cornea of the light from the target, or of far light; `nil` where the light comes together there.
  public var vergence: Double? {
    (lens ?? SpectacleLens(power: .plano, vertex: 0)).vergence(ofTarget: target)
  }

  /// The lens that changes what it sees clearly: the one that it wears, unless that is plano.
  public var seeingLens: SpectacleLens? { lens.flatMap { $0.power.dioptres == 0 ? nil : $0 } }

  /// The farthest point that it sees clearly, through its lens if it wears one: metres from the cornea, negative in front, infinite
  /// for a far one; `nil` where that has no place.
  public var seenFarPoint: Double? {
    guard let seeingLens else { return ametropia.farPoint }
    return seeingLens.target(giving: ametropia.refraction)
  }

  /// The nearest point, likewise; `nil` too where its amplitude is not known.
  public var seenNearPoint: Double? {
    guard let amplitude else { return nil }
    guard let seeingLens else { return ametropia.nearPoint(amplitude: amplitude) }
    return seeingLens.target(giving: ametropia.nearVergence(amplitude: amplitude))
  }

  /// What the eye must accommodate for it.
  public var demand: Double? { vergence.map { ametropia.demand(for: $0) } }

  /// What it does accommodate: as said, or as much as it needs and can.
  public var accommodation: Double {
    if let statedAccommodation { return statedAccommodation }
    guard let demand, let amplitude else { return 0 }
    return min(max(0, demand), amplitude)
  }

  /// Dioptres that nobody sees, and that are shown as 0.00 D.
  public static let tolerance = 0.005

  /// Whether it sees the target clearly; `nil` where its amplitude is not known.
  public var isClear: Bool? {
    guard let demand else { return amplitude == nil ? nil : false }
    if let statedAccommodation {
      return (demand - statedAccommodation).magnitude <= Self.tolerance
    }
    guard let amplitude else { return nil }
    return demand >= -Self.tolerance && demand <= amplitude + Self.tolerance
  }

  /// What accommodation adds to the power at the principal points: of a clear target just what it needs there, which for an eye whose
  /// principal points are not at the cornea is a little less than at the cornea.
  public var addedPower: Double {
    guard isClear == true, accommodation > 0, let vergence,
      let arriving = optics.atPrincipalPoint(vergence)
    else { return accommodation }
    return optics.refraction - arriving
  }

  /// Where its light comes together, metres from the cornea; `nil` if nowhere in the eye's medium.
  public var focus: Double? {
    vergence.flatMap { optics.focus(of: $0, accommodation: addedPower) }
  }

  /// The blur disc on the retina.
  public var blur: Double? {
    guard let vergence, let pupil else { return nil }
    return optics.blur(of: vergence, accommodation: addedPower, pupil: pupil)
  }

  /// Where the focus lies beside the retina.
  public enum FocusSide: String, Sendable, Hashable, CaseIterable {
    case onRetina = "on the retina"
    case inFront = "in front of the retina"
    case behind = "behind the retina"
  }

  public var focusSide: FocusSide? {
    guard let focus else { return nil }
    let rest = demand.map { ($0 - accommodation).magnitude }
    if isClear == true || rest.map({ $0 <= Self.tolerance }) == true { return .onRetina }
    // What the data of the books leave of an emmetropic eye is on the retina.
    let slack = ametropia.kind == .emmetropia ? 1e-3 : 1e-9
    let distance = focus - optics.eye.length
    if distance.magnitude <= slack * optics.eye.length { return .onRetina }
    // Light that diverges in the eye would have come from in front of it, and meets behind the retina only if at all.
    return distance < 0 && focus > 0 ? .inFront : .behind
  }

  /// The same eye with its full correction, where a correction is worn; as it is if there is none.
  public var corrected: EyeSubject {
    guard correction.dioptres.isFinite else { return self }
    var eye = self
    eye.lens = SpectacleLens(power: correction, vertex: vertex ?? 0)
    eye.isCorrected = true
    return eye
  }

  /// The height of the image on the retina, by the ray through the nodal points; signed.
  public var imageHeight: Double? {
    guard let object, let slope = slope(of: object) else { return nil }
    return -slope * (optics.eye.length - optics.points.secondNodal)
  }

  private func slope(of object: OpticsObject) -> Double? {
    if let angle = object.angle, object.distance.isInfinite { return Elementary.tan(angle) }
    guard let height = object.height, object.distance.isFinite else { return nil }
    let distance = object.distance + optics.points.firstNodal
    return distance > 0 ? height / distance : nil
  }
}
