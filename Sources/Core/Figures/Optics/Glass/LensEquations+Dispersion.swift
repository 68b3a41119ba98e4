import Formula
import Optics
import Quantities
import Scenarios

extension LensEquations {
  /// How far the colours come apart, or how a doublet keeps them together.
  mutating func addDispersion() {
    let lens = outcome.lens
    if let achromat = lens.achromat {
      work(DispersionLaws.crownPower, achromat, answer: achromat.crownPower)
      work(DispersionLaws.flintPower, achromat, answer: achromat.flintPower)
    } else if let glass = lens.glass, let abbe = glass.abbeNumber {
      append(
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
    guard let blue = lens.power(at: .f), let red = lens.power(at: .c) else { return }
    append(
      DispersionLaws.chromaticDifference,
      with: { symbol in
        Substitute(Quantity(symbol == "P_F" ? blue.dioptres : red.dioptres, .power))
      }, answer: Quantity(blue.dioptres - red.dioptres, .power))
  }

  private mutating func work(_ law: Law, _ achromat: Achromat, answer: Power) {
    let power = outcome.written["power"] ?? Quantity(achromat.power.dioptres, .power)
    append(
      law,
      with: { symbol in
        switch symbol {
        case "P": Substitute(power, isGiven: true)
        case "V_1": achromat.crown.abbeNumber.map { Substitute(.number($0)) }
        case "V_2": achromat.flint.abbeNumber.map { Substitute(.number($0)) }
        default: nil
        }
      }, answer: Quantity(answer.dioptres, .power))
  }

  private mutating func append(
    _ law: Law, with values: (String) -> Substitute?, answer: Quantity
  ) {
    laws.append(law.id)
    let hides = hidesAnswers
    append(
      WorkedEquation(
        of: law.equation,
        with: { name in
          values(name.text).flatMap { hides && !$0.isGiven ? nil : $0 }
        }, answer: hides ? nil : answer, FormulaStyle(words.style)))
  }
}
