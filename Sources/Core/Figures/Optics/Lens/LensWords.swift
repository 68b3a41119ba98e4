import Formula
import Optics
import Phrases
import Quantities
import Scenarios

/// The words and numbers of one figure: its phrases, and its quantities as the block and the course want to see them.
struct LensWords {
  let phrases: Phrases
  let outcome: LensOutcome
  private let numbers: OpticsNumbers

  init(_ outcome: LensOutcome, phrases: Phrases) {
    self.outcome = outcome
    self.phrases = phrases
    numbers = OpticsNumbers(
      outcome.values, style: outcome.style, choices: outcome.choices, phrases: phrases)
  }

  /// How quantities are printed, in the number style of the language.
  var style: QuantityStyle { numbers.style }

  func callAsFunction(_ key: OpticsPhrase, _ slots: [(name: String, text: String)] = []) -> String {
    phrases(key, slots)
  }

  /// A quantity in the unit that the author wants for a value of that name.
  func text(_ quantity: Quantity, of name: ValueName) -> String {
    numbers.text(quantity, of: name)
  }

  /// The distance of the object, without its sign.
  var objectLength: String {
    numbers.length(
      outcome.object.distance, of: ValueName("object", "distance"),
      unlike: outcome.object.opticalInfinity?.limit)
  }

  /// A distance or height without its sign.
  func length(_ metres: Double, of name: ValueName) -> String {
    numbers.length(metres, of: name)
  }

  func power(_ power: Power) -> String {
    text(Quantity(power.dioptres, .power), of: ValueName("lens", "power"))
  }

  /// A refractive index, with the digits in which glasses differ.
  func index(_ index: Double) -> String { numbers.index(index) }

  func number(_ number: Double) -> String { numbers.number(number) }

  /// True if nothing behind the lens may be shown.
  var hidesImage: Bool {
    outcome.presentation.diagram.hidesImage || outcome.presentation.diagram.hidesAnswers
  }

  /// True if no answer is to be given away, and the power is one: it follows from radii, or from the power in air.
  var hidesPower: Bool {
    guard outcome.presentation.diagram.hidesAnswers else { return false }
    return switch outcome.lens.source {
    case .power, .focalLength: false
    case .powerInAir, .surfaces: true
    }
  }

  /// True if the image lies where the object does, at a distance or in the lens.
  var isSamePlace: Bool {
    let conjugates = outcome.conjugates
    return conjugates.image == conjugates.object && conjugates.image.position != nil
  }
}
