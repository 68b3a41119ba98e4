import Formula
import Quantities

/// The paraxial laws of a thin lens: the model evaluates them, and the pages show them.
///
/// Symbols, Cartesian unless a law says otherwise: n and n′ the indices in front and behind, u and v the distances of object and
/// image, U and V their vergences at the lens, P the power, f and f′ the distances of the focal points F and F′, h and h′ the
/// heights, m the magnification, x and x′ the distances of object and image from F and F′, θ the direction of a far object.
public enum ThinLensLaws {
  static let symbols: [LawSymbol] = [
    LawSymbol("n", .number, "optics.symbol.index-before"),
    LawSymbol("n'", .number, "optics.symbol.index-after"),
    LawSymbol("n_l", .number, "optics.symbol.index-lens"),
    LawSymbol("u", .length, "optics.symbol.object-distance"),
    LawSymbol("v", .length, "optics.symbol.image-distance"),
    LawSymbol("U", .power, "optics.symbol.object-vergence"),
    LawSymbol("V", .power, "optics.symbol.image-vergence"),
    LawSymbol("P", .power, "optics.symbol.power"),
    LawSymbol("P_0", .power, "optics.symbol.power-in-air"),
    LawSymbol("f", .length, "optics.symbol.first-focal-point"),
    LawSymbol("f'", .length, "optics.symbol.second-focal-point"),
    LawSymbol("h", .length, "optics.symbol.object-height"),
    LawSymbol("h'", .length, "optics.symbol.image-height"),
    LawSymbol("m", .number, "optics.symbol.magnification"),
    LawSymbol("x", .length, "optics.symbol.object-from-focal-point"),
    LawSymbol("x'", .length, "optics.symbol.image-from-focal-point"),
    LawSymbol("θ", .angle, "optics.symbol.angle"),
    LawSymbol("r_1", .length, "optics.symbol.front-radius"),
    LawSymbol("r_2", .length, "optics.symbol.back-radius"),
  ]

  private static func law(_ id: String, _ text: String, _ source: String) -> Law {
    let equation = try? Equation(parsing: text)
    let names = equation?.names ?? []
    return Law(
      id, text, symbols: symbols.filter { names.contains($0.name) }, source: source)
  }

  private static let definition = "Definition of vergence (Gullstrand)"
  private static let paraxial = "Paraxial refraction at a thin lens (Gauss, 1841)"

  // What the model evaluates

  public static let objectVergence = law("object-vergence", "U = n / u", definition)
  public static let imageVergence = law("image-vergence", "V = U + P", paraxial)
  public static let imageDistance = law("image-distance", "v = n' / V", definition)
  public static let magnification = law("magnification", "m = U / V", paraxial)
  public static let imageHeight = law(
    "image-height", "h' = m h", "Definition of the lateral magnification")
  public static let farImageHeight = law("far-image-height", "h' = f tan θ", paraxial)
  public static let firstFocalPoint = law("first-focal-point", "f = -n / P", definition)
  public static let secondFocalPoint = law("second-focal-point", "f' = n' / P", definition)
  public static let lensmaker = law(
    "lensmaker", "P = (n_l - n) / r_1 + (n' - n_l) / r_2", "Sum of two surface powers (n' - n)/r")
  public static let powerInMedium = law(
    "power-in-medium", "P = P_0 (n_l - n) / (n_l - 1)", "The lensmaker's equation in two media")

  // The same in other forms

  public static let objectDistance = law("object-distance", "u = n / U", definition)
  public static let power = law("power", "P = n' / f'", definition)
  public static let gaussian = law("gaussian", "n' / v = n' / f' + n / u", paraxial)
  public static let gaussianInOneMedium = law(
    "gaussian-one-medium", "1 / v = 1 / f' + 1 / u", paraxial)
  public static let magnificationByDistances = law(
    "magnification-by-distances", "m = n v / (n' u)", paraxial)
  public static let magnificationInOneMedium = law(
    "magnification-one-medium", "m = v / u", paraxial)
  public static let farImageHeightInOneMedium = law(
    "far-image-height-one-medium", "h' = -f' tan θ", paraxial)
  public static let objectFromFocalPoint = law(
    "object-from-focal-point", "x = u - f", "Definition")
  public static let newtonian = law("newtonian", "x' = f f' / x", "Newton, Opticks, 1704")
  public static let imageFromFocalPoint = law(
    "image-from-focal-point", "v = f' + x'", "Definition")

  // With u positive for a real object

  public static let realObjectVergence = law(
    "object-vergence-real", "U = -n / u", definition)
  public static let realObjectDistance = law(
    "object-distance-real", "u = -n / U", definition)
  public static let realGaussian = law(
    "gaussian-real", "n' / v = n' / f' - n / u", paraxial)
  public static let realGaussianInOneMedium = law(
    "gaussian-real-one-medium", "1 / v = 1 / f' - 1 / u", paraxial)
  public static let realMagnification = law(
    "magnification-real", "m = -n v / (n' u)", paraxial)
  public static let realMagnificationInOneMedium = law(
    "magnification-real-one-medium", "m = -v / u", paraxial)
  public static let realObjectFromFocalPoint = law(
    "object-from-focal-point-real", "x = u - f", "Definition; f positive for a converging lens")
  public static let realNewtonian = law("newtonian-real", "x' = f f' / x", "Newton, Opticks, 1704")
  public static let realObjectFromFocalPointInOneMedium = law(
    "object-from-focal-point-real-one-medium", "x = u - f'", "Definition")
  public static let realNewtonianInOneMedium = law(
    "newtonian-real-one-medium", "x' = f'^2 / x", "Newton, Opticks, 1704")

  /// All of them, in the order of this page.
  public static let all: [Law] = [
    objectVergence, imageVergence, imageDistance, magnification, imageHeight, farImageHeight,
    firstFocalPoint, secondFocalPoint, lensmaker, powerInMedium, objectDistance, power, gaussian,
    gaussianInOneMedium, magnificationByDistances, magnificationInOneMedium,
    farImageHeightInOneMedium, objectFromFocalPoint, newtonian, imageFromFocalPoint,
    realObjectVergence, realObjectDistance, realGaussian, realGaussianInOneMedium,
    realMagnification, realMagnificationInOneMedium, realObjectFromFocalPoint, realNewtonian,
    realObjectFromFocalPointInOneMedium, realNewtonianInOneMedium,
  ]
}
