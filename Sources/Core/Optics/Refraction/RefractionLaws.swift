import Formula
import Quantities

/// The laws of light at a plane interface and through a slab.
///
/// Symbols: n_1 and n_2 the indices before and behind the interface, θ_1 the angle of incidence, θ_2 that of refraction, both from the
/// normal, θ_c the critical angle, θ_B Brewster's, R_s, R_p and R the reflectances, T the transmittance, δ the deviation; of a slab
/// t the thickness, d the displacement of the ray aside, s its shift along the normal, t' the apparent thickness.
public enum RefractionLaws {
  static let symbols: [LawSymbol] = [
    LawSymbol("n_1", .number, "optics.symbol.index-first"),
    LawSymbol("n_2", .number, "optics.symbol.index-second"),
    LawSymbol("θ_1", .angle, "optics.symbol.incidence"),
    LawSymbol("θ_2", .angle, "optics.symbol.refraction"),
    LawSymbol("θ_c", .angle, "optics.symbol.critical-angle"),
    LawSymbol("θ_B", .angle, "optics.symbol.brewster-angle"),
    LawSymbol("δ", .angle, "optics.symbol.deviation"),
    LawSymbol("R_s", .number, "optics.symbol.reflectance-s"),
    LawSymbol("R_p", .number, "optics.symbol.reflectance-p"),
    LawSymbol("R", .number, "optics.symbol.reflectance"),
    LawSymbol("T", .number, "optics.symbol.transmittance"),
    LawSymbol("t", .length, "optics.symbol.thickness"),
    LawSymbol("t'", .length, "optics.symbol.apparent-thickness"),
    LawSymbol("d", .length, "optics.symbol.displacement"),
    LawSymbol("s", .length, "optics.symbol.shift"),
  ]

  private static func law(_ id: String, _ text: String, _ source: String) -> Law {
    Law(id, text, among: symbols, source: source)
  }

  private static let snellius = "W. Snellius (1621); R. Descartes, La Dioptrique (1637)"
  private static let fresnel = "A. Fresnel, Mémoire sur la loi des modifications (1823)"

  public static let snell = law("snell", "n_1 sin θ_1 = n_2 sin θ_2", snellius)
  public static let refraction = law("refraction", "θ_2 = asin(n_1 sin θ_1 / n_2)", snellius)
  public static let sine = law("refraction-sine", "sin θ_2 = n_1 sin θ_1 / n_2", snellius)
  public static let criticalAngle = law("critical-angle", "θ_c = asin(n_2 / n_1)", snellius)
  public static let brewsterAngle = law(
    "brewster-angle", "θ_B = atan(n_2 / n_1)", "D. Brewster, Phil. Trans. 105 (1815), 125")
  public static let deviation = law("refraction-deviation", "δ = abs(θ_1 - θ_2)", "Definition")
  public static let reflectanceS = law(
    "reflectance-s",
    "R_s = ((n_1 cos θ_1 - n_2 cos θ_2) / (n_1 cos θ_1 + n_2 cos θ_2))^2", fresnel)
  public static let reflectanceP = law(
    "reflectance-p",
    "R_p = ((n_1 cos θ_2 - n_2 cos θ_1) / (n_1 cos θ_2 + n_2 cos θ_1))^2", fresnel)
  public static let normalReflectance = law(
    "reflectance-normal", "R = ((n_1 - n_2) / (n_1 + n_2))^2", fresnel)
  public static let reflectance = law(
    "reflectance", "R = (R_s + R_p) / 2", "Unpolarised light is half s and half p")
  public static let transmittance = law("transmittance", "T = 1 - R", "Conservation of energy")
  public static let displacement = law(
    "slab-displacement", "d = t sin(θ_1 - θ_2) / cos θ_2", "Two parallel refractions")
  public static let shift = law(
    "slab-shift", "s = t (1 - n_1 / n_2)", "Two parallel refractions, for small angles")
  public static let apparentThickness = law(
    "apparent-thickness", "t' = t n_1 / n_2", "A plane refraction, for small angles")

  /// All of them, in the order of this page.
  public static let all: [Law] = [
    snell, refraction, sine, criticalAngle, brewsterAngle, deviation, reflectanceS,
    reflectanceP, normalReflectance, reflectance, transmittance, displacement, shift,
    apparentThickness,
  ]
}
