import Formula
import Optics
import Quantities
import Scenarios

extension PrescriptionEquations {
  /// U, V₁ and V₂, where the lines are, and the circle of least confusion between them.
  mutating func addConoid() {
    guard let conoid = words.subject.conoid else { return }
    putSubject()
    let isFar = conoid.objectVergence == 0
    if let object = words.subject.object, !isFar, object.placement != .vergence {
      steps.put(
        "u", value("object", "position").map { Quantity($0.value, .length, in: $0.unit) },
        isGiven: true)
      steps.work(
        PrescriptionLaws.objectVergence, Quantity(conoid.objectVergence, .power))
    }
    steps.put("U", Quantity(conoid.objectVergence, .power), isGiven: isFar)
    if isFar { steps.state("U", Quantity(0, .power)) }
    steps.work(PrescriptionLaws.vergenceAlongAxis, value("image", "line-1", "vergence"))
    steps.work(PrescriptionLaws.vergenceAcrossAxis, value("image", "line-2", "vergence"))
    addLines(conoid)
    addLeastConfusion(conoid)
  }

  private mutating func addLines(_ conoid: SturmConoid) {
    let (one, two) = (value("image", "line-1", "distance"), value("image", "line-2", "distance"))
    let hides = words.hidesAnswers
    if conoid.lens.isSpherical, one == nil, !hides { return steps.say(words(.sentenceParallel)) }
    if one != nil || hides {
      steps.work(PrescriptionLaws.firstLine, one)
    } else {
      steps.say(words(.sentenceParallelFirst))
    }
    if two != nil || hides {
      steps.work(PrescriptionLaws.secondLine, two)
    } else {
      steps.say(words(.sentenceParallelSecond))
    }
  }

  private mutating func addLeastConfusion(_ conoid: SturmConoid) {
    if conoid.lens.isSpherical {
      if conoid.first.position != nil { sayUnlessHidden(.sentencePoint) }
      return
    }
    let place = value("image", "least-confusion", "distance")
    guard place != nil || words.hidesAnswers else { return sayUnlessHidden(.sentenceNoCircle) }
    let diameter = value("image", "least-confusion", "diameter")
    let pupil = words.outcome.written["aperture"]
    steps.work(PrescriptionLaws.leastConfusion, place)
    if let midpoint = words.text("image", "linear-midpoint"), !words.hidesAnswers {
      steps.say(words(.sentenceHalfway, [("midpoint", midpoint)]))
    }
    if let pupil {
      steps.put("D", pupil, isGiven: true)
      steps.work(PrescriptionLaws.leastConfusionDiameter, diameter)
    }
  }

  private mutating func sayUnlessHidden(_ phrase: PrescriptionPhrase) {
    steps.reveal(words(phrase))
  }

  // MARK: Before an eye

  /// Prentice's rule: by components, or at once for a spherical lens that is decentred one way.
  mutating func addPrism() {
    guard let decentration = words.subject.decentration else { return }
    let effect = decentration.effect
    let lens = effect.lens
    if lens.isSpherical, effect.horizontal == 0 || effect.vertical == 0 {
      let shift = effect.horizontal == 0 ? effect.vertical : effect.horizontal
      steps.put(
        "c", Quantity(shift.magnitude, .length, in: words.decentrationUnit), isGiven: true)
      steps.put(
        "P", words.subject.lenses.first.map { $0.sphere.magnitude }, isGiven: true)
      steps.work(
        PrescriptionLaws.prism, Quantity(effect.power, .number, in: .prismDioptre))
      return sayBase()
    }
    putSubject()
    let unit = words.decentrationUnit
    steps.put("x", Quantity(effect.horizontal, .length, in: unit), isGiven: true)
    steps.put("y", Quantity(effect.vertical, .length, in: unit), isGiven: true)
    if lens.isSpherical {
      steps.put("P", words.subject.lenses.first?.sphere, isGiven: true)
      addComponents(effect, PrescriptionLaws.horizontalPrentice, PrescriptionLaws.verticalPrentice)
      return sayBase()
    }
    let matrix = PrismaticEffect.matrix(of: lens)
    steps.work(PrescriptionLaws.horizontalPower, Quantity(matrix.horizontal, .power))
    steps.work(PrescriptionLaws.verticalPower, Quantity(matrix.vertical, .power))
    steps.work(PrescriptionLaws.mixedPower, Quantity(matrix.mixed, .power))
    addComponents(effect, PrescriptionLaws.horizontalPrism, PrescriptionLaws.verticalPrism)
    sayBase()
  }

