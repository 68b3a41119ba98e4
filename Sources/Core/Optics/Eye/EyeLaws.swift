import Formula

/// The laws of the eye, of its ametropia and of accommodation: the models evaluate them, and the pages show them.
///
/// Symbols: P the power of the eye, n′ the index in front of its retina and k′ the length from its second principal point to the
/// retina, K′ the vergence that focuses there, K the ocular refraction, k the distance of the far point; A the accommodation,
/// A_m its amplitude, B and b the vergence and distance of the near point; U and V vergences of light.
public enum EyeLaws {
  static let symbols: [LawSymbol] = [
    LawSymbol("P", .power, "eye.symbol.power"),
    LawSymbol("n'", .number, "eye.symbol.index"),
    LawSymbol("k'", .length, "eye.symbol.length"),
    LawSymbol("K'", .power, "eye.symbol.dioptric-length"),
    LawSymbol("K", .power, "eye.symbol.refraction"),
    LawSymbol("K_c", .power, "eye.symbol.refraction-at-cornea"),
    LawSymbol("e", .length, "eye.symbol.principal-point"),
    LawSymbol("k", .length, "eye.symbol.far-point"),
    LawSymbol("P_s", .power, "eye.symbol.correction"),
    LawSymbol("d", .length, "eye.symbol.vertex"),
    LawSymbol("A_m", .power, "eye.symbol.amplitude"),
    LawSymbol("B", .power, "eye.symbol.near-vergence"),
    LawSymbol("b", .length, "eye.symbol.near-point"),
    LawSymbol("u", .length, "eye.symbol.target-distance"),
    LawSymbol("u_s", .length, "eye.symbol.target-from-lens"),
    LawSymbol("U_s", .power, "eye.symbol.vergence-at-lens"),
    LawSymbol("V_s", .power, "eye.symbol.vergence-behind-lens"),
    LawSymbol("U", .power, "eye.symbol.vergence-at-eye"),
    LawSymbol("A", .power, "eye.symbol.accommodation"),
    LawSymbol("D", .length, "eye.symbol.pupil"),
    LawSymbol("z", .length, "eye.symbol.blur"),
    LawSymbol("r", .length, "eye.symbol.radius"),
    LawSymbol("n_k", .number, "eye.symbol.keratometer-index"),
    LawSymbol("P_k", .power, "eye.symbol.keratometer-power"),
    LawSymbol("n_c", .number, "eye.symbol.cornea-index"),
    LawSymbol("P_1", .power, "eye.symbol.front-power"),
  ]

  private static func law(_ id: String, _ text: String, _ source: String) -> Law {
    Law(id, text, among: symbols, source: source)
  }

  private static let ametropia =
    "Bennett and Rabbetts, Clinical Visual Optics; Emsley, Visual Optics"
  private static let effectivity = "Vergence moved along its light"
  private static let donders = "Donders, On the Anomalies of Accommodation and Refraction, 1864"

  public static let dioptricLength = law("dioptric-length", "K' = n' / k'", ametropia)
  public static let refraction = law("ocular-refraction", "K = K' - P", ametropia)
  public static let refractionAtCornea = law(
    "refraction-at-cornea", "K_c = K / (1 + e K)", effectivity)
  public static let refractionFromCornea = law(
    "refraction-from-cornea", "K = K_c / (1 - e K_c)", effectivity)
  public static let farPoint = law("eye-far-point", "k = 1 / K", ametropia)
  public static let lengthOfEye = law("length-of-ametropic-eye", "k' = n' / (K + P)", ametropia)
  public static let correction = law("spectacle-correction", "P_s = K / (1 + d K)", effectivity)
  public static let nearVergence = law("near-point-vergence", "B = K - A_m", donders)
  public static let nearPoint = law("eye-near-point", "b = 1 / B", donders)
  public static let targetVergence = law(
    "target-vergence", "U = 1 / u", "Definition of vergence (Gullstrand)")
  public static let targetFromLens = law("target-from-lens", "u_s = u + d", "Definition")
  public static let vergenceAtLens = law(
    "vergence-at-spectacles", "U_s = 1 / u_s", "Definition of vergence (Gullstrand)")
  public static let vergenceBehindLens = law(
    "vergence-behind-spectacles", "V_s = U_s + P_s", "Paraxial refraction at a thin lens")
  public static let vergenceAtEye = law(
    "vergence-at-eye", "U = V_s / (1 - d V_s)", effectivity)
  public static let accommodation = law("accommodation-demand", "A = K - U", donders)
  public static let blur = law("blur-disc", "z = D abs(K - U - A) / K'", "Similar triangles")
  public static let keratometerPower = law(
    "keratometer-power", "P_k = (n_k - 1) / r", "Javal and Schiøtz, 1881; n = 1.3375")
  public static let keratometerRadius = law(
    "keratometer-radius", "r = (n_k - 1) / P_k", "Javal and Schiøtz, 1881; n = 1.3375")
  public static let corneaFrontPower = law(
    "cornea-front-power", "P_1 = (n_c - 1) / r", "Power of a surface between two media")

  /// All of them, in the order of this page.
  public static let all: [Law] = [
    dioptricLength, refraction, refractionAtCornea, refractionFromCornea, farPoint, lengthOfEye,
    correction, nearVergence, nearPoint, targetVergence, targetFromLens, vergenceAtLens,
    vergenceBehindLens, vergenceAtEye, accommodation, blur, keratometerPower, keratometerRadius,
    corneaFrontPower,
  ]
}
