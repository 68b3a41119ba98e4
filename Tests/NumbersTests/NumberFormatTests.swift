import Numbers
import Testing

@Suite struct NumberFormatTests {
  static let shown: [(Double, String)] = [
    (20.0, "20"), (7.5, "7.5"), (-2.5, "−2.5"), (0.0, "0"), (-0.0, "0"), (1.0 / 3, "0.333"),
    (2.0 / 3, "0.667"), (333.333, "333"), (1234.0, "1234"), (12345.0, "12\u{202F}345"),
    (999_999.0, "999\u{202F}999"), (1234.5, "1230"), (0.1 + 0.2, "0.3"),
    (1004.9999999999999, "1005"), (0.00123456, "0.00123"), (9.999, "10"), (-0.0004999, "−0.0005"),
    (1e6, "1\u{202F}000\u{202F}000"), (1_234_567.0, "1\u{202F}230\u{202F}000"),
    (1e12, "1\u{A0}×\u{A0}10¹²"), (-1.2345e-7, "−1.23\u{A0}×\u{A0}10⁻⁷"),
    (6.02214076e23, "6.02\u{A0}×\u{A0}10²³"), (.infinity, "∞"), (-.infinity, "−∞"),
  ]

  @Test(arguments: shown)
  func threeFiguresAreShownUnlessMoreIsAskedFor(value: Double, shown: String) {
    #expect(NumberFormat.standard.text(value) == shown)
  }

  static let rounded: [(Double, Int, String)] = [
    (0.125, 2, "0.13"), (2.675, 2, "2.68"), (-0.125, 2, "−0.13"), (1.005, 2, "1.01"),
    (8.124999999999998, 2, "8.13"), (2.5, 0, "3"), (-0.4, 0, "0"), (0.05, 1, "0.1"),
    (0.04, 1, "0.0"), (1.5, 3, "1.500"), (999.995, 2, "1000.00"), (12345.678, 1, "12\u{202F}345.7"),
    (0.0000001, 3, "0.000"), (0.999, 0, "1"), (10.0 / 3, 16, "3.3333333333333"),
    (10, 16, "10.000000000000"),
  ]

  @Test(arguments: rounded)
  func placesRoundHalfAwayFromZeroAndKeepZeros(value: Double, places: Int, shown: String) {
    #expect(NumberFormat.places(places).text(value) == shown)
  }

  static let figured: [(Double, Int, String)] = [
    (2.0, 3, "2.00"), (0.5, 2, "0.50"), (12345.0, 3, "12\u{202F}300"), (99.96, 3, "100"),
    (9.996, 3, "10.0"), (0.0, 3, "0.00"), (1e-9, 2, "1.0\u{A0}×\u{A0}10⁻⁹"),
  ]

  @Test(arguments: figured)
  func figuresKeepZerosWhenAskedFor(value: Double, figures: Int, shown: String) {
    #expect(NumberFormat.figures(figures).text(value) == shown)
  }

  @Test func signedPowersHaveTheirPlus() {
    #expect(NumberFormat.signedPlaces(2).text(1.5) == "+1.50")
    #expect(NumberFormat.signedPlaces(2).text(-0.25) == "−0.25")
    #expect(NumberFormat.signedPlaces(2).text(0) == "0.00")
    #expect(NumberFormat.signedPlaces(2).text(-0.001) == "0.00")
    #expect(NumberFormat.signedPlaces(2).text(.infinity) == "+∞")
  }

  @Test func theLanguageDecidesAboutSeparators() {
    let german = NumberStyle(
      decimalSeparator: ",", groupSeparator: ".", minus: "−", unitSpace: "\u{202F}")
    #expect(NumberFormat.exact.text(-12345.5, in: german) == "−12.345,5")
  }

  @Test func exactNumbersReadBackAsTheSame() {
    let plain = NumberStyle(decimalSeparator: ".", groupSeparator: "", minus: "-", unitSpace: " ")
    var stream = Stream(state: 11)
    for _ in 0..<2000 {
      let value = stream.uniform(-1000...1000)
      #expect(WrittenNumber(parsing: NumberFormat.exact.text(value, in: plain))?.value == value)
    }
  }

  @Test func roundedNumbersAreWithinHalfTheLastFigure() {
    let plain = NumberStyle(decimalSeparator: ".", groupSeparator: "", minus: "-", unitSpace: " ")
    var stream = Stream(state: 12)
    for _ in 0..<2000 {
      let value = stream.uniform(-100...100)
      for figures in 1...6 {
        let text = NumberFormat.figures(figures).text(value, in: plain)
        let read = WrittenNumber(parsing: text)?.value ?? .nan
        let unit = Elementary.pow(10, (Elementary.log10(value.magnitude)).rounded(.down) + 1)
        #expect((read - value).magnitude <= unit * Elementary.pow(10, Double(-figures)) * 0.5000001)
      }
    }
  }
}
