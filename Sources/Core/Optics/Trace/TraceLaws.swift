import Formula
import Quantities

/// Exact laws of single surfaces: the figures show them, and the tests hold the traced rays against them.
///
/// Symbols: r the radius of curvature at the vertex, k the conic constant, h a height above the axis, s the sag there, i and i′
/// the angles of incidence and of refraction, n and n′ the indices in front and behind, d the distance from a mirror's pole at
/// which a ray that came parallel to the axis cuts it, u and v the distances of the aplanatic points, m the magnification there.
public enum TraceLaws {
  static let symbols: [LawSymbol] = [
    LawSymbol("n", .number, "trace.symbol.index-before"),
    LawSymbol("n'", .number, "trace.symbol.index-after"),
    LawSymbol("r", .length, "trace.symbol.radius"),
    LawSymbol("k", .number, "trace.symbol.conic"),
    LawSymbol("h", .length, "trace.symbol.height"),
    LawSymbol("s", .length, "trace.symbol.sag"),
    LawSymbol("i", .angle, "trace.symbol.incidence"),
    LawSymbol("i'", .angle, "trace.symbol.refraction"),
    LawSymbol("d", .length, "trace.symbol.mirror-crossing"),
    LawSymbol("u", .length, "trace.symbol.aplanatic-object"),
    LawSymbol("v", .length, "trace.symbol.aplanatic-image"),
    LawSymbol("m", .number, "trace.symbol.aplanatic-magnification"),
  ]

  private static func law(_ id: String, _ text: String, _ source: String) -> Law {
    let equation = try? Equation(parsing: text)
    let names = equation?.names ?? []
    return Law(
      id, text, symbols: symbols.filter { names.contains($0.name) }, source: source)
  }

  public static let sag = law(
    "sag", "s = h^2 / (r + r sqrt(1 - h^2 / r^2))",
    "Pythagoras' theorem at a sphere, without a difference of two long lengths")
  public static let conicSag = law(
    "conic-sag", "s = h^2 / (r + r sqrt(1 - (1 + k) h^2 / r^2))",
    "The conic section with its vertex at the origin")
  public static let approximateSag = law(
    "approximate-sag", "s = h^2 / (2 r)", "The first term of the sag in powers of h")
  public static let refraction = law(
    "surface-refraction", "i' = asin(n sin(i) / n')", "Snell's law")
  public static let refractionSine = law(
    "surface-refraction-sine", "sin(i') = n sin(i) / n'", "Snell's law")
  public static let mirrorIncidence = law(
    "mirror-incidence", "i = asin(h / r)", "A ray parallel to the axis of a spherical mirror")
  public static let mirrorCrossing = law(
    "mirror-crossing", "d = r - r / (2 cos(i))",
    "The isosceles triangle of centre, point of incidence and axis crossing")
  public static let aplanaticObject = law(
    "aplanatic-object", "u = r (n + n') / n", "Weierstrass, 1858")
  public static let aplanaticImage = law(
    "aplanatic-image", "v = r (n + n') / n'", "Weierstrass, 1858")
  public static let aplanaticMagnification = law(
    "aplanatic-magnification", "m = (n / n')^2", "Weierstrass, 1858")

  /// All of them, in the order of this page.
  public static let all: [Law] = [
    sag, conicSag, approximateSag, refraction, refractionSine, mirrorIncidence, mirrorCrossing,
    aplanaticObject,
    aplanaticImage, aplanaticMagnification,
  ]
}
