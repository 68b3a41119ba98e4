import Formula

/// The laws of sphero-cylindrical lenses and of spectacles: the models evaluate them, and the pages show them.
///
/// Symbols: S, C and A the sphere, the cylinder and its axis, S′, C′ and A′ those of the transposed form; M, J₀ and J₄₅ the power
/// vector; P a power, P_θ that in the meridian at θ; U and V vergences at the lens; d a distance towards the eye.
public enum PrescriptionLaws {
  static let symbols: [LawSymbol] = [
    LawSymbol("S", .power, "prescription.symbol.sphere"),
    LawSymbol("C", .power, "prescription.symbol.cylinder"),
    LawSymbol("S_N", .power, "prescription.symbol.near-sphere"),
    LawSymbol("E", .power, "prescription.symbol.addition"),
    LawSymbol("A", .angle, "prescription.symbol.axis"),
    LawSymbol("S'", .power, "prescription.symbol.transposed-sphere"),
    LawSymbol("C'", .power, "prescription.symbol.transposed-cylinder"),
    LawSymbol("A'", .angle, "prescription.symbol.transposed-axis"),
    LawSymbol("M", .power, "prescription.symbol.mean-sphere"),
    LawSymbol("J_0", .power, "prescription.symbol.straight-cylinder"),
    LawSymbol("J_45", .power, "prescription.symbol.oblique-cylinder"),
    LawSymbol("B", .power, "prescription.symbol.blur-strength"),
    LawSymbol("θ", .angle, "prescription.symbol.meridian"),
    LawSymbol("P_θ", .power, "prescription.symbol.meridian-power"),
    LawSymbol("U", .power, "prescription.symbol.object-vergence"),
    LawSymbol("u", .length, "prescription.symbol.object-distance"),
    LawSymbol("V_1", .power, "prescription.symbol.vergence-1"),
    LawSymbol("V_2", .power, "prescription.symbol.vergence-2"),
    LawSymbol("v_1", .length, "prescription.symbol.line-1"),
    LawSymbol("v_2", .length, "prescription.symbol.line-2"),
    LawSymbol("v_c", .length, "prescription.symbol.least-confusion"),
    LawSymbol("D", .length, "prescription.symbol.pupil"),
    LawSymbol("D_c", .length, "prescription.symbol.least-confusion-diameter"),
    LawSymbol("L_1", .length, "prescription.symbol.line-1-length"),
    LawSymbol("L_2", .length, "prescription.symbol.line-2-length"),
    LawSymbol("x", .length, "prescription.symbol.horizontal-decentration"),
    LawSymbol("y", .length, "prescription.symbol.vertical-decentration"),
    LawSymbol("c", .length, "prescription.symbol.decentration"),
    LawSymbol("Δ_x", .number, "prescription.symbol.horizontal-prism"),
    LawSymbol("Δ_y", .number, "prescription.symbol.vertical-prism"),
    LawSymbol("Δ", .number, "prescription.symbol.prism"),
    LawSymbol("P_xx", .power, "prescription.symbol.horizontal-power"),
    LawSymbol("P_yy", .power, "prescription.symbol.vertical-power"),
    LawSymbol("P_xy", .power, "prescription.symbol.mixed-power"),
    LawSymbol("P", .power, "prescription.symbol.power"),
    LawSymbol("P'", .power, "prescription.symbol.effective-power"),
    LawSymbol("d", .length, "prescription.symbol.shift"),
    LawSymbol("k", .length, "prescription.symbol.far-point"),
    LawSymbol("P_1", .power, "prescription.symbol.front-power"),
    LawSymbol("P_v", .power, "prescription.symbol.back-vertex-power"),
    LawSymbol("t", .length, "prescription.symbol.thickness"),
    LawSymbol("n", .number, "prescription.symbol.index"),
    LawSymbol("a", .length, "prescription.symbol.eye-distance"),
    LawSymbol("M_s", .number, "prescription.symbol.shape-factor"),
    LawSymbol("M_p", .number, "prescription.symbol.power-factor"),
    LawSymbol("M_S", .number, "prescription.symbol.spectacle-magnification"),
  ]

  private static func law(_ id: String, _ text: String, _ source: String) -> Law {
    let names = (try? Equation(parsing: text))?.names ?? []
    return Law(id, text, symbols: symbols.filter { names.contains($0.name) }, source: source)
  }

  private static let transposition = "Transposition: one lens in two forms"
  private static let thibos = "Thibos, Wheeler and Horner, Optometry and Vision Science 74, 1997"
  private static let euler = "Euler's law of the curvature of normal sections, 1760"
  private static let sturm = "Sturm, Mémoire sur la théorie de la vision, 1845"
  private static let prentice = "Prentice, Archives of Ophthalmology 19, 1890; matrix by Long, 1976"
  private static let effectivity = "Vergence moved along its light"

