import Formula
import Numbers
import Quantities

/// One ray through a prism.
public struct PrismRay: Sendable, Hashable {
  /// What becomes of the ray.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case refracted
    /// The prism has the index of its surroundings.
    case undeviated
    /// It leaves along the second face.
    case grazing
    case totallyReflected = "totally reflected"
    /// Inside it heads away from the second face.
    case missed
  }

  public let prism: Prism
  /// At the first face, radians, positive on the base side of the normal.
  public let incidence: Double
  /// Inside, at the first face, radians; `nil` if the ray does not enter.
  public let firstRefraction: Double?
  /// Inside, at the second face, radians, A − r₁; `nil` if the ray does not enter.
  public let secondIncidence: Double?
  /// Outside, at the second face, radians; `nil` if the ray does not leave there.
  public let emergence: Double?
  public let kind: Kind

  public init(_ prism: Prism, incidence: Double) {
    self.prism = prism
    self.incidence = incidence
    guard
      let first = Self.refraction(
        incidence, prism.surroundings, prism.index, PrismLaws.firstRefraction, "i_1"),
      let second = PrismLaws.secondIncidence.number(
        of: [("A", .init(prism.apex, .angle)), ("r_1", .init(first, .angle))])
    else {
      (firstRefraction, secondIncidence, emergence) = (nil, nil, nil)
      kind = .totallyReflected
      return
    }
    firstRefraction = first
    secondIncidence = second
    guard second <= .pi / 2 * (1 + 1e-12) else {
      emergence = nil
      kind = .missed
      return
    }
    if prism.index == prism.surroundings {
      emergence = second
      kind = .undeviated
      return
    }
    emergence = Self.refraction(
      second, prism.index, prism.surroundings, PrismLaws.emergence, "r_2")
    kind =
      emergence.map { $0.magnitude == .pi / 2 ? .grazing : .refracted } ?? .totallyReflected
  }

  /// The signed angle behind a face; a quarter turn where rounding alone separates the ray from the critical angle.
  private static func refraction(
    _ angle: Double, _ before: Double, _ after: Double, _ law: Law, _ symbol: String
  ) -> Double? {
    let sine = before * Elementary.sin(angle) / after
    if (sine.magnitude - 1).magnitude <= PlaneRefraction.tolerance {
      return sine < 0 ? -.pi / 2 : .pi / 2
    }
    if sine.magnitude > 1 { return nil }
    let (inside, outside) = symbol == "i_1" ? (after, before) : (before, after)
    return law.number(
      of: [("n", .number(inside)), ("n_m", .number(outside)), (symbol, .init(angle, .angle))])
  }

  /// True if the ray does not enter the prism.
  public var isReflectedAtFirstFace: Bool { firstRefraction == nil }

  /// True if the ray inside is parallel to the second face, and never meets it.
  public var runsAlongSecondFace: Bool {
    guard let secondIncidence else { return false }
    return (secondIncidence - .pi / 2).magnitude <= .pi / 2 * 1e-12
  }

  /// How far the ray is turned towards the base, radians; `nil` if it does not leave by the second face.
  public var deviation: Double? {
    guard let emergence else { return nil }
    if kind == .undeviated { return 0 }
    return PrismLaws.deviation.number(
      of: [
        ("i_1", .init(incidence, .angle)), ("i_2", .init(emergence, .angle)),
        ("A", .init(prism.apex, .angle)),
      ])
  }

  /// The deviation as a prism power, tan δ, 0.01 for a prism dioptre; `nil` from a quarter turn on, where it has none.
  public var power: Double? {
    guard let deviation, deviation.magnitude < .pi / 2 * (1 - 1e-9) else { return nil }
    return PrismLaws.prismPower.number(of: [("δ", .init(deviation, .angle))])
  }
}
