import Formula
import Optics
import Quantities
import Scenarios

/// The equations of a figure of plane refraction, each worked out.
struct RefractionEquations {
  let outcome: RefractionOutcome
  let words: RefractionWords
  private(set) var steps: WorkedSteps

  init(_ outcome: RefractionOutcome, words: RefractionWords) {
    self.outcome = outcome
    self.words = words
    steps = WorkedSteps(words.numbers.style, hidesAnswers: words.hidesAnswers)
    for equation in outcome.presentation.equations ?? usual {
      switch equation {
      case .snell: each { $0.addSnell($1, $2) }
      case .criticalAngle: addCriticalAngle()
      case .brewsterAngle: addBrewsterAngle()
      case .reflectance: each { $0.addReflectance($1, $2) }
      case .slab: each { $0.addSlab($1, $2) }
      }
    }
  }

  /// What the result calls for, where the author asks for nothing.
  private var usual: [RefractionEquation] {
    var found = [RefractionEquation.snell]
    if outcome.system.thickness != nil { found.append(.slab) }
    let isThin = outcome.system.thickness == nil
    if isThin, outcome.rays.first?.entry.criticalAngle != nil { found.append(.criticalAngle) }
    return found
  }

  private mutating func each(
    _ work: (inout RefractionEquations, OpticsRay, String) -> Void
  ) {
    for (index, ray) in outcome.rays.enumerated() {
      if outcome.rays.count > 1 {
        steps.head(words(.equationRay, [("number", String(index + 1))]))
      }
      work(&self, ray, words.prefix(of: index))
    }
  }

  // MARK: Values

  private func value(_ symbol: String, _ ray: OpticsRay, _ prefix: String) -> Substitute? {
    let entry = ray.entry
    switch symbol {
    case "n_1": return index(outcome.system.before)
    case "n_2": return index(outcome.system.after)
    case "θ_1":
      if case .angle(let given) = ray.source { return Substitute(given, isGiven: true) }
      return Substitute(angle(entry.incidence, prefix, "incidence"))
    case "θ_2": return entry.refraction.map { Substitute(angle($0, prefix, "refraction")) }
    case "R_s": return Substitute(.number(entry.reflectanceS))
    case "R_p": return Substitute(.number(entry.reflectanceP))
    case "R": return Substitute(.number(entry.reflectance))
    case "t":
      return outcome.system.thickness.map {
        Substitute(outcome.written["thickness"] ?? Quantity($0, .length), isGiven: true)
      }
    default: return nil
    }
  }

  /// An index; the digits of a glass shall not be asked of the air beside it, so they count as derived where nothing is hidden.
  private func index(_ medium: Medium) -> Substitute {
    Substitute(
      .index(medium.index), isGiven: medium.dispersion == nil || words.hidesAnswers)
  }

  private func angle(_ radians: Double, _ thing: String, _ property: String) -> Quantity {
    quantity(radians, .angle, thing, property)
  }

  private func quantity(
    _ value: Double, _ dimension: Dimension, _ thing: String, _ property: String
  ) -> Quantity {
    var quantity = Quantity(value, dimension)
    quantity.unit = words.numbers.quantity(ValueName(thing, property))?.unit
    return quantity
  }

  private mutating func work(
    _ law: Law, after form: Law? = nil, _ ray: OpticsRay, _ prefix: String, answer: Quantity?
  ) {
    let values = self
    steps.work(
      law, after: form?.equation, with: { values.value($0, ray, prefix) }, answer: answer)
  }

  // MARK: Steps

  private mutating func addSnell(_ ray: OpticsRay, _ prefix: String) {
    // The law that shows total reflection would give it away.
    guard let refraction = ray.entry.refraction ?? (words.hidesAnswers ? 0 : nil) else {
      work(
        RefractionLaws.sine, after: RefractionLaws.snell, ray, prefix,
        answer: .sine(beyondOne: ray.entry.refractedSine))
      return steps.reveal(words(.equationTotal))
    }
    work(
      RefractionLaws.refraction, after: RefractionLaws.snell, ray, prefix,
      answer: angle(refraction, prefix, "refraction"))
  }

  private mutating func addCriticalAngle() {
    guard let ray = outcome.rays.first else { return }
    let prefix = words.prefix(of: 0)
    guard let critical = ray.entry.criticalAngle else {
      return steps.reveal(words(.equationNoCritical))
    }
    work(
      RefractionLaws.criticalAngle, ray, prefix,
      answer: angle(critical, prefix, "critical-angle"))
  }

  private mutating func addBrewsterAngle() {
    guard let ray = outcome.rays.first else { return }
    let prefix = words.prefix(of: 0)
    work(
      RefractionLaws.brewsterAngle, ray, prefix,
      answer: angle(ray.entry.brewsterAngle, prefix, "brewster-angle"))
  }

  private mutating func addReflectance(_ ray: OpticsRay, _ prefix: String) {
    let entry = ray.entry
    if entry.refraction == nil, !words.hidesAnswers { return steps.say(words(.equationTotal)) }
    if entry.incidence == 0 {
      return work(
        RefractionLaws.normalReflectance, ray, prefix, answer: .number(entry.reflectance))
    }
    work(RefractionLaws.reflectanceS, ray, prefix, answer: .number(entry.reflectanceS))
    work(RefractionLaws.reflectanceP, ray, prefix, answer: .number(entry.reflectanceP))
    work(RefractionLaws.reflectance, ray, prefix, answer: .number(entry.reflectance))
  }

  private mutating func addSlab(_ ray: OpticsRay, _ prefix: String) {
    guard let slab = ray.slab else { return }
    if slab.exit == nil || slab.exit?.refraction == nil {
      return steps.reveal(words(.equationNoExit))
    }
    if let displacement = slab.displacement {
      let name = outcome.rays.count == 1 ? "slab" : prefix
      work(
        RefractionLaws.displacement, ray, prefix,
        answer: quantity(displacement, .length, name, "displacement"))
    }
    if let shift = slab.longitudinalShift {
      work(
        RefractionLaws.shift, ray, prefix,
        answer: quantity(shift, .length, "slab", "longitudinal-shift"))
    }
    if let apparent = slab.apparentThickness {
      work(
        RefractionLaws.apparentThickness, ray, prefix,
        answer: quantity(apparent, .length, "slab", "apparent-thickness"))
    }
  }
}
