import Diagnostics
import Quantities
import Testing

@Suite struct StatedQuantityTests {
  func stated(_ text: String, as dimension: Dimension? = nil) -> (StatedQuantity?, [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let stated = StatedQuantity(
      parsing: text, at: Fixture(text).range, as: dimension, of: "image.distance",
      reporting: &diagnostics)
    return (stated, diagnostics)
  }

  static let tolerances: [(String, Double, Double)] = [
    ("20 cm ± 1 mm", 0.2, 0.001), ("20 cm", 0.2, 0.005), ("20.0 cm", 0.2, 0.0005),
    ("-1", -1, 0.5), ("-1.00", -1, 0.005), ("20 cm ± 1%", 0.2, 0.002), ("20 cm ± 1 %", 0.2, 0.002),
    ("20 cm +- 2", 0.2, 0.02), ("-20 cm +/- 10%", -0.2, 0.02), ("4/3", 4.0 / 3, 0),
    ("infinity", .infinity, 0), ("2e3 m", 2000, 500),
  ]

  @Test(arguments: tolerances)
  func theToleranceIsWhatIsWrittenOrHalfTheLastDigit(text: String, value: Double, tolerance: Double)
  {
    let (stated, diagnostics) = stated(text)
    #expect(diagnostics.isEmpty)
    #expect(stated?.quantity.value == value)
    #expect(((stated?.tolerance ?? .nan) - tolerance).magnitude <= 1e-15)
  }

  @Test func valuesWithinTheToleranceAgree() throws {
    let twenty = try #require(stated("20 cm").0)
    #expect(twenty.agrees(with: Quantity(0.205, .length)))
    #expect(twenty.agrees(with: Quantity(0.1951, .length)))
    #expect(!twenty.agrees(with: Quantity(0.2051, .length)))
    #expect(!twenty.agrees(with: Quantity(0.2, .power)))
    #expect(!twenty.agrees(with: Quantity(.infinity, .length)))
    let third = try #require(stated("1/3").0)
    #expect(third.agrees(with: .number(0.33333333333)))
    #expect(!third.agrees(with: .number(0.3333)))
    let infinity = try #require(stated("infinity", as: .length).0)
    #expect(infinity.agrees(with: Quantity(.infinity, .length)))
    #expect(!infinity.agrees(with: Quantity(-.infinity, .length)))
    #expect(!infinity.agrees(with: Quantity(1e9, .length)))
  }

  static let faults: [(String, String)] = [
    ("20 cm ± 1 1️⃣D", "quantity/wrong-dimension"), ("20 cm ±1️⃣", "quantity/not-a-number"),
    ("20 1️⃣cn2️⃣ ± 1 mm", "quantity/unknown-unit"), ("20 cm ± 1️⃣little", "quantity/not-a-number"),
  ]

  @Test(arguments: faults)
  func faultsStandWhereTheyAre(marked: String, identifier: String) {
    let fixture = Fixture(marked)
    let (stated, diagnostics) = stated(fixture.text)
    #expect(stated == nil)
    #expect(diagnostics.map { $0.identifier } == [identifier])
    #expect(diagnostics.first.map(fixture.marks) == true, "\(diagnostics)")
  }
}
