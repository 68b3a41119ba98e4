import Diagnostics
import Formula
import Numbers
import Quantities
import Testing

@Suite struct ValueSpanTests {
  static let shown: [(String, String)] = [
    ("= real-image.image.distance", "20 cm"),
    ("= size of real-image.image.height", "10 cm"),
    ("= real-image.image.height in mm", "−100 mm"),
    ("= size of real-image.image.height in mm to 1 place", "100.0 mm"),
    ("= real-image.image.distance to 4 figures in m", "0.2000 m"),
    ("= real-image.image.distance in in", "7.87 in"),
    ("= 3 * real-image.image.distance", "60 cm"), ("= real-image.magnification", "−1"),
    ("= real-image.image.distance + 3 in", "27.6 cm"),
    ("= real-image.image.distance + 3 in in mm", "276 mm"),
    ("= far.object.distance", "∞"), ("= real-image.image.vergence", "+5.00 D"),
    ("= size of real-image.image.vergence", "5.00 D"),
    ("= real-image.image.vergence to 1 place", "5.0 D"),
    ("= real-image.magnification in %", "−100 %"), ("= ray.angle to 0 places", "30°"),
    ("=  real-image.image.distance  ", "20 cm"), ("= 1 / real-image.image.distance", "+5.00 D"),
    ("= cities.distance.\"New York\"", "12"),
  ]

  @Test(arguments: shown) func valuesStandInTheSentenceAsAskedFor(code: String, shown: String)
    throws
  {
    let style = QuantityStyle(choices: [(.power, DisplayChoice(format: .signedPlaces(2)))])
    let text = try ValueSpan(parsing: code).text(style, Names.meaning)
    #expect(text == shown.replacing(" ", with: "\u{202F}"))
    #expect(ValueSpan.isValue(code))
  }

  @Test(arguments: [
    "== 0", "=> x", "=", "= ", "= x", "= 3 + 4", "x = a.b", "=a.b", "= 1.5", "= \"a.b\"", "",
    " = a.b",
  ]) func anyOtherCodeIsCode(code: String) {
    #expect(!ValueSpan.isValue(code))
  }

  static let faults: [(String, String, String?)] = [
    ("= real-image.image.distance in 1️⃣cn", "quantity/unknown-unit", "cm"),
    ("= real-image.image.distance in 1️⃣D", "formula/dimension", nil),
    ("= real-image.image.distance 1️⃣to two places", "formula/syntax", nil),
    ("= 1️⃣real-image.image.distnace", "formula/unknown-name", "real-image.image.distance"),
    ("= 1️⃣real-image.image.distnace2️⃣ in mm", "formula/unknown-name", "real-image.image.distance"),
    ("= size of 2 * 1️⃣real-image.image.kind", "formula/not-a-number", nil),
    ("= real-image.image.distance 1️⃣real-image2️⃣ in mm", "formula/syntax", "* real-image"),
    ("= real-image.image.distance +1️⃣", "formula/syntax", nil),
  ]

  @Test(arguments: faults) func faultsStandInTheSpan(
    marked: String, identifier: String, replacement: String?
  ) {
    let fixture = Fixture(marked)
    var diagnostics: [Diagnostic] = []
    let span = ValueSpan(parsing: fixture.text, at: fixture.range, reporting: &diagnostics)
    do throws(FormulaFault) {
      _ = try span?.text(QuantityStyle(), Names.meaning)
    } catch {
      diagnostics.append(error.diagnostic(at: fixture.range))
    }
    #expect(diagnostics.map { $0.identifier } == [identifier])
    #expect(diagnostics.first?.solutions.first?.replacement == replacement)
    #expect(
      diagnostics.first?.range
        == fixture.range.part(offset: fixture.span.offset, count: fixture.span.count),
      "\(diagnostics)")
  }

  @Test func aSpanThatIsOnlyANameSaysSo() throws {
    #expect(try ValueSpan(parsing: "= a.kind").name == ValueName("a", "kind"))
    #expect(try ValueSpan(parsing: "= size of a.kind").name == nil)
    #expect(try ValueSpan(parsing: "= a.b in mm").name == nil)
    #expect(try ValueSpan(parsing: "= a.b + c.d").names.map { $0.text } == ["a.b", "c.d"])
  }
}
