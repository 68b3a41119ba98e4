import Formula
import Optics
import Quantities
import Scenarios

extension PrismEquations {
  // MARK: A prism with a power

  mutating func add(
    _ equation: PrismEquation, _ power: PrismPower, _ index: Double?, _ distances: [Quantity]
  ) {
    switch equation {
    case .power:
      work(
        PrismLaws.deviationByPower, power, answer: Quantity(power.deviation, .angle))
      for (number, distance) in distances.enumerated() {
        guard let value = power.displacement(at: distance.value) else { continue }
        var answer = Quantity(value, .length)
        answer.unit =
          words.numbers.quantity(ValueName("prism", "displacement-\(number + 1)"))?.unit
        work(PrismLaws.displacement, power, distance: distance, answer: answer)
      }
    case .thinPrism:
      guard let index, let apex = power.thinApex(index: index) else { return }
      steps.say(words(.equationThin))
      work(PrismLaws.thinApex, power, index: index, answer: Quantity(apex, .angle))
    case .components:
      guard power.base != nil || power.power == 0 else {
        return steps.say(words(.equationNoBase))
      }
      let parts = [(PrismLaws.horizontal, power.horizontal), (PrismLaws.vertical, power.vertical)]
      for (law, part) in parts {
        work(law, power, answer: part.map { Quantity($0, .number, in: .prismDioptre) })
      }
    default: break
    }
  }

  private mutating func work(
    _ law: Law, _ power: PrismPower, index: Double? = nil, distance: Quantity? = nil,
    answer: Quantity?
  ) {
    let given = outcome.written["power"] ?? Quantity(power.power, .number, in: .prismDioptre)
    steps.work(
      law,
      with: { symbol in
        switch symbol {
        case "P": Substitute(given, isGiven: true)
        case "β": power.base.map { Substitute(Quantity($0, .angle), isGiven: true) }
        case "z": distance.map { Substitute($0, isGiven: true) }
        case "n": index.map { Substitute(.index($0), isGiven: true) }
        case "δ": Substitute(Quantity(power.deviation, .angle))
        default: nil
        }
      }, answer: answer)
  }

  // MARK: Several prisms

  mutating func addSum(of prisms: [PrismPower], _ whole: PrismPower) {
    steps.say(words(.equationCombined))
    for (letter, function, part) in [
      ("H", "cos", whole.horizontal), ("V", "sin", whole.vertical),
    ] {
      let terms = prisms.indices.map { "P_\($0 + 1) \(function) β_\($0 + 1)" }
      let law = Law(
        "prism-sum", "\(letter) = " + terms.joined(separator: " + "), symbols: [],
        source: PrismLaws.horizontal.source)
      steps.work(
        law, with: { Self.value($0, prisms) },
        answer: part.map { Quantity($0, .number, in: .prismDioptre) })
    }
    guard let horizontal = whole.horizontal, let vertical = whole.vertical, whole.power > 0 else {
      return steps.reveal(words(.equationNoPower))
    }
    let values: (String) -> Substitute? = { symbol in
      Substitute(
        Quantity(symbol == "H" ? horizontal : vertical, .number, in: .prismDioptre))
    }
    steps.work(
      PrismLaws.resultant, with: values,
      answer: Quantity(whole.power, .number, in: .prismDioptre))
    guard horizontal != 0, let base = whole.base else { return }
    // The arc tangent knows only the right half of the circle; which half it is may not be said where answers are hidden.
    var turn = horizontal < 0 ? 180.0 : vertical < 0 ? 360 : 0
    if words.hidesAnswers { turn = 0 }
    let law = turn == 0 ? PrismLaws.resultantBase : PrismLaws.resultantBaseBeyond
    let turned = law.equation.substituting { name in
      name.text == "τ" ? Substitute(Quantity(turn, .degree)) : nil
    }
    steps.work(law, as: turned, with: values, answer: Quantity(base, .angle))
  }

  private static func value(_ symbol: String, _ prisms: [PrismPower]) -> Substitute? {
    let parts = symbol.split(separator: "_")
    guard parts.count == 2, let number = Int(String(parts[1])), prisms.indices.contains(number - 1)
    else { return nil }
    let prism = prisms[number - 1]
    return parts[0] == "P"
      ? Substitute(Quantity(prism.power, .number, in: .prismDioptre), isGiven: true)
      : Substitute(Quantity(prism.base ?? 0, .angle), isGiven: true)
  }
}
