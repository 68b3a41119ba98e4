import Formula
import Markup
import Optics
import Phrases
import Quantities
import Scenarios

/// What the figure of a cornea says: its equations and its properties.
struct KeratometryFigure {
  let outcome: KeratometryOutcome
  let phrases: Phrases
  let style: QuantityStyle

  init(_ outcome: KeratometryOutcome, phrases: Phrases) {
    self.outcome = outcome
    self.phrases = phrases
    var style = outcome.style
    style.numbers = phrases.numberStyle
    self.style = style
  }

  func callAsFunction(_ key: EyePhrase, _ slots: [(name: String, text: String)] = []) -> String {
    phrases(key, slots)
  }

  var subject: KeratometrySubject { outcome.subject }
  var hidesAnswers: Bool { outcome.presentation.hidesAnswers }

  /// True if the radius is what is asked for.
  var hidesRadius: Bool { hidesAnswers && subject.isGivenByPower }
  /// True if the power of the keratometer is.
  var hidesPower: Bool { hidesAnswers && !subject.isGivenByPower }

  func text(_ quantity: Quantity) -> String { style.text(of: quantity) }

  func radius(_ cornea: Keratometry) -> String {
    text(outcome.written["radius"] ?? Quantity(cornea.radius, .length, in: .millimetre))
  }

  func meridian(_ meridian: Meridian) -> String {
    text(Quantity(meridian.radians, .angle, in: .degree))
  }

  // MARK: Equations

  var equations: MarkupNode { working.markup }

  /// The equations, each worked out.
  var working: WorkedSteps {
    var steps = WorkedSteps(style, hidesAnswers: hidesAnswers)
    let index = outcome.written["index"]
    steps.put(
      "n_k", index ?? .index(subject.flat.index), isGiven: index != nil || hidesAnswers)
    steps.put("n_c", .index(Keratometry.corneaIndex), isGiven: hidesAnswers)
    guard let steep = subject.steep else {
      work(subject.flat, subject.isGivenByPower ? "power" : "radius", &steps)
      steps.work(
        EyeLaws.corneaFrontPower, Quantity(subject.flat.frontPower.dioptres, .power))
      return steps
    }
    steps.head(self(.sentenceFlat, [("meridian", meridian(subject.flatMeridian))]))
    work(subject.flat, "flat", &steps)
    steps.head(self(.sentenceSteep, [("meridian", meridian(subject.steepMeridian))]))
    work(steep, "steep", &steps)
    steps.reveal(cylinderSentence)
    return steps
  }

  private func work(_ cornea: Keratometry, _ key: String, _ steps: inout WorkedSteps) {
    if subject.isGivenByPower {
      steps.put(
        "P_k", outcome.written[key] ?? Quantity(cornea.power.dioptres, .power), isGiven: true)
      return steps.work(
        EyeLaws.keratometerRadius, Quantity(cornea.radius, .length, in: .millimetre))
    }
    let written = outcome.written[key]
    steps.put(
      "r", written ?? Quantity(cornea.radius, .length, in: .millimetre), isGiven: written != nil)
    steps.work(EyeLaws.keratometerPower, Quantity(cornea.power.dioptres, .power))
  }

  /// What cylinder the cornea asks for.
  private var cylinderSentence: String {
    guard subject.astigmatism != 0 else { return self(.sentenceRound) }
    let cylinder = text(Quantity(subject.correctingCylinder, .power))
    return self(
      .sentenceCylinder,
      [("cylinder", cylinder), ("meridian", meridian(subject.flatMeridian))])
  }

  /// What the drawing shows.
  var alternative: String {
    let hidesRadii = hidesRadius
    func name(_ cornea: Keratometry) -> String {
      text(
        hidesRadii
          ? Quantity(cornea.power.dioptres, .power)
          : Quantity(cornea.radius, .length, in: .millimetre))
    }
    guard let steep = subject.steep else {
      if hidesRadii { return self(.altCorneaPower, [("power", name(subject.flat))]) }
      return self(.altCornea, [("radius", radius(subject.flat))])
    }
    return self(
      hidesRadii ? .altCorneasPower : .altCorneas,
      [
        ("radius", name(subject.flat)), ("meridian", meridian(subject.flatMeridian)),
        ("other", name(steep)), ("perpendicular", meridian(subject.steepMeridian)),
      ])
  }

  // MARK: Properties

  var properties: MarkupNode {
    typealias Row = PropertyGroup.Row
    var rows: [Row] = []
    func add(_ label: EyePhrase, _ value: String) { rows.append(Row(self(label), value)) }
    if let steep = subject.steep {
      for (label, cornea, meridian) in [
        (EyePhrase.propertyFlat, subject.flat, subject.flatMeridian),
        (EyePhrase.propertySteep, steep, subject.steepMeridian),
      ] {
        let power = text(Quantity(cornea.power.dioptres, .power))
        let radius = text(Quantity(cornea.radius, .length, in: .millimetre))
        add(
          label,
          self(
            .atMeridian,
            [
              ("power", hidesAnswers && !subject.isGivenByPower ? radius : power),
              ("meridian", self.meridian(meridian)),
            ]))
      }
      if !hidesAnswers {
        add(.propertyAstigmatism, text(Quantity(subject.astigmatism, .power)))
        if let rule = subject.rule { add(.propertyKind, self(rule: rule)) }
      }
    } else {
      if !hidesRadius { add(.propertyRadius, radius(subject.flat)) }
      if !hidesPower {
        add(.propertyPower, text(Quantity(subject.flat.power.dioptres, .power)))
      }
      if !hidesAnswers {
        add(.propertyFrontPower, text(Quantity(subject.flat.frontPower.dioptres, .power)))
      }
    }
    add(
      .propertyKeratometerIndex,
      text(outcome.written["index"] ?? .index(subject.flat.index)))
    let group = PropertyGroup(self(.groupCornea), badge: "lens", rows: rows)
    return PropertiesTable([group]).markup
  }

  private func callAsFunction(rule: KeratometrySubject.Rule) -> String {
    switch rule {
    case .with: self(.ruleWith)
    case .against: self(.ruleAgainst)
    case .oblique: self(.ruleOblique)
    }
  }
}
