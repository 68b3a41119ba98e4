import Formula
import Quantities

/// The laws of dispersion: how indices, powers and deviations depend on the colour of light.
///
/// Symbols: λ the wavelength, B and C the coefficients of Sellmeier's formula, n_d, n_F, n_C the indices for three spectral lines,
/// V_d the Abbe number, P the power for d and P_F, P_C the powers for F and C, P_1 and P_2 those of crown and flint.
public enum DispersionLaws {
  static let symbols: [LawSymbol] = [
    LawSymbol("n", .number, "optics.symbol.index"),
    LawSymbol("λ", .length, "optics.symbol.wavelength"),
    LawSymbol("λ_d", .length, "optics.symbol.wavelength-d"),
    LawSymbol("b", Dimension(length: 2), "optics.symbol.cauchy-coefficient"),
    LawSymbol("B_1", .number, "optics.symbol.sellmeier-strength"),
    LawSymbol("B_2", .number, "optics.symbol.sellmeier-strength"),
    LawSymbol("B_3", .number, "optics.symbol.sellmeier-strength"),
    LawSymbol("C_1", Dimension(length: 2), "optics.symbol.sellmeier-resonance"),
    LawSymbol("C_2", Dimension(length: 2), "optics.symbol.sellmeier-resonance"),
    LawSymbol("C_3", Dimension(length: 2), "optics.symbol.sellmeier-resonance"),
    LawSymbol("n_d", .number, "optics.symbol.index-d"),
    LawSymbol("n_F", .number, "optics.symbol.index-F"),
    LawSymbol("n_C", .number, "optics.symbol.index-C"),
    LawSymbol("n_m", .number, "optics.symbol.index-around"),
    LawSymbol("n_x", .number, "optics.symbol.index-other-line"),
    LawSymbol("V_d", .number, "optics.symbol.abbe-number"),
    LawSymbol("V_1", .number, "optics.symbol.abbe-number-crown"),
    LawSymbol("V_2", .number, "optics.symbol.abbe-number-flint"),
    LawSymbol("P", .power, "optics.symbol.power"),
    LawSymbol("P_x", .power, "optics.symbol.power-other-line"),
    LawSymbol("P_F", .power, "optics.symbol.power-F"),
    LawSymbol("P_C", .power, "optics.symbol.power-C"),
    LawSymbol("P_1", .power, "optics.symbol.power-crown"),
    LawSymbol("P_2", .power, "optics.symbol.power-flint"),
    LawSymbol("ΔP", .power, "optics.symbol.chromatic-aberration"),
    LawSymbol("δ_F", .angle, "optics.symbol.deviation-F"),
    LawSymbol("δ_C", .angle, "optics.symbol.deviation-C"),
    LawSymbol("Δδ", .angle, "optics.symbol.angular-dispersion"),
  ]

  private static func law(_ id: String, _ text: String, _ source: String) -> Law {
    Law(id, text, among: symbols, source: source)
  }

  public static let sellmeier = law(
    "sellmeier",
    "n = sqrt(1 + B_1 λ^2 / (λ^2 - C_1) + B_2 λ^2 / (λ^2 - C_2) + B_3 λ^2 / (λ^2 - C_3))",
    "W. Sellmeier, Annalen der Physik 219 (1871), 272")
  public static let cauchy = law(
    "cauchy", "n = n_d + b (1 / λ^2 - 1 / λ_d^2)", "A.-L. Cauchy, Mémoire sur la dispersion (1836)")
  public static let abbeNumber = law(
    "abbe-number", "V_d = (n_d - 1) / (n_F - n_C)", "E. Abbe; ISO 7944")
  public static let powerForLine = law(
    "power-for-line", "P_x = P (n_x - n_m) / (n_d - n_m)",
    "The lensmaker's equation for two colours")
  public static let chromaticAberration = law(
    "chromatic-aberration", "ΔP = P / V_d", "The lensmaker's equation for two colours")
  public static let chromaticDifference = law(
    "chromatic-difference", "ΔP = P_F - P_C", "Definition")
  public static let crownPower = law(
    "crown-power", "P_1 = P V_1 / (V_1 - V_2)", "P_1/V_1 + P_2/V_2 = 0 (Dollond, 1758)")
  public static let flintPower = law(
    "flint-power", "P_2 = -P V_2 / (V_1 - V_2)", "P_1/V_1 + P_2/V_2 = 0 (Dollond, 1758)")
  public static let angularDispersion = law(
    "angular-dispersion", "Δδ = δ_F - δ_C", "Definition")

  /// All of them, in the order of this page.
  public static let all: [Law] = [
    sellmeier, cauchy, abbeNumber, powerForLine, chromaticAberration, chromaticDifference,
    crownPower, flintPower, angularDispersion,
  ]
}
