import Diagnostics
import Numbers
import Quantities
import Testing

@Suite struct QuantityStyleTests {
  let space = "\u{202F}"

  @Test func aQuantityIsShownInTheUnitItWasWrittenIn() {
    let style = QuantityStyle()
    #expect(style.text(of: Quantity(2000, .centimetre)) == "2000\(space)cm")
    #expect(style.text(of: Quantity(-2.5, .dioptre)) == "−2.5\(space)D")
    #expect(style.text(of: Quantity(30, .degree)) == "30°")
    #expect(style.text(of: Quantity(3, .prismDioptre)) == "3\(space)Δ")
    #expect(style.text(of: .number(-1)) == "−1")
    #expect(style.text(of: Quantity(.infinity, .length)) == "∞")
    #expect(style.text(of: Quantity(0.04, Dimension(length: 2))) == "0.04\(space)m²")
  }

  static let derived: [(Double, String)] = [
    (0.2, "20 cm"), (0.001, "0.1 cm"), (0.00099, "0.99 mm"), (9.99, "999 cm"), (10, "10 m"),
    (3333.3, "3.33 km"), (5e-5, "50 µm"), (5.893e-7, "0.589 µm"), (1e-12, "0.001 nm"), (0, "0 cm"),
    (-333.3, "−333 m"), (5e6, "5000 km"),
  ]

  @Test(arguments: derived)
  func aDerivedValueTakesAFittingUnit(metres: Double, shown: String) {
    let text = QuantityStyle().text(of: Quantity(metres, .length))
    #expect(text == shown.replacing(" ", with: "\u{202F}"))
  }

  static let preferred: [([Unit], Double, String)] = [
    ([Unit.metre], 0.5, "0.5 m"), ([.metre], 0.05, "5 cm"), ([.millimetre, .metre], 0.2, "200 mm"),
    ([.millimetre], 2, "200 cm"), ([.foot], 6.096, "20 ft"), ([.foot], 0.01, "0.394 in"),
    ([.dioptre], 0.2, "20 cm"),
  ]

  @Test(arguments: preferred)
  func theUnitWrittenFirstIsPreferred(written: [Unit], metres: Double, shown: String) {
    let style = QuantityStyle(units: UnitPreference(written))
    #expect(
      style.text(of: Quantity(metres, .length)) == shown.replacing(" ", with: "\u{202F}"))
  }

  @Test func smallAnglesAreShownInMinutesAndSeconds() {
    let style = QuantityStyle()
    #expect(style.text(of: Quantity(0.05 * .pi / 180, .angle)) == "3′")
    #expect(style.text(of: Quantity(.pi / 648_000, .angle)) == "1″")
    #expect(
      QuantityStyle(units: UnitPreference([.radian])).text(of: Quantity(1e-4, .angle))
        == "0.0001\(space)rad")
  }

  @Test func aChoiceGoesBeforeTheCourse() {
    let signed = DisplayChoice(format: .signedPlaces(2))
    let style = QuantityStyle(choices: [(.power, signed)])
    #expect(style.text(of: Quantity(1.5, .dioptre)) == "+1.50\(space)D")
    #expect(
      style.text(of: Quantity(1.5, .dioptre), DisplayChoice(format: .places(1))) == "1.5\(space)D")
    #expect(
      style.text(of: Quantity(20, .centimetre), DisplayChoice(unit: .millimetre))
        == "200\(space)mm")
    #expect(
      style.text(of: Quantity(20, .centimetre), DisplayChoice(unit: .dioptre)) == "20\(space)cm")
  }

  @Test func equationsKeepTheZerosThatWereWritten() {
    let style = QuantityStyle()
    let written = Quantity(0.2, .length, in: .centimetre, places: 1)
    #expect(style.text(of: written) == "20\(space)cm")
    #expect(style.printedExactly(written).text(in: .english) == "20.0\(space)cm")
    let derived = Quantity(5, .power)
    #expect(style.printedExactly(derived).text(in: .english) == "5\(space)D")
    #expect(style.printedExactly(derived, places: 2).text(in: .english) == "5.00\(space)D")
  }

  static let choices: [(String, DisplayChoice)] = [
    ("mm", DisplayChoice(unit: .millimetre)), ("2 places", DisplayChoice(format: .places(2))),
    ("1 place", DisplayChoice(format: .places(1))),
    ("4 figures", DisplayChoice(format: .figures(4))),
    ("signed 2 places", DisplayChoice(format: .signedPlaces(2))),
    ("mm to 1 place", DisplayChoice(unit: .millimetre, format: .places(1))),
    ("prism D 2 places", DisplayChoice(unit: .prismDioptre, format: .places(2))),
  ]

  @Test(arguments: choices)
  func displayChoicesAreRead(text: String, choice: DisplayChoice) {
    var diagnostics: [Diagnostic] = []
    let read = DisplayChoice(parsing: text, at: Fixture(text).range, reporting: &diagnostics)
    #expect(read == choice)
    #expect(diagnostics.isEmpty)
  }

  static let faultyChoices: [(String, String?)] = [
    ("1️⃣plcaes", "places"), ("mm to 1️⃣two places", nil), ("1️⃣", nil),
    ("1️⃣sined2️⃣ 2 places", "signed"), ("2 places 1️⃣long", nil), ("1️⃣99 places", nil),
  ]

  @Test(arguments: faultyChoices)
  func faultyChoicesAreReportedInPlace(marked: String, replacement: String?) {
    let fixture = Fixture(marked)
    var diagnostics: [Diagnostic] = []
    let choice = DisplayChoice(
      parsing: fixture.text, at: fixture.range, reporting: &diagnostics)
    #expect(choice == nil)
    #expect(diagnostics.map { $0.identifier } == ["quantity/unknown-unit"])
    guard let diagnostic = diagnostics.first else { return }
    #expect(diagnostic.solutions.first?.replacement == replacement)
    #expect(fixture.marks(diagnostic), "\(String(describing: diagnostic.range))")
  }
}