  /// Both components of the prism, by these laws, and the prism of both.
  private mutating func addComponents(
    _ effect: PrismaticEffect, _ horizontal: Law, _ vertical: Law
  ) {
    steps.work(horizontal, Quantity(effect.horizontalPrism, .number, in: .prismDioptre))
    steps.work(vertical, Quantity(effect.verticalPrism, .number, in: .prismDioptre))
    steps.work(
      PrescriptionLaws.totalPrism, Quantity(effect.power, .number, in: .prismDioptre))
  }

  private mutating func sayBase() {
    if words.hidesAnswers { return }
    steps.say(words.baseSentence)
  }

  /// Each principal meridian by itself.
  mutating func addVertex() {
    guard let shift = words.subject.vertex else { return }
    let along = shift.sphere
    steps.put(
      "d", Quantity(shift.distance, .length, in: words.vertexUnit), isGiven: true)
    steps.put(
      "P", words.subject.lenses.first?.sphere ?? Quantity(shift.lens.sphere.dioptres, .power),
      isGiven: true)
    if !shift.lens.isSpherical {
      steps.head(words(.sentenceAlong, [("meridian", words.angle(shift.lens.orientation))]))
    }
    steps.work(PrescriptionLaws.effectivePower, power(along))
    if along.dioptres.isInfinite { steps.reveal(words(.sentenceNoPower)) }
    guard !shift.lens.isSpherical else {
      if shift.passesFarPoint { steps.reveal(words(.sentenceBeyond)) }
      return
    }
    let meridian = words.angle(shift.lens.orientation.perpendicular)
    steps.head(words(.sentenceAlong, [("meridian", meridian)]))
    // S + C is worked out in the head, but where answers are hidden it is one.
    steps.put(
      "P", Quantity(shift.lens.powerAcrossAxis.dioptres, .power), isGiven: !words.hidesAnswers)
    steps.work(PrescriptionLaws.effectivePower, power(shift.powerAcrossAxis))
    if shift.powerAcrossAxis.dioptres.isInfinite { steps.reveal(words(.sentenceNoPower)) }
    if shift.passesFarPoint { steps.reveal(words(.sentenceBeyond)) }
    if !shift.lens.isSpherical, let effective = shift.effective, !words.hidesAnswers {
      steps.say(words(.sentenceEffective, [("rx", words.rx(effective))]))
    }
  }

  mutating func addMagnification() {
    guard let shape = words.subject.magnification else { return }
    let written = words.outcome.written
    steps.put("P_1", written["front-power"], isGiven: true)
    steps.put("t", written["thickness"], isGiven: true)
    steps.put("n", written["index"] ?? .number(shape.index), isGiven: true)
    steps.put("a", written["eye-distance"], isGiven: true)
    steps.work(PrescriptionLaws.shapeFactor, shape.shapeFactor.map { .number($0) })
    let lens = words.subject.total
    for (power, meridian) in [
      (lens.sphere, lens.orientation), (lens.powerAcrossAxis, lens.orientation.perpendicular),
    ] {
      if !lens.isSpherical {
        steps.head(words(.sentenceAlong, [("meridian", words.angle(meridian))]))
      }
      let isGiven = !words.hidesAnswers || power == lens.sphere
      steps.put("P_v", Quantity(power.dioptres, .power), isGiven: isGiven)
      steps.work(
        PrescriptionLaws.powerFactor,
        shape.powerFactor(backVertexPower: power).map { .number($0) })
      steps.work(
        PrescriptionLaws.spectacleMagnification,
        shape.magnification(backVertexPower: power).map { .number($0) })
      if lens.isSpherical { break }
    }
    if shape.magnification(backVertexPower: lens.sphere) == nil, !words.hidesAnswers {
      steps.say(words(.sentenceNoMagnification))
    }
  }
}

extension Quantity {
  /// The quantity without its sign.
  var magnitude: Quantity {
    var quantity = self
    quantity.value = value.magnitude
    return quantity
  }
}
