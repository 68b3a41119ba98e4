import Formula
import Quantities

/// The laws of light through a prism, in its principal section, and of prism power.
///
/// Symbols: A the apex angle, n the index of the prism and n_m of what is around it, i_1 and r_1 the angles of incidence and refraction at
/// the first face, r_2 and i_2 those inside and outside at the second, δ the deviation towards the base, δ_min its least value, θ_c the
/// critical angle in the prism, i_min the least incidence that gets through; P the prism power, x the displacement at a distance z, β
/// the direction of the base, H and V the components of the power.
public enum PrismLaws {
  static let symbols: [LawSymbol] = [
    LawSymbol("A", .angle, "optics.symbol.apex"),
    LawSymbol("n", .number, "optics.symbol.index-prism"),
    LawSymbol("n_m", .number, "optics.symbol.index-around"),
    LawSymbol("i_1", .angle, "optics.symbol.incidence"),
    LawSymbol("r_1", .angle, "optics.symbol.first-refraction"),
    LawSymbol("r_2", .angle, "optics.symbol.second-incidence"),
    LawSymbol("i_2", .angle, "optics.symbol.emergence"),
    LawSymbol("δ", .angle, "optics.symbol.deviation"),
    LawSymbol("δ_min", .angle, "optics.symbol.minimum-deviation"),
    LawSymbol("i_min", .angle, "optics.symbol.least-incidence"),
    LawSymbol("θ_c", .angle, "optics.symbol.critical-angle"),
    LawSymbol("P", .number, "optics.symbol.prism-power"),
    LawSymbol("P_1", .number, "optics.symbol.prism-power"),
    LawSymbol("x", .length, "optics.symbol.displacement"),
    LawSymbol("z", .length, "optics.symbol.screen-distance"),
    LawSymbol("β", .angle, "optics.symbol.base"),
    LawSymbol("τ", .angle, "optics.symbol.turn"),
    LawSymbol("H", .number, "optics.symbol.prism-horizontal"),
    LawSymbol("V", .number, "optics.symbol.prism-vertical"),
  ]

  private static func law(_ id: String, _ text: String, _ source: String) -> Law {
    Law(id, text, among: symbols, source: source)
  }

  private static let snell = "Snell's law at both faces"
  private static let prentice = "C. F. Prentice, Archives of Ophthalmology 19 (1890)"

  public static let firstRefraction = law(
    "prism-first-refraction", "r_1 = asin(n_m sin i_1 / n)", snell)
  public static let secondIncidence = law(
    "prism-second-incidence", "r_2 = A - r_1", "The angles of a triangle")
  public static let emergence = law("prism-emergence", "i_2 = asin(n sin r_2 / n_m)", snell)
  public static let emergenceSine = law("prism-emergence-sine", "sin i_2 = n sin r_2 / n_m", snell)
  public static let deviation = law("prism-deviation", "δ = i_1 + i_2 - A", "The exterior angle")
  public static let minimumIncidence = law(
    "prism-minimum-incidence", "i_1 = asin(n sin(A / 2) / n_m)", "The symmetric path (Newton)")
  public static let minimumDeviation = law(
    "prism-minimum-deviation", "δ_min = 2 asin(n sin(A / 2) / n_m) - A",
    "The symmetric path (Newton)")
  public static let indexByMinimum = law(
    "index-by-minimum-deviation", "n = n_m sin((A + δ_min) / 2) / sin(A / 2)",
    "J. Fraunhofer, Denkschriften der Akademie zu München 5 (1817)")
  public static let criticalAngle = law("prism-critical-angle", "θ_c = asin(n_m / n)", snell)
  public static let leastIncidence = law(
    "prism-least-incidence", "i_min = asin(n sin(A - θ_c) / n_m)", snell)
  public static let thinDeviation = law(
    "thin-prism-deviation", "δ = (n / n_m - 1) A", "Snell's law for small angles")
  public static let prismPower = law("prism-power", "P = tan δ", prentice)
  public static let deviationByPower = law("deviation-by-prism-power", "δ = atan(P)", prentice)
  public static let thinApex = law(
    "thin-prism-apex", "A = δ / (n - 1)", "Snell's law for small angles")
  public static let displacement = law("prism-displacement", "x = P z", prentice)
  public static let horizontal = law("prism-horizontal", "H = P cos β", "Components of a vector")
  public static let vertical = law("prism-vertical", "V = P sin β", "Components of a vector")
  public static let resultant = law(
    "prism-resultant", "P = sqrt(H^2 + V^2)", "Small deviations add as vectors")
  public static let resultantBase = law(
    "prism-resultant-base", "β = atan(V / H)", "Components of a vector")

  public static let resultantBaseBeyond = law(
    "prism-resultant-base-beyond", "β = τ + atan(V / H)", "Components of a vector")

  /// All of them, in the order of this page.
  public static let all: [Law] = [
    firstRefraction, secondIncidence, emergence, emergenceSine, deviation, minimumIncidence,
    minimumDeviation,
    indexByMinimum, criticalAngle, leastIncidence, thinDeviation, prismPower, deviationByPower,
    thinApex, displacement, horizontal, vertical, resultant, resultantBase,
    resultantBaseBeyond,
  ]

  /// n sin r₂/n_m, which is the sine of the angle of emergence while it is at most 1; `nil` if the ray does not enter.
  public static func sine(ofEmergence ray: PrismRay) -> Double? {
    guard let inside = ray.secondIncidence else { return nil }
    return emergenceSine.number(
      of: [
        ("n", .number(ray.prism.index)), ("n_m", .number(ray.prism.surroundings)),
        ("r_2", Quantity(inside, .angle)),
      ])
  }
}
