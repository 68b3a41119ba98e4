import Formula
import Markup
import Optics
import Quantities
import Scenarios

/// The equations of the figure of an eye, each worked out.
struct EyeEquations {
  let words: EyeWords
  private(set) var steps: WorkedSteps

  init(_ words: EyeWords) {
    self.words = words
    steps = WorkedSteps(words.style, hidesAnswers: words.hidesAnswers)
    for equation in words.outcome.presentation.equations ?? Self.usual(for: words.subject) {
      switch equation {
      case .refraction: addRefraction()
      case .farPoint: addFarPoint()
      case .correction: addCorrection()
      case .nearPoint: addNearPoint()
      case .accommodation: addAccommodation()
      case .blur: addBlur()
      }
    }
  }

  /// What is worked out where nothing is said: what the block asks.
  static func usual(for subject: EyeSubject) -> [EyeEquation] {
    var equations: [EyeEquation] = subject.source == .error ? [] : [.refraction]
    if subject.object == nil, subject.ametropia.kind != .emmetropia {
      equations.append(.farPoint)
      if subject.vertex.map({ $0 > 0 }) ?? false { equations.append(.correction) }
    }
    if subject.amplitude != nil { equations.append(.nearPoint) }
    if subject.object != nil { equations.append(.accommodation) }
    if subject.pupil != nil { equations.append(.blur) }
    return equations.isEmpty ? [.farPoint] : equations
  }

  var markup: MarkupNode { steps.markup }

  private var ametropia: Ametropia { words.subject.ametropia }
  private var optics: EyeOptics { words.subject.optics }

  private func finite(_ value: Double?, _ dimension: Dimension, _ unit: Unit? = nil) -> Quantity? {
    guard let value, value.isFinite else { return nil }
    return Quantity(value == 0 ? 0 : value, dimension, in: unit)
  }

  /// Puts down the refraction at the cornea.
  private mutating func putRefraction(_ symbol: String = "K") {
    let error = words.outcome.written["error"]
    steps.put(symbol, error ?? Quantity(ametropia.refraction, .power), isGiven: error != nil)
  }

  /// Works out a law in which K is the refraction at the cornea; where that is not the principal point it has a letter of its own.
  private mutating func workAtCornea(_ law: Law, _ answer: Quantity?) {
    let hasOwnLetter = !optics.eye.isReduced
    steps.work(law, answer) { $0 == "K" && hasOwnLetter ? ValueName("K_c") : nil }
  }

  private mutating func addRefraction() {
    let written = words.outcome.written
    if optics.eye.isReduced, let length = written["length"] {
      steps.put("k'", length, isGiven: true)
    } else {
      steps.put("k'", Quantity(optics.imageLength, .length, in: .millimetre))
    }
    let index = written["index"]
    steps.put("n'", index ?? .index(optics.eye.index), isGiven: index != nil)
    let power = written["power"]
    steps.put("P", power ?? Quantity(optics.power, .power), isGiven: power != nil)
    steps.work(EyeLaws.dioptricLength, finite(optics.dioptricLength, .power))
    steps.work(EyeLaws.refraction, finite(optics.refraction, .power))
    guard !optics.eye.isReduced else { return }
    steps.put("e", Quantity(optics.points.firstPrincipal, .length, in: .millimetre))
    steps.work(EyeLaws.refractionAtCornea, finite(ametropia.refraction, .power))
  }

  private mutating func addFarPoint() {
    putRefraction()
    if ametropia.refraction == 0 {
      return steps.reveal(words(.sentenceEmmetropia))
    }
    workAtCornea(EyeLaws.farPoint, words.quantity("eye", "far-point"))
  }

  private mutating func addCorrection() {
    putRefraction()
    let vertex = words.outcome.written["vertex"]
    steps.put(
      "d", vertex ?? Quantity(words.subject.vertex ?? 0, .length, in: .millimetre), isGiven: true)
    let power = words.subject.correction.dioptres
    workAtCornea(EyeLaws.correction, finite(power, .power))
    if power.isInfinite { steps.reveal(words(.sentenceNoCorrection)) }
  }

