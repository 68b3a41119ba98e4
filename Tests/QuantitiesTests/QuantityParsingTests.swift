import Diagnostics
import Quantities
import Testing

@Suite struct QuantityParsingTests {
  func parsed(_ text: String, as dimension: Dimension?) -> (Quantity?, [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let quantity = Quantity(
      parsing: text, at: Fixture(text).range, as: dimension, of: "distance",
      reporting: &diagnostics)
    return (quantity, diagnostics)
  }

  static let lengths: [(String, Double)] = [
    ("20 cm", 0.2), ("20cm", 0.2), (" 6 m ", 6), ("20 ft", 6.096), ("7.8 mm", 0.0078),
    ("589 nm", 589e-9), ("5 µm", 5e-6), ("5 μm", 5e-6), ("5 um", 5e-6), ("1 km", 1000),
    ("12 in", 0.3048), ("-4 cm", -0.04), ("−4 cm", -0.04), ("1/2 m", 0.5), ("infinity", .infinity),
    ("∞", .infinity), ("-infinity", -.infinity), ("7 cm", 0.07), ("0 cm", 0),
  ]

  @Test(arguments: lengths)
  func readsLengthsInMetres(text: String, metres: Double) {
    let (quantity, diagnostics) = parsed(text, as: .length)
    #expect(quantity == Quantity(metres, .length))
    #expect(diagnostics.isEmpty)
  }

  static let others: [(String, Dimension, Double)] = [
    ("-2.5 D", Dimension.power, -2.5), ("+1.50 dpt", .power, 1.5), ("180 deg", .angle, Double.pi),
    ("30°", .angle, Double.pi / 6), ("30 º", .angle, Double.pi / 6), ("1 rad", .angle, 1),
    ("60 arcmin", .angle, .pi / 180), ("3600 arcsec", .angle, .pi / 180),
    ("3 prism D", .number, 0.03), ("3  prism  D", .number, 0.03), ("3 Δ", .number, 0.03),
    ("3 ∆", .number, 0.03), ("50%", .number, 0.5), ("4/3", .number, 4.0 / 3), ("1.5", .number, 1.5),
  ]

  @Test(arguments: others)
  func readsPowersAnglesAndNumbers(text: String, dimension: Dimension, value: Double) {
    #expect(parsed(text, as: dimension).0 == Quantity(value, dimension))
    #expect(parsed(text, as: nil).0 == Quantity(value, dimension))
  }

  @Test func remembersHowItWasWritten() {
    let (quantity, _) = parsed("20.0 cm", as: .length)
    #expect(quantity?.unit == .centimetre)
    #expect(quantity?.places == 1)
    #expect(parsed("4/3", as: .number).0?.places == nil)
  }

  @Test(arguments: Unit.all) func everySpellingOfAUnitIsRead(unit: Unit) {
    for spelling in unit.spellings {
      #expect(parsed("2 \(spelling)", as: unit.dimension).0?.unit == unit)
    }
  }

  /// A faulty text, what is wanted, the identifier, the headline, the replacement.
  typealias Fault = (String, Dimension?, String, String, String?)

  static let faults: [Fault] = [
    ("1️⃣20", .length, "quantity/missing-unit", "distance needs a unit", "20 cm"),
    (" 1️⃣-2.52️⃣ ", .power, "quantity/missing-unit", "distance needs a unit", "-2.5 D"),
    ("1️⃣30", .angle, "quantity/missing-unit", "distance needs a unit", "30 deg"),
    ("1️⃣0", .length, "quantity/missing-unit", "distance needs a unit", "0 cm"),
    ("20 1️⃣CM", .length, "quantity/unknown-unit", "`CM` is not a unit", "cm"),
    ("20 1️⃣cn", .length, "quantity/unknown-unit", "`cn` is not a unit", "cm"),
    ("2 1️⃣metres", .length, "quantity/unknown-unit", "`metres` is not a unit", "m"),
    ("2 1️⃣dioptres", nil, "quantity/unknown-unit", "`dioptres` is not a unit", "D"),
    ("2 1️⃣d", .power, "quantity/unknown-unit", "`d` is not a unit", "D"),
    ("20 1️⃣furlongs", .length, "quantity/unknown-unit", "`furlongs` is not a unit", nil),
    ("1.5 1️⃣x", .number, "quantity/unknown-unit", "`x` is not a unit", ""),
    (
      "10 1️⃣D", .length, "quantity/wrong-dimension",
      "distance is a length, but `D` is a unit of power", nil
    ),
    (
      "1.5 1️⃣cm", .number, "quantity/wrong-dimension",
      "distance is a plain number, but `cm` is a unit of length", ""
    ),
    (
      "1️⃣7,5 cm", .length, "quantity/not-a-number",
      "distance needs a number with a unit, and `7,5 cm` is none", "7.5 cm"
    ),
    (
      "1️⃣far", .length, "quantity/not-a-number",
      "distance needs a number with a unit, and `far` is none", nil
    ),
    (
      "1️⃣inf", .length, "quantity/not-a-number",
      "distance needs a number with a unit, and `inf` is none", "infinity"
    ),
    ("1️⃣.5", .number, "quantity/not-a-number", "distance needs a number, and `.5` is none", "0.5"),
    ("1️⃣", .number, "quantity/not-a-number", "distance needs a number", nil),
    (
      "1️⃣1e308 km", .length, "quantity/not-a-number",
      "distance needs a number with a unit, and `1e308 km` is none", nil
    ),
  ]

  @Test(arguments: faults)
  func faultsPointAtTheMistakeAndSayWhatToWrite(fault: Fault) {
    let fixture = Fixture(fault.0)
    var diagnostics: [Diagnostic] = []
    let quantity = Quantity(
      parsing: fixture.text, at: fixture.range, as: fault.1, of: "distance",
      reporting: &diagnostics)
    #expect(quantity == nil)
    #expect(diagnostics.count == 1)
    guard let diagnostic = diagnostics.first else { return }
    #expect(diagnostic.identifier == fault.2)
    #expect(diagnostic.summary == fault.3)
    #expect(diagnostic.solutions.first?.replacement == fault.4)
    #expect(fixture.marks(diagnostic), "\(String(describing: diagnostic.range))")
  }

  @Test func hostileTextsAreRefusedQuickly() {
    for text in [String(repeating: "9", count: 100_000), String(repeating: "(", count: 100_000)] {
      #expect(parsed(text + " cm", as: .length).0 == nil)
    }
  }
}
