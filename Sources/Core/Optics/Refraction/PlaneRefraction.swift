import Formula
import Numbers
import Quantities

/// One ray at a plane interface between two media.
public struct PlaneRefraction: Sendable, Hashable {
  /// What becomes of the ray.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// It is bent, and a part of it reflected.
    case refracted
    /// It goes straight on: along the normal, or where the index does not change.
    case undeviated
    /// It arrives along the surface, or leaves along it, as at the critical angle.
    case grazing
    case totallyReflected = "totally reflected"
  }

  /// The index of the medium that the ray comes from.
  public let before: Double
  /// The index behind the interface.
  public let after: Double
  /// From the normal, in radians, 0 to a quarter turn.
  public let incidence: Double
  /// From the normal behind the interface, radians; `nil` if the ray is totally reflected.
  public let refraction: Double?
  public let kind: Kind

  /// So far from the critical angle, as a ratio of sines, rounding may have brought a ray that is exactly there.
  static let tolerance = 1e-13

  /// - Parameters:
  ///   - incidence: radians from the normal; beyond a quarter turn it counts as one.
  ///   - before: an index, positive and finite.
  ///   - after: likewise.
  public init(incidence: Double, before: Double, after: Double) {
    self.before = before
    self.after = after
    self.incidence = min(max(incidence, 0), .pi / 2)
    let angle = self.incidence
    let ratio = before * Elementary.sin(angle) / after
    if angle == 0 || before == after {
      refraction = angle
      kind = .undeviated
    } else if (ratio - 1).magnitude <= Self.tolerance {
      refraction = .pi / 2
      kind = .grazing
    } else if ratio > 1 {
      refraction = nil
      kind = .totallyReflected
    } else {
      refraction = RefractionLaws.refraction.number(
        of: [("n_1", .number(before)), ("n_2", .number(after)), ("θ_1", .init(angle, .angle))])
      kind = angle == .pi / 2 ? .grazing : .refracted
    }
  }

  /// The angle of incidence from which on light is totally reflected; `nil` if the second medium is not the rarer one.
  public var criticalAngle: Double? {
    guard after < before else { return nil }
    return RefractionLaws.criticalAngle.number(("n_1", before), ("n_2", after))
  }

  /// The angle of incidence at which no p-polarised light is reflected.
  public var brewsterAngle: Double {
    RefractionLaws.brewsterAngle.number(("n_1", before), ("n_2", after)) ?? 0
  }

  /// n₁ sin θ₁/n₂, which is the sine of the angle of refraction while it is at most 1.
  public var refractedSine: Double {
    RefractionLaws.sine.number(
      of: [
        ("n_1", .number(before)), ("n_2", .number(after)), ("θ_1", Quantity(incidence, .angle)),
      ]) ?? 0
  }

  /// By how much the ray is turned, radians: into the second medium, or back into the first if it is totally reflected.
  public var deviation: Double {
    guard let refraction else { return .pi - 2 * incidence }
    return (incidence - refraction).magnitude
  }

  /// The part of s-polarised light (electric field across the plane of incidence) that is reflected.
  public var reflectanceS: Double { reflectance(by: .s) }

  /// The part of p-polarised light (electric field in the plane of incidence) that is reflected.
  public var reflectanceP: Double { reflectance(by: .p) }

  /// The part of unpolarised light that is reflected.
  public var reflectance: Double { (reflectanceS + reflectanceP) / 2 }

  private enum Polarisation { case s, p }

  private func reflectance(by polarisation: Polarisation) -> Double {
    guard let refraction else { return 1 }
    if before == after { return 0 }
    // A ray along the surface, on either side, does not enter the other medium; the cosine of a quarter turn is not exactly 0.
    if kind == .grazing { return 1 }
    let law =
      polarisation == .s ? RefractionLaws.reflectanceS : RefractionLaws.reflectanceP
    let part =
      law.number(
        of: [
          ("n_1", .number(before)), ("n_2", .number(after)), ("θ_1", .init(incidence, .angle)),
          ("θ_2", .init(refraction, .angle)),
        ]) ?? 1
    // The square of what rounding leaves of a difference, as at Brewster's angle, is nothing.
    return part < 1e-28 ? 0 : part
  }
}
