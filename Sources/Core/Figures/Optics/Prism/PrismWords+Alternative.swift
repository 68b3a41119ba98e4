import Formula
import Optics
import Quantities
import Scenarios

extension PrismWords {
  /// The name of the drawing.
  var title: String {
    switch outcome.subject {
    case .refracting(let prism): self(prism.colours.isEmpty ? .titlePrism : .titleDispersion)
    case .power: self(.titlePower)
    case .combination: self(.titleCombination)
    }
  }

  /// What the drawing shows, in sentences: only what is drawn.
  var alternative: String {
    var sentences: [String]
    switch outcome.subject {
    case .refracting(let prism): sentences = self.sentences(about: prism)
    case .power(let power, _, let distances):
      sentences = self.sentences(about: power, distances)
    case .combination(let prisms, let whole):
      sentences = self.sentences(about: prisms, whole)
    }
    if hidesAnswers { sentences.append(self(.altHidden)) }
    return sentences.joined(separator: " ")
  }

  private func sentences(about prism: RefractingPrism) -> [String] {
    let ray = prism.ray
    var found = [
      self(
        .altPrism,
        [
          ("apex", angle(prism.prism.apex, of: "apex")),
          ("index", numbers.index(prism.prism.index)),
        ]),
      incidenceSentence(prism),
    ]
    if hidesAnswers { return found }
    if prism.colours.isEmpty {
      found.append(fate(of: ray, prism))
    } else {
      found += prism.colours.map { colour in
        let slots = [
          (name: "line", text: Self.letter(of: colour.line)),
          (name: "wavelength", text: wavelength(of: colour.line)),
        ]
        guard let deviation = colour.ray.deviation else { return self(.altColourLost, slots) }
        return self(
          .altColour, slots + [(name: "deviation", text: angle(deviation, of: "deviation"))])
      }
    }
    return found
  }

  /// How the ray arrives, and from which side.
  private func incidenceSentence(_ prism: RefractingPrism) -> String {
    if hidesIncidence(of: prism) {
      return self(.altPrismIncidenceLeast, [("angle", self(.valueAtLeast))])
    }
    let incidence = prism.ray.incidence
    if incidence == 0 { return self(.altPrismIncidenceNormal) }
    return self(
      incidence > 0 ? .altPrismIncidence : .altPrismIncidenceApex,
      [("angle", angle(incidence.magnitude, of: "incidence"))])
  }

  /// What becomes of light inside that does not leave where it first meets the second face, as far as it is drawn.
  private func course(of prism: RefractingPrism) -> [String] {
    guard let trace = PrismDiagram(prism, words: self).trace(prism.ray) else { return [] }
    var found = trace.reflections.map { face in
      self([.altPrismTotal, .altPrismThenBase, .altPrismThenFirst][face])
    }
    if trace.exit != nil {
      found.append(
        self([.altPrismLeavesSecond, .altPrismLeavesBase, .altPrismLeavesFirst][trace.face]))
    }
    return found
  }

  private func fate(of ray: PrismRay, _ prism: RefractingPrism) -> String {
    switch ray.kind {
    case .undeviated: return self(.altPrismUndeviated)
    case .missed: return ([self(.altPrismMissed)] + course(of: prism)).joined(separator: " ")
    case .grazing: return self(.altPrismGrazing)
    case .totallyReflected:
      if ray.isReflectedAtFirstFace { return self(.altPrismTotalFirst) }
      var found = prism.prism.leastIncidence == nil ? [self(.altPrismNever)] : []
      if ray.runsAlongSecondFace { found.append(self(.altPrismAlong)) }
      return (found + course(of: prism)).joined(separator: " ")
    case .refracted: break
    }
    guard let emergence = ray.emergence, let deviation = ray.deviation else { return "" }
    let turned = angle(deviation.magnitude, of: "deviation")
    if prism.incidence == nil { return self(.altPrismMinimum, [("deviation", turned)]) }
    return self(
      deviation < 0 ? .altPrismDeviatedApex : .altPrismDeviated,
      [("angle", angle(emergence.magnitude, of: "emergence")), ("deviation", turned)])
  }

  private func sentences(about power: PrismPower, _ distances: [Quantity]) -> [String] {
    let deviation = hidesAnswers ? "…" : angle(power.deviation, of: "deviation")
    var found = [
      self(.altPower, [("power", self.power(power.power)), ("deviation", deviation)])
    ]
    if let base = power.base, power.power > 0 {
      found.append(self(.altPowerBase, [("base", angle(base, of: "base"))]))
    }
    for (index, distance) in distances.enumerated() where !hidesAnswers {
      guard let value = power.displacement(at: distance.value) else { continue }
      let name = ValueName("prism", "displacement-\(index + 1)")
      found.append(
        self(
          .altDisplacement,
          [
            ("distance", numbers.style.text(of: distance)),
            ("displacement", numbers.length(value, of: name)),
          ]))
    }
    return found
  }

  private func sentences(about prisms: [PrismPower], _ whole: PrismPower) -> [String] {
    var found = prisms.enumerated().map { index, prism in
      self(
        .altCombined,
        [
          ("number", String(index + 1)), ("power", power(prism.power, of: "prism-\(index + 1)")),
          ("base", prism.base.map { angle($0, of: "base") } ?? self(.valueNone)),
        ])
    }
    if hidesAnswers { return found }
    if let base = whole.base {
      found.append(
        self(
          .altResultant, [("power", power(whole.power)), ("base", angle(base, of: "base"))]))
    } else {
      found.append(self(.altResultantNone))
    }
    return found
  }
}
