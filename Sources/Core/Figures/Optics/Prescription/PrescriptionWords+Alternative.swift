import Optics
import Quantities
import Scenarios

extension PrescriptionWords {
  /// The name of a drawing.
  func title(of part: PrescriptionPart) -> String {
    switch part {
    case .dial: self(.titleDial)
    case .conoid: self(.titleConoid)
    case .decentration: self(.titleDecentration)
    case .vertex: self(.titleVertex)
    default: self(subject.isCrossed ? .titleCrossed : .titleCross)
    }
  }

  /// What a drawing shows, in sentences: only what is drawn.
  func alternative(of part: PrescriptionPart) -> String {
    let sentences =
      switch part {
      case .dial: dialSentences
      case .conoid: conoidSentences
      case .decentration: decentrationSentences
      case .vertex: vertexSentences
      case .powerCross: crossSentences(withDial: false)
      default: crossSentences(withDial: true)
      }
    return sentences.joined(separator: " ")
  }

  private var dialSentences: [String] {
    guard let axis = subject.total.axis else { return [self(.altNoAxis)] }
    return [self(.altDial, [("axis", angle(axis))])]
  }

  private func crossSentences(withDial: Bool) -> [String] {
    if subject.isCrossed {
      var sentences = subject.lenses.enumerated().map { index, lens in
        self(.altLens, [("number", String(index + 1)), ("rx", rx(lens.model))])
      }
      guard !hidesAnswers else { return sentences + [self(.altTotalHidden)] }
      sentences.append(self(.altTotal, [("rx", rx(subject.total))]))
      let hasCylinders = subject.lenses.contains { !$0.model.isSpherical }
      if hasCylinders, subject.total.isSpherical { sentences.append(self(.altCancelled)) }
      return sentences
    }
    let lens = subject.total
    if lens.isSpherical {
      return hidesAnswers
        ? [self(.altCrossHidden)]
        : [self(.altSphere, [("power", power(lens.sphere.dioptres))])] + extraSentences
    }
    var sentences = (withDial ? dialSentences : []) + extraSentences
    if hidesAnswers {
      sentences.append(self(.altCrossHidden))
    } else {
      sentences.append(
        self(
          .altCross,
          [
            ("power", power(lens.sphere.dioptres)), ("meridian", angle(lens.orientation)),
            ("other", power(lens.powerAcrossAxis.dioptres)),
            ("perpendicular", angle(lens.orientation.perpendicular)),
          ]))
    }
    if let meridian = subject.meridian, let power = text("lens", "meridian-power"), !hidesAnswers {
      sentences.append(
        self(.altMeridian, [("meridian", angle(meridian)), ("power", power)]))
    }
    return sentences
  }

  /// What is written beside the cross: the addition and the prism.
  private var extraSentences: [String] {
    guard let lens = subject.lenses.first, lens.addition != nil || !lens.prisms.isEmpty else {
      return []
    }
    return [self(.altWritten, [("rx", whole(lens))])]
  }

  // MARK: The pencil

  private var conoidSentences: [String] {
    guard let conoid = subject.conoid else { return [self(.altInLens)] }
    let lens = [(name: "rx", text: rx(conoid.lens))]
    var sentences: [String] = []
    if conoid.objectVergence == 0 {
      sentences.append(self(.altFarLight, lens))
    } else {
      let place = length(subject.object?.distance ?? 0, like: "object", "distance")
      let isReal = conoid.objectVergence < 0
      sentences.append(
        self(isReal ? .altNearLight : .altConvergingLight, lens + [("distance", place)]))
    }
    guard !hidesAnswers else { return sentences }
    if conoid.lens.isSpherical {
      sentences.append(focusSentence(conoid.first))
    } else {
      sentences.append(sentence(conoid.first, "line-1", number: 1))
      sentences.append(sentence(conoid.second, "line-2", number: 2))
      sentences.append(circleSentence(conoid))
    }
    return sentences
  }

  private func focusSentence(_ line: SturmConoid.Line) -> String {
    guard let place = line.position else { return self(.altFocusAtInfinity) }
    let slots = [(name: "distance", text: length(place, like: "image", "line-1", "distance"))]
    return self(place > 0 ? .altFocus : .altFocusVirtual, slots)
  }

  private func sentence(_ line: SturmConoid.Line, _ name: String, number: Int) -> String {
    let slots = [
      (name: "number", text: String(number)),
      (name: "orientation", text: angle(line.orientation)),
    ]
    guard let place = line.position else { return self(.altLineAtInfinity, slots) }
    let distance = [(name: "distance", text: length(place, like: "image", name, "distance"))]
    return self(place > 0 ? .altLine : .altLineVirtual, slots + distance)
  }

  private func circleSentence(_ conoid: SturmConoid) -> String {
    guard let place = conoid.leastConfusion else { return self(.altCircleAtInfinity) }
    let slots = [
      (name: "distance", text: length(place, like: "image", "least-confusion", "distance"))
    ]
    return self(place > 0 ? .altCircle : .altCircleVirtual, slots)
  }

  // MARK: Before an eye

  private var decentrationSentences: [String] {
    guard let decentration = subject.decentration else { return [] }
    func text(_ metres: Double) -> String {
      style.text(of: Quantity(metres.magnitude, .length, in: decentrationUnit))
    }
    var sentences = [self(.altDecentred, [("rx", rx(decentration.effect.lens))])]
    if decentration.inward != 0 {
      let slots = [(name: "distance", text: text(decentration.inward))]
      sentences.append(self(decentration.inward > 0 ? .altIn : .altOut, slots))
    }
    if decentration.upward != 0 {
      let slots = [(name: "distance", text: text(decentration.upward))]
      sentences.append(self(decentration.upward > 0 ? .altUp : .altDown, slots))
    }
    if !hidesAnswers { sentences.append(baseSentence) }
    return sentences
  }

  private var vertexSentences: [String] {
    guard let shift = subject.vertex else { return [] }
    func text(_ metres: Double) -> String {
      style.text(of: Quantity(metres, .length, in: vertexUnit))
    }
    let lens = [(name: "rx", text: rx(shift.lens)), (name: "distance", text: text(shift.from))]
    var sentences = [self(.altVertex, lens)]
    if shift.lens.meanSphere.dioptres != 0 {
      sentences.append(self(shift.lens.isSpherical ? .altFarPointMarked : .altMeanFarPointMarked))
    }
    guard !hidesAnswers else { return sentences }
    guard let effective = shift.effective else {
      sentences.append(self(.altVertexInfinite))
      return sentences
    }
    let slots = [(name: "rx", text: rx(effective))]
    sentences.append(
      shift.to == 0
        ? self(.altVertexCornea, slots)
        : self(.altVertexPlane, slots + [("distance", text(shift.to))]))
    if shift.passesFarPoint { sentences.append(self(.altVertexBeyond)) }
    return sentences
  }
}