  private mutating func addNearPoint() {
    guard let amplitude = words.subject.amplitude else { return }
    putRefraction()
    steps.put(
      "A_m", words.outcome.written["amplitude"] ?? Quantity(amplitude, .power), isGiven: true)
    let vergence = ametropia.nearVergence(amplitude: amplitude)
    workAtCornea(EyeLaws.nearVergence, Quantity(vergence, .power))
    if vergence == 0 {
      return steps.reveal(words(.sentenceFar))
    }
    steps.work(EyeLaws.nearPoint, words.quantity("eye", "near-point"))
    if vergence > 0 { steps.reveal(words(.sentenceNoNearPoint)) }
  }

  private mutating func addAccommodation() {
    let subject = words.subject
    guard subject.object != nil else { return }
    addVergence()
    putRefraction()
    workAtCornea(EyeLaws.accommodation, finite(subject.demand, .power))
    guard let demand = subject.demand else { return }
    if demand < -EyeSubject.tolerance {
      steps.reveal(words(.sentenceTooFar))
    } else if let amplitude = words.text("eye", "amplitude"), let isClear = subject.isClear {
      steps.reveal(words(isClear ? .sentenceClear : .sentenceTooNear, [("amplitude", amplitude)]))
    }
  }

  /// The vergence at the cornea, through the lens if there is one.
  private mutating func addVergence() {
    let subject = words.subject
    let isFar = subject.target.isInfinite
    if !isFar {
      steps.put("u", words.quantity("object", "position"), isGiven: true)
    }
    guard let lens = subject.lens, lens.power.dioptres != 0 else {
      if isFar { return steps.state("U", Quantity(0, .power)) }
      return steps.work(EyeLaws.targetVergence, finite(subject.vergence, .power))
    }
    steps.put("d", Quantity(lens.vertex, .length, in: .millimetre), isGiven: true)
    let isGiven = words.outcome.subject.lens != nil && !words.subject.isCorrected
    steps.put("P_s", Quantity(lens.power.dioptres, .power), isGiven: isGiven)
    if isFar {
      steps.state("U_s", Quantity(0, .power))
    } else {
      let place = subject.target + lens.vertex
      let unit = words.quantity("object", "position")?.unit
      steps.work(EyeLaws.targetFromLens, Quantity(place, .length, in: unit))
      steps.work(EyeLaws.vergenceAtLens, finite(lens.arriving(from: subject.target), .power))
    }
    let arriving = lens.arriving(from: subject.target)
    steps.work(
      EyeLaws.vergenceBehindLens, finite(arriving.map { $0 + lens.power.dioptres }, .power))
    steps.work(EyeLaws.vergenceAtEye, finite(subject.vergence, .power))
  }

  private mutating func addBlur() {
    guard let pupil = words.subject.pupil, let vergence = words.subject.vergence,
      let arriving = optics.atPrincipalPoint(vergence)
    else { return }
    if words.subject.object == nil { addVergence() }
    let isMoved = !optics.eye.isReduced && vergence != 0
    if optics.eye.isReduced {
      putRefraction()
    } else {
      putRefraction("K_c")
      steps.put("e", Quantity(optics.points.firstPrincipal, .length, in: .millimetre))
      steps.work(EyeLaws.refractionFromCornea, finite(optics.refraction, .power))
    }
    if isMoved { addPrincipalVergence(vergence, arriving) }
    steps.put("D", words.outcome.written["pupil"] ?? Quantity(pupil, .length), isGiven: true)
    steps.put("U", Quantity(arriving, .power))
    steps.put("A", Quantity(words.subject.addedPower, .power))
    steps.put("K'", Quantity(optics.dioptricLength, .power))
    let hasOwnLetter = !optics.eye.isReduced && words.subject.accommodation != 0
    steps.work(EyeLaws.blur, words.quantity("eye", "blur")) { symbol in
      switch symbol {
      case "U": isMoved ? Self.principalVergence : nil
      case "A": hasOwnLetter ? ValueName("A_H") : nil
      default: nil
      }
    }
  }

  private static let principalVergence = ValueName("U_H")

  /// The vergence at the first principal point: it moves there as a refraction does.
  private mutating func addPrincipalVergence(_ vergence: Double, _ arriving: Double) {
    steps.put("K_c", Quantity(vergence, .power))
    steps.work(EyeLaws.refractionFromCornea, finite(arriving, .power)) { symbol in
      symbol == "K_c" ? ValueName("U") : symbol == "K" ? Self.principalVergence : nil
    }
    steps.put("K", finite(optics.refraction, .power))
  }
}
