import Formula
import Optics
import Quantities

extension WorkedSteps {
  /// The Abbe number from the three indices; nothing for a medium that has none.
  mutating func addAbbeNumber(of glass: Medium) {
    guard let abbe = glass.abbeNumber else { return }
    work(
      DispersionLaws.abbeNumber,
      with: { symbol in
        let line: SpectralLine? =
          symbol == "n_d" ? .d : symbol == "n_F" ? .f : symbol == "n_C" ? .c : nil
        // Indices differ in the fourth digit behind the point.
        return line.flatMap { glass.index(at: $0) }.map {
          Substitute(Quantity($0, .number, places: 5))
        }
      }, answer: .number(abbe))
  }
}
