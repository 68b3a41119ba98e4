import Formula
import Optics
import Quantities
import Scenarios

/// The equations of a figure of prisms, each worked out.
struct PrismEquations {
  let outcome: PrismOutcome
  let words: PrismWords
  var steps: WorkedSteps

  init(_ outcome: PrismOutcome, words: PrismWords) {
    self.outcome = outcome
    self.words = words
    steps = WorkedSteps(words.numbers.style, hidesAnswers: words.hidesAnswers)
    for equation in outcome.presentation.equations ?? usual {
      switch outcome.subject {
      case .refracting(let prism): add(equation, prism)
      case .power(let power, let index, let distances):
        add(equation, power, index, distances)
      case .combination(let prisms, let whole):
        if equation == .components { addSum(of: prisms, whole) }
      }
    }
  }

  /// What the result calls for, where the author asks for nothing.
  private var usual: [PrismEquation] {
    switch outcome.subject {
    case .refracting(let prism):
      var found = [PrismEquation.deviation]
      if prism.incidence == nil { found = [.minimumDeviation] }
      if !prism.colours.isEmpty { found = [.dispersion] }
      return found
    case .power(let power, _, _): return power.base == nil ? [.power] : [.power, .components]
    case .combination: return [.components]
    }
  }

  // MARK: A prism with faces

  private func angle(_ radians: Double, _ property: String) -> Quantity {
    var quantity = Quantity(radians, .angle)
    quantity.unit = words.numbers.quantity(ValueName("prism", property))?.unit
    return quantity
  }

  private func value(_ symbol: String, _ prism: RefractingPrism) -> Substitute? {
    let ray = prism.ray
    switch symbol {
    case "A": return Substitute(prism.apex, isGiven: true)
    case "n":
      return Substitute(
        .index(prism.material.index),
        isGiven: prism.material.dispersion == nil || words.hidesAnswers)
    case "n_m": return Substitute(.index(prism.surroundings.index), isGiven: true)
    case "i_1":
      return prism.incidence.map { Substitute($0, isGiven: true) }
        ?? Substitute(angle(ray.incidence, "incidence"))
    case "r_1": return ray.firstRefraction.map { Substitute(angle($0, "first-refraction")) }
    case "r_2": return ray.secondIncidence.map { Substitute(angle($0, "second-incidence")) }
    case "i_2": return ray.emergence.map { Substitute(angle($0, "emergence")) }
    case "δ": return ray.deviation.map { Substitute(angle($0, "deviation")) }
    default: return nil
    }
  }

  private mutating func work(_ law: Law, _ prism: RefractingPrism, answer: Quantity?) {
    let values = self
    // Without a medium of its own around it, the prism stands in air, whose index is 1.
    let law = prism.surroundings.index == 1 ? law.withoutIndexAround : law
    steps.work(law, with: { values.value($0, prism) }, answer: answer)
  }

  private mutating func add(_ equation: PrismEquation, _ prism: RefractingPrism) {
    switch equation {
    case .deviation: addDeviation(prism)
    case .minimumDeviation: addMinimum(prism)
    case .thinPrism: addThin(prism)
    case .dispersion: addDispersion(prism)
    case .power:
      guard let power = prism.ray.power else { return }
      work(PrismLaws.prismPower, prism, answer: Quantity(power, .number, in: .prismDioptre))
    case .components: break
    }
  }

  private mutating func addDeviation(_ prism: RefractingPrism) {
    let ray = prism.ray
    // Where answers are hidden, the laws are those of a ray that gets through: others would give away that it does not.
    let hidden: Double? = words.hidesAnswers ? 0 : nil
    guard let first = ray.firstRefraction ?? hidden, let second = ray.secondIncidence ?? hidden
    else {
      return steps.reveal(words(.equationNoEntry))
    }
    work(PrismLaws.firstRefraction, prism, answer: angle(first, "first-refraction"))
    work(PrismLaws.secondIncidence, prism, answer: angle(second, "second-incidence"))
    if ray.kind == .missed, hidden == nil {
      return steps.reveal(words(.equationMissed))
    }
    if ray.runsAlongSecondFace, hidden == nil { return steps.say(words(.altPrismAlong)) }
    guard let emergence = ray.emergence ?? hidden else {
      work(
        PrismLaws.emergenceSine, prism,
        answer: PrismLaws.sine(ofEmergence: ray).map { .sine(beyondOne: $0) })
      steps.reveal(words(.equationTotal))
      if prism.prism.leastIncidence == nil { steps.reveal(words(.equationNever)) }
      return
    }
    work(PrismLaws.emergence, prism, answer: angle(emergence, "emergence"))
    work(PrismLaws.deviation, prism, answer: ray.deviation.map { angle($0, "deviation") })
  }

  /// The formula for thin prisms; of a thick one, with how wrong it is.
  private mutating func addThin(_ prism: RefractingPrism) {
    steps.say(words(prism.prism.isThin ? .equationThin : .equationThinOnly))
    let thin = prism.prism.thinDeviation
    work(PrismLaws.thinDeviation, prism, answer: angle(thin, "thin-deviation"))
    guard !prism.prism.isThin else { return }
    guard let exact = prism.ray.deviation else { return steps.reveal(words(.equationNotThin)) }
    let difference = words.angle((thin - exact).magnitude, of: "deviation")
    steps.reveal(words(.equationThinOff, [("difference", difference)]))
  }

  private mutating func addMinimum(_ prism: RefractingPrism) {
    let hidden: Double? = words.hidesAnswers ? 0 : nil
    guard let minimum = prism.prism.minimumDeviation ?? hidden,
      let incidence = prism.prism.minimumIncidence ?? hidden
    else {
      return steps.say(words(.equationNoMinimum))
    }
    work(PrismLaws.minimumDeviation, prism, answer: angle(minimum, "minimum-deviation"))
    work(
      PrismLaws.minimumIncidence, prism,
      answer: angle(incidence, "minimum-deviation-incidence"))
  }

  private mutating func addDispersion(_ prism: RefractingPrism) {
    steps.addAbbeNumber(of: prism.material)
    guard let blue = prism.colour(of: .f)?.ray.deviation,
      let red = prism.colour(of: .c)?.ray.deviation, let difference = prism.dispersion
    else { return }
    steps.work(
      DispersionLaws.angularDispersion,
      with: { symbol in
        symbol == "δ_F"
          ? Substitute(Quantity(blue, .angle)) : Substitute(Quantity(red, .angle))
      }, answer: angle(difference, "dispersion"))
  }
}

extension Law {
  /// The law with 1 for the index of what is around, which then drops out.
  fileprivate var withoutIndexAround: Law {
    let plain =
      switch id {
      case PrismLaws.firstRefraction.id: "r_1 = asin(sin i_1 / n)"
      case PrismLaws.emergence.id: "i_2 = asin(n sin r_2)"
      case PrismLaws.emergenceSine.id: "sin i_2 = n sin r_2"
      case PrismLaws.minimumIncidence.id: "i_1 = asin(n sin(A / 2))"
      case PrismLaws.minimumDeviation.id: "δ_min = 2 asin(n sin(A / 2)) - A"
      case PrismLaws.thinDeviation.id: "δ = (n - 1) A"
      default: text
      }
    return Law(id, plain, symbols: symbols, source: source)
  }
}
