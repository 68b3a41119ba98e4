import Numbers

extension Unit {
  public static let nanometre = Unit(
    "nm", .length, 1, per: 1e9, hints: ["nanometre", "nanometres", "nanometer", "nanometers"])
  public static let micrometre = Unit(
    "\u{B5}m", .length, 1, per: 1e6, spellings: ["\u{B5}m", "\u{3BC}m", "um"],
    hints: ["micron", "microns", "micrometre", "micrometres", "micrometer", "micrometers"])
  public static let millimetre = Unit(
    "mm", .length, 1, per: 1e3, hints: ["millimetre", "millimetres", "millimeter", "millimeters"])
  public static let centimetre = Unit(
    "cm", .length, 1, per: 100, hints: ["centimetre", "centimetres", "centimeter", "centimeters"])
  public static let metre = Unit(
    "m", .length, 1, hints: ["metre", "metres", "meter", "meters", "M"])
  public static let kilometre = Unit(
    "km", .length, 1e3, hints: ["kilometre", "kilometres", "kilometer", "kilometers"])
  public static let inch = Unit("in", .length, 254, per: 1e4, hints: ["inch", "inches", "\"", "″"])
  public static let foot = Unit("ft", .length, 3048, per: 1e4, hints: ["foot", "feet", "'", "′"])

  public static let dioptre = Unit(
    "D", .power, 1, spellings: ["D", "dpt"],
    hints: ["d", "dioptre", "dioptres", "diopter", "diopters", "1/m", "m^-1", "dptr"])

  public static let degree = Unit(
    "°", .angle, .pi, per: 180, spellings: ["deg", "°", "º"],
    hints: ["degree", "degrees", "degs", "Grad"], isAttached: true)
  public static let radian = Unit("rad", .angle, 1, hints: ["radian", "radians"])
  public static let arcminute = Unit(
    "′", .angle, .pi, per: 10_800, spellings: ["arcmin"],
    hints: ["arcminute", "arcminutes", "′", "'"], isAttached: true)
  public static let arcsecond = Unit(
    "″", .angle, .pi, per: 648_000, spellings: ["arcsec"],
    hints: ["arcsecond", "arcseconds", "″", "\""], isAttached: true)

  /// One prism dioptre deviates light by 1 cm in 1 m: a plain number, 0.01, so that power times decentration gives it
  /// (Prentice's rule).
  public static let prismDioptre = Unit(
    "Δ", .number, 1, per: 100, spellings: ["prism D", "Δ", "\u{2206}"],
    hints: ["pd", "PD", "prism dioptre", "prism dioptres", "prism diopters", "prism"])
  public static let percent = Unit("%", .number, 1, per: 100, hints: ["percent", "per cent"])

  /// Every unit an author may write, the smallest of a kind first.
  public static let all: [Unit] = [
    .nanometre, .micrometre, .millimetre, .centimetre, .metre, .kilometre, .inch, .foot,
    .dioptre, .degree, .radian, .arcminute, .arcsecond, .prismDioptre, .percent,
  ]

  /// The unit that an author writes so, case and all; `nil` when there is none.
  public init?(written spelling: String) {
    guard let unit = Unit.all.first(where: { $0.spellings.contains(spelling) }) else { return nil }
    self = unit
  }

  /// The units of a dimension.
  public static func all(of dimension: Dimension) -> [Unit] {
    all.filter { $0.dimension == dimension }
  }

  /// The unit that is shown, and proposed, when nothing else is known: cm, D, °; none for plain numbers.
  public static func usual(for dimension: Dimension) -> Unit? {
    switch dimension {
    case .number: nil
    case .length: .centimetre
    case .power: .dioptre
    case .angle: .degree
    default: .coherent(for: dimension)
    }
  }

  /// The unit of any dimension made of metres and radians: m², m⁻².
  static func coherent(for dimension: Dimension) -> Unit? {
    var symbol = ""
    if dimension.length != 0 { symbol = "m" + superscript(dimension.length) }
    if dimension.angle != 0 {
      symbol += (symbol.isEmpty ? "" : "\u{202F}") + "rad" + superscript(dimension.angle)
    }
    return symbol.isEmpty ? nil : Unit(symbol, dimension, 1)
  }

  static func superscript(_ exponent: Int) -> String {
    exponent == 1 ? "" : PrintedNumber.superscript(exponent)
  }
}
