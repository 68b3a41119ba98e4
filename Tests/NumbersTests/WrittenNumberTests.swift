import Numbers
import Testing

@Suite struct WrittenNumberTests {
  static let written: [(String, Double, Int, Double)] = [
    ("7.5", 7.5, 1, 0.1), ("-2.5", -2.5, 1, 0.1), ("−2.5", -2.5, 1, 0.1), ("+1.50", 1.5, 2, 0.01),
    ("20", 20, 0, 1), ("4/3", 4.0 / 3, 0, 0), ("-4/3", -4.0 / 3, 0, 0), ("1e-3", 0.001, 3, 0.001),
    ("1.5e3", 1500, 0, 100), ("infinity", .infinity, 0, 0), ("-infinity", -.infinity, 0, 0),
    ("∞", .infinity, 0, 0), ("−∞", -.infinity, 0, 0), ("007", 7, 0, 1),
  ]

  @Test(arguments: written)
  func readsWhatAuthorsWrite(text: String, value: Double, places: Int, lastDigit: Double) {
    #expect(
      WrittenNumber(parsing: text)
        == WrittenNumber(value: value, places: places, lastDigit: lastDigit))
  }

  static let refused: [String] = [
    "", "-", "+", ".5", "5.", "1,5", "1 000", "--1", "4/0", "4/", "1e", "1e999", "inf", "nan",
    "0x10", "infinitely", "1e99999999999999999999", "٣", "1_000",
  ]

  @Test(arguments: refused)
  func refusesWhatIsNoNumber(text: String) {
    #expect(WrittenNumber(parsing: text) == nil)
  }

  @Test func takesOnlyTheNumberAtTheStart() {
    let text = Array("-2.5 D".unicodeScalars)
    let prefix = WrittenNumber.prefix(of: text[...])
    #expect(prefix?.number.value == -2.5)
    #expect(prefix?.count == 4)
    #expect(WrittenNumber.prefix(of: Array("2em".unicodeScalars)[...])?.count == 1)
  }
}