  public static let transposedSphere = law("transposed-sphere", "S' = S + C", transposition)
  public static let transposedCylinder = law("transposed-cylinder", "C' = -C", transposition)
  public static let nearSphere = law(
    "near-sphere", "S_N = S + E", "Definition of the addition of a bifocal lens")
  public static let meanSphere = law("mean-sphere", "M = S + C / 2", thibos)
  public static let straightCylinder = law("straight-cylinder", "J_0 = -(C / 2) cos(2 A)", thibos)
  public static let obliqueCylinder = law("oblique-cylinder", "J_45 = -(C / 2) sin(2 A)", thibos)
  public static let blurStrength = law(
    "blur-strength", "B = sqrt(M^2 + J_0^2 + J_45^2)", thibos)
  public static let cylinderOfVector = law(
    "cylinder-of-vector", "C = -2 sqrt(J_0^2 + J_45^2)", thibos)
  public static let sphereOfVector = law("sphere-of-vector", "S = M - C / 2", thibos)
  public static let meridianPower = law(
    "meridian-power", "P_θ = S + C (sin(θ - A))^2", euler)

  public static let objectVergence = law(
    "astigmatic-object-vergence", "U = 1 / u", "Definition of vergence (Gullstrand)")
  public static let vergenceAlongAxis = law("vergence-along-axis", "V_1 = U + S", sturm)
  public static let vergenceAcrossAxis = law("vergence-across-axis", "V_2 = U + S + C", sturm)
  public static let firstLine = law("first-focal-line", "v_1 = 1 / V_1", sturm)
  public static let secondLine = law("second-focal-line", "v_2 = 1 / V_2", sturm)
  public static let leastConfusion = law("least-confusion", "v_c = 2 / (V_1 + V_2)", sturm)
  public static let leastConfusionDiameter = law(
    "least-confusion-diameter", "D_c = D abs(V_1 - V_2) / abs(V_1 + V_2)", sturm)
  public static let firstLineLength = law(
    "first-focal-line-length", "L_1 = D abs(1 - v_1 V_2)", sturm)
  public static let secondLineLength = law(
    "second-focal-line-length", "L_2 = D abs(1 - v_2 V_1)", sturm)

  public static let prism = law("prentice", "Δ = c P", prentice)
  public static let horizontalPrentice = law("prentice-horizontal", "Δ_x = x P", prentice)
  public static let verticalPrentice = law("prentice-vertical", "Δ_y = y P", prentice)
  public static let horizontalPower = law(
    "horizontal-power", "P_xx = S + C (sin(A))^2", prentice)
  public static let verticalPower = law(
    "vertical-power", "P_yy = S + C (cos(A))^2", prentice)
  public static let mixedPower = law("mixed-power", "P_xy = -C sin(A) cos(A)", prentice)
  public static let horizontalPrism = law(
    "horizontal-prism", "Δ_x = P_xx x + P_xy y", prentice)
  public static let verticalPrism = law("vertical-prism", "Δ_y = P_xy x + P_yy y", prentice)
  public static let totalPrism = law(
    "total-prism", "Δ = sqrt(Δ_x^2 + Δ_y^2)", "Prisms at right angles add as vectors")

  public static let effectivePower = law("effective-power", "P' = P / (1 - d P)", effectivity)
  public static let farPoint = law("lens-far-point", "k = 1 / P'", effectivity)

  private static let magnifying = "Spectacle magnification of a thick lens (Bennett and Rabbetts)"
  public static let shapeFactor = law("shape-factor", "M_s = 1 / (1 - (t / n) P_1)", magnifying)
  public static let powerFactor = law("power-factor", "M_p = 1 / (1 - a P_v)", magnifying)
  public static let spectacleMagnification = law(
    "spectacle-magnification", "M_S = M_s M_p", magnifying)

  /// All of them, in the order of this page.
  public static let all: [Law] = [
    transposedSphere, transposedCylinder, meanSphere, straightCylinder, obliqueCylinder,
    blurStrength, cylinderOfVector, sphereOfVector, meridianPower, objectVergence,
    vergenceAlongAxis, vergenceAcrossAxis, firstLine, secondLine, leastConfusion,
    leastConfusionDiameter, firstLineLength, secondLineLength, prism, horizontalPrentice,
    verticalPrentice, horizontalPower, verticalPower, mixedPower, horizontalPrism, verticalPrism,
    totalPrism, effectivePower,
    farPoint, shapeFactor, powerFactor, spectacleMagnification, nearSphere,
  ]
}
