import Numbers
import Testing

@testable import Figures

@Suite struct GraphNumbersTests {
  @Test func givesAllNumbersTheSameDecimals() {
    let numbers = GraphNumbers(for: [1, 2.5, 0], style: .english)
    #expect([1, 2.5, 0].map { numbers.text($0) } == ["1.0", "2.5", "0.0"])
  }

  @Test func showsNothingAsZeroThatIsNotZero() {
    let numbers = GraphNumbers(for: [1e-9, 1e15, 0], style: .english)
    #expect(
      [1e-9, 1e15, 0].map { numbers.text($0) }
        == ["1\u{A0}×\u{A0}10⁻⁹", "1\u{A0}×\u{A0}10¹⁵", "0"])
  }
}
