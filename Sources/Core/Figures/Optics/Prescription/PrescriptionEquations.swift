import Formula
import Markup
import Optics
import Quantities
import Scenarios

/// The equations of a prescription's figure, each worked out.
struct PrescriptionEquations {
  let words: PrescriptionWords
  var steps: WorkedSteps

  init(_ words: PrescriptionWords) {
    self.words = words
    steps = WorkedSteps(words.style, hidesAnswers: words.hidesAnswers)
    for equation in words.outcome.presentation.equations ?? Self.usual(for: words.subject) {
      switch equation {
      case .transposition: addTransposition()
      case .meanSphere: addMeanSphere()
      case .meridian: addMeridian()
      case .powerVector: addVector(words.subject.total)
      case .crossing: addCrossing()
      case .conoid: addConoid()
      case .prism: addPrism()
      case .vertex: addVertex()
      case .magnification: addMagnification()
      case .addition: addAddition()
      }
    }
  }

  /// What is worked out where nothing is said: what the block asks.
  static func usual(for subject: PrescriptionSubject) -> [PrescriptionEquation] {
    var equations: [PrescriptionEquation] = []
    if subject.isCrossed { equations.append(.crossing) }
    if subject.meridian != nil { equations.append(.meridian) }
    if subject.conoid != nil { equations.append(.conoid) }
    if subject.decentration != nil { equations.append(.prism) }
    if subject.vertex != nil { equations.append(.vertex) }
    if subject.magnification != nil { equations.append(.magnification) }
    if !subject.isCrossed, subject.lenses.first?.addition != nil { equations.append(.addition) }
    if equations.isEmpty { equations = [.transposition, .meanSphere] }
    return equations
  }

  var markup: MarkupNode { steps.markup }

  // MARK: The lens

  /// Puts down sphere, cylinder and axis; as they were written where the lens is one that was.
  private mutating func putLens(_ lens: SpheroCylinder) {
    let written = words.subject.lenses.first { $0.model == lens }
    steps.put(
      "S", written?.sphere ?? Quantity(lens.sphere.dioptres, .power), isGiven: written != nil)
    steps.put(
      "C", written?.cylinder ?? Quantity(lens.cylinder.dioptres, .power), isGiven: written != nil)
    steps.put(
      "A", written?.axis ?? Quantity(lens.orientation.radians, .angle, in: .degree),
      isGiven: written != nil)
  }

  private mutating func addTransposition() {
    let lens = words.subject.total
    guard !lens.isSpherical else { return steps.say(words(.sentenceSphere)) }
    putLens(lens)
    let other = lens.transposed
    steps.work(PrescriptionLaws.transposedSphere, power(other.sphere))
    steps.work(PrescriptionLaws.transposedCylinder, power(other.cylinder))
    let turn = Expression(.quantity(Quantity(90, .degree), .written))
    let isUp = lens.orientation.degrees <= 90
    steps.work(
      Equation(
        .name("A'"),
        Expression(
          .sum([Expression.Term(.name("A")), Expression.Term(turn, isSubtracted: !isUp)]))),
      angle(other.orientation))
  }

  private mutating func addMeanSphere() {
    let lens = words.subject.total
    guard !lens.isSpherical else { return steps.say(words(.sentenceSphere)) }
    putLens(lens)
    steps.work(PrescriptionLaws.meanSphere, power(lens.meanSphere))
  }

  private mutating func addAddition() {
    guard let lens = words.subject.lenses.first, let addition = lens.addition, let near = lens.near
    else { return }
    putSubject()
    steps.put("E", addition, isGiven: true)
    steps.work(PrescriptionLaws.nearSphere, power(near.sphere))
  }

  private mutating func addMeridian() {
    guard let meridian = words.subject.meridian else { return }
    let lens = words.subject.total
    putLens(lens)
    steps.put(
      "θ", words.outcome.written["meridian"] ?? angle(meridian), isGiven: true)
    steps.work(PrescriptionLaws.meridianPower, power(lens.power(in: meridian)))
  }

  private mutating func addVector(_ lens: SpheroCylinder) {
    putLens(lens)
    let vector = lens.powerVector
    steps.work(PrescriptionLaws.meanSphere, Quantity(vector.meanSphere, .power))
    steps.work(PrescriptionLaws.straightCylinder, Quantity(vector.straight, .power))
    steps.work(PrescriptionLaws.obliqueCylinder, Quantity(vector.oblique, .power))
  }

  private mutating func addCrossing() {
    let lenses = words.subject.lenses
    guard lenses.count > 1 else { return addVector(words.subject.total) }
    for (index, lens) in lenses.enumerated() {
      steps.head(
        words(
          .sentenceLens, [("number", String(index + 1)), ("rx", words.rx(lens.model))]),
        startsAnew: true)
      addVector(lens.model)
    }
    let vectors = lenses.map { $0.model.powerVector }
    let sum = words.subject.total.powerVector
    steps.head(words(.sentenceSum))
    add("M", vectors.map { $0.meanSphere }, sum.meanSphere)
    add("J_0", vectors.map { $0.straight }, sum.straight)
    add("J_45", vectors.map { $0.oblique }, sum.oblique)
    let total = words.subject.total.inMinusForm
    guard !total.isSpherical || words.hidesAnswers else {
      return steps.reveal(words(.sentenceCancelled))
    }
    steps.work(PrescriptionLaws.cylinderOfVector, power(total.cylinder))
    steps.work(PrescriptionLaws.sphereOfVector, power(total.sphere))
    steps.head(words(.sentenceAxis))
    steps.state("A", angle(total.orientation), isAnswer: true)
  }

  private mutating func add(_ symbol: String, _ terms: [Double], _ sum: Double) {
    steps.add(symbol, terms.map { Quantity($0, .power) }, Quantity(sum, .power))
  }

  func power(_ power: Power) -> Quantity? {
    power.dioptres.isFinite ? Quantity(power.dioptres, .power) : nil
  }

  func angle(_ meridian: Meridian) -> Quantity {
    Quantity(meridian.radians, .angle, in: .degree)
  }

  /// What the lens is in the equations: as written.
  mutating func putSubject() { putLens(words.subject.total) }

  /// A named value, if it is a quantity.
  func value(_ parts: String...) -> Quantity? {
    guard case .quantity(let quantity) = words.outcome.values[ValueName(parts)],
      quantity.value.isFinite
    else { return nil }
    return quantity
  }
}
