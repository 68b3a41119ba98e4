import Formula
import Numbers
import Quantities

/// A prism in its principal section: two plane faces that meet at the apex.
public struct Prism: Sendable, Hashable {
  /// The angle between the faces, radians, between 0 and half a turn.
  public let apex: Double
  /// Of the material.
  public let index: Double
  /// Of the medium around it.
  public let surroundings: Double

  public init(apex: Double, index: Double, surroundings: Double = 1) {
    self.apex = apex
    self.index = index
    self.surroundings = surroundings
  }

  /// The critical angle inside, radians; `nil` if the prism is not the denser medium.
  public var criticalAngle: Double? {
    guard index > surroundings else { return nil }
    return PrismLaws.criticalAngle.number(("n", index), ("n_m", surroundings))
  }

  /// The incidence of the symmetric path, at which the deviation is least, radians; `nil` if no ray takes it.
  ///
  /// In a medium denser than the prism the deviation is towards the apex, negative, and there it is least in size.
  public var minimumIncidence: Double? { symmetric(PrismLaws.minimumIncidence) }

  /// The deviation of the symmetric path, radians, positive towards the base.
  public var minimumDeviation: Double? {
    index == surroundings ? 0 : symmetric(PrismLaws.minimumDeviation)
  }

  private func symmetric(_ law: Law) -> Double? {
    law.number(
      of: [
        ("n", .number(index)), ("n_m", .number(surroundings)), ("A", .init(apex, .angle)),
      ])
  }

  /// The smallest incidence at which a ray still leaves by the second face, radians; `nil` if none does.
  public var leastIncidence: Double? {
    guard let critical = criticalAngle else { return leastIncidenceInDenserMedium }
    guard apex - critical <= critical * (1 + 1e-12) else { return nil }
    return PrismLaws.leastIncidence.number(
      of: [
        ("n", .number(index)), ("n_m", .number(surroundings)), ("A", .init(apex, .angle)),
        ("θ_c", .init(critical, .angle)),
      ])
  }

  /// Where no ray is totally reflected inside, a ray must only head for the second face.
  private var leastIncidenceInDenserMedium: Double? {
    let sine = index / surroundings * Elementary.sin(apex - .pi / 2)
    return Elementary.asin(min(1, max(-1, sine)))
  }

  /// True for an apex angle under 10°, up to which the formula for thin prisms is good to a few in a hundred near the normal.
  public var isThin: Bool { apex < .pi / 18 }

  /// The deviation that the formula for thin prisms gives, radians; far from right for a thick one.
  public var thinDeviation: Double {
    (index / surroundings - 1) * apex
  }
}
