import Formula
import Quantities

/// The paraxial laws of systems, of single surfaces and of mirrors; those of one thin lens are in `ThinLensLaws`.
///
/// Symbols: P the power, n and n′ the indices before and behind, r a radius, d a distance between two elements and n_d the index of
/// the medium between, A and D entries of the ray transfer matrix, s_F, s_H the places of cardinal points from the vertices,
/// f and f′ the focal lengths, M an angular magnification, q the distance of most distinct vision.
public enum SystemLaws {
  static let symbols: [LawSymbol] =
    ThinLensLaws.symbols + [
      LawSymbol("r", .length, "optics.symbol.radius"),
      LawSymbol("P_1", .power, "optics.symbol.power-1"),
      LawSymbol("P_2", .power, "optics.symbol.power-2"),
      LawSymbol("d", .length, "optics.symbol.gap"),
      LawSymbol("v_1", .length, "optics.symbol.image-before"),
      LawSymbol("u_2", .length, "optics.symbol.object-after"),
      LawSymbol("V_d", .power, "optics.symbol.vergence-after"),
      LawSymbol("n_d", .number, "optics.symbol.index-between"),
      LawSymbol("A", .number, "optics.symbol.matrix-a"),
      LawSymbol("D", .number, "optics.symbol.matrix-d"),
      LawSymbol("s_F", .length, "optics.symbol.first-focal-place"),
      LawSymbol("s_F'", .length, "optics.symbol.second-focal-place"),
      LawSymbol("s_H", .length, "optics.symbol.first-principal-place"),
      LawSymbol("s_H'", .length, "optics.symbol.second-principal-place"),
      LawSymbol("s_N", .length, "optics.symbol.nodal-shift"),
      LawSymbol("P_V", .power, "optics.symbol.front-vertex-power"),
      LawSymbol("P_V'", .power, "optics.symbol.back-vertex-power"),
      LawSymbol("m_1", .number, "optics.symbol.magnification-1"),
      LawSymbol("m_2", .number, "optics.symbol.magnification-2"),
      LawSymbol("M", .number, "optics.symbol.angular-magnification"),
      LawSymbol("q", .length, "optics.symbol.near-point"),
      LawSymbol("P_o", .power, "optics.symbol.objective-power"),
      LawSymbol("P_e", .power, "optics.symbol.eyepiece-power"),
      LawSymbol("K", .power, "optics.symbol.observer"),
    ]

  private static func law(_ id: String, _ text: String, _ source: String) -> Law {
    let equation = try? Equation(parsing: text)
    let names = equation?.names ?? []
    return Law(id, text, symbols: symbols.filter { names.contains($0.name) }, source: source)
  }

  private static let gauss = "C. F. Gauss, Dioptrische Untersuchungen (1841)"
  private static let definition = "Definition of vergence (Gullstrand)"

  // One surface, one mirror

  public static let surfacePower = law("surface-power", "P = (n' - n) / r", gauss)
  public static let mirrorPower = law(
    "mirror-power", "P = -2 n / r", "A surface after which the index counts as -n")
  public static let mirrorPowerReal = law(
    "mirror-power-real", "P = 2 n / r", "The same, with r positive for a concave mirror")
  public static let mirrorImageDistance = law("mirror-image-distance", "v = -n / V", definition)

  // Vergence on its way

  public static let mirrorGaussian = law("mirror-gaussian", "1 / v = 1 / f - 1 / u", gauss)
  public static let mirrorMagnification = law("mirror-magnification", "m = -v / u", gauss)
  public static let planeMirror = law("plane-mirror", "v = -u", "Euclid, Catoptrics")
  public static let mirrorFocalPoint = law("mirror-focal-point", "f = r / 2", gauss)
  public static let mirrorImageFromFocalPoint = law(
    "mirror-newtonian", "x' = f^2 / x", "Newton, Opticks, 1704")
  public static let nextRealObjectDistance = law(
    "next-object-distance-real", "u_2 = d - v_1", "Definition")
  public static let nextObjectDistance = law(
    "next-object-distance", "u_2 = v_1 - d", "Definition")
  public static let downstreamVergence = law(
    "downstream-vergence", "V_d = V / (1 - d V / n)", definition)

  // Two elements and the whole

  public static let contact = law(
    "contact", "P = P_1 + P_2", "Gullstrand's law without a distance")
  public static let gullstrandInAir = law(
    "gullstrand-air", "P = P_1 + P_2 - d P_1 P_2", "A. Gullstrand, in Helmholtz (1909)")
  public static let gullstrand = law(
    "gullstrand", "P = P_1 + P_2 - d P_1 P_2 / n_d", "A. Gullstrand, in Helmholtz (1909)")
  public static let totalMagnification = law(
    "total-magnification", "m = m_1 m_2", "Definition of the lateral magnification")
  public static let firstFocalLength = law("system-first-focal-length", "f = -n / P", gauss)
  public static let secondFocalLength = law("system-second-focal-length", "f' = n' / P", gauss)
  public static let firstFocalPoint = law("system-first-focal-point", "s_F = -n D / P", gauss)
  public static let secondFocalPoint = law("system-second-focal-point", "s_F' = n' A / P", gauss)
  public static let firstPrincipalPoint = law(
    "first-principal-point", "s_H = n (1 - D) / P", gauss)
  public static let secondPrincipalPoint = law(
    "second-principal-point", "s_H' = n' (A - 1) / P", gauss)
  public static let nodalShift = law(
    "nodal-shift", "s_N = (n' - n) / P", "J. B. Listing (1845)")
  public static let backVertexPower = law("back-vertex-power", "P_V' = P / A", gauss)
  public static let frontVertexPower = law("front-vertex-power", "P_V = P / D", gauss)
  public static let angularMagnification = law(
    "angular-magnification", "M = n D / n'", "Lagrange's invariant")

  // Instruments

  public static let magnifierRelaxed = law(
    "magnifier-relaxed", "M = q P", "Image at infinity, against the bare eye at q")
  public static let magnifierNear = law(
    "magnifier-near", "M = 1 + q P", "Image at q, the eye at the lens")
  public static let telescope = law("telescope", "M = -P_e / P_o", "Kepler, Dioptrice (1611)")
  public static let telescopeLength = law(
    "telescope-length", "d = 1 / P_o + 1 / P_e", "Kepler, Dioptrice (1611)")
  public static let telescopeLengthFor = law(
    "telescope-length-observer", "d = 1 / P_o + 1 / (P_e - K)",
    "Light leaves with the vergence K of the observer")

  /// All of them, in the order of this page.
  public static let all: [Law] = [
    surfacePower, mirrorPower, mirrorPowerReal, mirrorImageDistance, mirrorGaussian,
    mirrorMagnification, planeMirror,
    mirrorFocalPoint, mirrorImageFromFocalPoint, nextRealObjectDistance, nextObjectDistance,
    downstreamVergence, totalMagnification, contact, gullstrandInAir, gullstrand,
    firstFocalLength, secondFocalLength,
    firstFocalPoint, secondFocalPoint,
    firstPrincipalPoint, secondPrincipalPoint, nodalShift, backVertexPower, frontVertexPower,
    angularMagnification, magnifierRelaxed, magnifierNear, telescope, telescopeLength,
    telescopeLengthFor,
  ]
}
