import Formula

/// How an eye is out of focus when it is relaxed, and what corrects it; everything from the cornea.
public struct Ametropia: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case myopia, hypermetropia, emmetropia
  }

  /// The ocular refraction at the cornea, dioptres: negative in myopia.
  public let refraction: Double
  /// How small a refraction is none.
  private let tolerance: Double

  /// - Parameters:
  ///   - refraction: at the cornea, dioptres.
  ///   - tolerance: from where on it counts, dioptres; books round the data of their eyes.
  public init(refraction: Double, tolerance: Double = 1e-7) {
    self.refraction = refraction
    self.tolerance = tolerance
  }

  public var kind: Kind {
    if refraction.magnitude <= tolerance { return .emmetropia }
    return refraction < 0 ? .myopia : .hypermetropia
  }

  /// Metres from the cornea, negative in front; infinite for an eye that is in focus.
  public var farPoint: Double {
    kind == .emmetropia ? .infinity : EyeLaws.farPoint.number(("K", refraction)) ?? .infinity
  }

  /// The lens that corrects from so many metres in front of the cornea; infinite if the far point lies there.
  public func correction(atVertex distance: Double) -> Power {
    guard (1 + distance * refraction).magnitude > ThinLens.tolerance else {
      return Power(dioptres: refraction < 0 ? -.infinity : .infinity)
    }
    let power = EyeLaws.correction.number(("K", refraction), ("d", distance)) ?? 0
    return Power(dioptres: power == 0 ? 0 : power)
  }

  /// B, the vergence at the cornea of light from the nearest point that is seen clearly.
  public func nearVergence(amplitude: Double) -> Double {
    let vergence = EyeLaws.nearVergence.number(("K", refraction), ("A_m", amplitude)) ?? 0
    return vergence.settled(beside: max(refraction.magnitude, amplitude))
  }

  /// That point, metres from the cornea, negative in front; infinite if it is as far as can be.
  public func nearPoint(amplitude: Double) -> Double {
    let vergence = nearVergence(amplitude: amplitude)
    return vergence == 0 ? .infinity : EyeLaws.nearPoint.number(("B", vergence)) ?? .infinity
  }

  /// A = K − U, what an eye must accommodate to see light of this vergence clearly; negative for what is too far.
  public func demand(for vergence: Double) -> Double {
    let demand = EyeLaws.accommodation.number(("K", refraction), ("U", vergence)) ?? 0
    return demand.settled(beside: max(refraction.magnitude, vergence.magnitude))
  }
}
