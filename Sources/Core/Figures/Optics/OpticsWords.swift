import Optics
import Phrases
import Quantities
import Scenarios

/// The words and numbers of one figure: its phrases, and its quantities as the block and the course want to see them.
struct OpticsWords {
  let phrases: Phrases
  let outcome: OpticsOutcome

  func callAsFunction(_ key: OpticsPhrase, _ slots: [(name: String, text: String)] = []) -> String {
    phrases(key, slots)
  }

  /// A distance without its sign.
  func length(_ metres: Double) -> String { text(Quantity(metres.magnitude, .length)) }

  func height(_ metres: Double) -> String { text(Quantity(metres, .length)) }

  /// A named value in the unit that the author wants.
  func text(_ quantity: Quantity, of name: ValueName) -> String { text(quantity) }

  func power(_ power: Power) -> String { text(Quantity(power.dioptres, .power)) }

  func number(_ number: Double) -> String { text(Quantity(number, .number)) }

  func text(_ quantity: Quantity) -> String {
    quantity.dimension == .length
      ? String(Int(quantity.value * 100)) + " cm" : String(quantity.value)
  }
}
