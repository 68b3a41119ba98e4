/// The names of units and prefixes in the package siunitx.
enum UnitName {
  enum Piece: Sendable {
    case prefix(String)
    case unit(String)
    case power(String)
    /// A power that is named before its unit.
    case comingPower(String)
    case per
  }

  static let table: [String: Piece] = {
    var table: [String: Piece] = [
      "per": .per, "squared": .power("2"), "square": .comingPower("2"), "cubed": .power("3"),
      "cubic": .comingPower("3"),
    ]
    for (name, sign) in pairs(prefixNames) { table[name] = .prefix(sign) }
    for (name, sign) in pairs(unitNames) { table[name] = .unit(sign) }
    return table
  }()

  /// The signs of prefixes, behind which a unit follows without a space.
  static let prefixes = Set(pairs(prefixNames).map(\.sign))

  /// Whether a unit stands at its number without a space.
  static func isAttached(_ unit: String) -> Bool { unit == "°" || unit == "′" || unit == "″" }

  private static func pairs(_ text: String) -> [(name: String, sign: String)] {
    let words = text.split { $0 == " " || $0 == "\n" }.map(String.init)
    return stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
  }

  private static let prefixNames = """
    yocto y zepto z atto a femto f pico p nano n micro µ milli m centi c deci d deca da hecto h kilo k
    mega M giga G tera T peta P exa E zetta Z yotta Y kibi Ki mebi Mi gibi Gi
    """

  private static let unitNames = """
    metre m meter m gram g kilogram kg second s ampere A kelvin K mole mol candela cd radian rad
    steradian sr hertz Hz newton N pascal Pa joule J watt W coulomb C volt V farad F ohm Ω siemens S
    weber Wb tesla T henry H celsius °C degreeCelsius °C lumen lm lux lx becquerel Bq gray Gy sievert Sv
    katal kat minute min hour h day d degree ° arcminute ′ arcsecond ″ litre L liter L tonne t
    electronvolt eV bar bar percent % dalton Da hectare ha decibel dB bel B bit bit byte B dioptre D
    cm cm mm mm km km kg kg
    """
}
