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
    } else if let glass = lens.glass {
      steps.addAbbeNumber(of: glass)
    }
    guard let blue = lens.power(at: .f), let red = lens.power(at: .c) else { return }
    steps.work(
      DispersionLaws.chromaticDifference,
      with: { symbol in
        Substitute(Quantity(symbol == "P_F" ? blue.dioptres : red.dioptres, .power))
      }, answer: symbols.value(of: "ΔP")?.quantity)
  }

  private mutating func work(_ law: Law, _ achromat: Achromat, answer: Power) {
    let power = outcome.written["power"] ?? Quantity(achromat.power.dioptres, .power)
    steps.work(
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
}
