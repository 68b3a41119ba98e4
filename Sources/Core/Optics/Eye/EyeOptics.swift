import Formula

/// What follows from an eye's surfaces: its power, its principal points, its refraction, where its light comes together.
public struct EyeOptics: Sendable, Hashable {
  public let eye: Eye
  /// The equivalent power, dioptres.
  public let power: Double
  /// The cardinal points, from the cornea, metres.
  public let points: CardinalPoints
  /// From the second principal point to the retina, metres.
  public let imageLength: Double

  /// `nil` for an eye without power, and for one whose retina lies in its second principal plane.
  public init?(_ eye: Eye) {
    let system = eye.system
    guard let points = system.cardinalPoints else { return nil }
    let back = system.backVertex
    self.eye = eye
    power = system.power.dioptres
    self.points = CardinalPoints(
      firstFocal: points.firstFocal, secondFocal: back + points.secondFocal,
      firstPrincipal: points.firstPrincipal, secondPrincipal: back + points.secondPrincipal,
      firstNodal: points.firstNodal, secondNodal: back + points.secondNodal,
      firstFocalLength: points.firstFocalLength, secondFocalLength: points.secondFocalLength)
    imageLength = eye.length - (back + points.secondPrincipal)
    guard imageLength != 0 else { return nil }
  }

  /// K′ = n′/k′, the vergence behind the eye that focuses on the retina.
  public var dioptricLength: Double {
    EyeLaws.dioptricLength.number(("n'", eye.index), ("k'", imageLength)) ?? 0
  }

  /// K, the vergence at the first principal point that is focused on the retina: negative in myopia.
  public var refraction: Double {
    let refraction = EyeLaws.refraction.number(("K'", dioptricLength), ("P", power)) ?? 0
    return refraction.magnitude <= ThinLens.tolerance * power.magnitude ? 0 : refraction
  }

  /// The same at the cornea; `nil` if the far point lies in it.
  public var refractionAtCornea: Double? {
    let shift = points.firstPrincipal
    guard (1 + shift * refraction).magnitude > ThinLens.tolerance else { return nil }
    return EyeLaws.refractionAtCornea.number(("K", refraction), ("e", shift))
  }

  /// Vergence at the cornea, dioptres, as it is at the first principal point; `nil` if the light comes together there.
  public func atPrincipalPoint(_ vergence: Double) -> Double? {
    let shift = points.firstPrincipal
    guard (1 - shift * vergence).magnitude > ThinLens.tolerance else { return nil }
    return EyeLaws.refractionFromCornea.number(("K_c", vergence), ("e", shift))
  }

  /// The length from the cornea at which the retina has light with a vergence at the cornea in focus; `nil` if there is none.
  public func length(focusing vergence: Double) -> Double? {
    guard let own = atPrincipalPoint(vergence),
      let length = EyeLaws.lengthOfEye.number(("n'", eye.index), ("K", own), ("P", power)),
      length.isFinite
    else { return nil }
    return points.secondPrincipal + length
  }

  /// Where light with a vergence at the cornea comes together, metres from the cornea; `nil` if it does not within the eye's
  /// medium.
  ///
  /// - Parameter accommodation: what is added to the power at the principal points.
  public func focus(of vergence: Double, accommodation: Double = 0) -> Double? {
    guard let arriving = atPrincipalPoint(vergence) else { return nil }
    let leaving = arriving + power + accommodation
    guard leaving.magnitude > ThinLens.tolerance * power.magnitude else { return nil }
    return points.secondPrincipal + eye.index / leaving
  }

  /// The diameter of the blur disc on the retina of light with a vergence at the cornea.
  public func blur(of vergence: Double, accommodation: Double = 0, pupil: Double) -> Double? {
    guard let arriving = atPrincipalPoint(vergence) else { return nil }
    let blur = EyeLaws.blur.number(
      ("D", pupil), ("K", refraction), ("U", arriving), ("A", accommodation),
      ("K'", dioptricLength))
    return blur.map { $0.magnitude.settled(beside: pupil * 1e3) }
  }
}
