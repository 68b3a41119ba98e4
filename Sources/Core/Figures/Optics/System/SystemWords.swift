import Formula
import Optics
import Phrases
import Quantities
import Scenarios

/// The words and numbers of a system's figure.
struct SystemWords {
  let phrases: Phrases
  let outcome: SystemOutcome
  let numbers: OpticsNumbers

  init(_ outcome: SystemOutcome, phrases: Phrases) {
    self.outcome = outcome
    self.phrases = phrases
    numbers = OpticsNumbers(
      outcome.values, style: outcome.style, choices: outcome.choices, phrases: phrases)
  }

  func callAsFunction(
    _ key: SystemPhrase, _ slots: [(name: String, text: String)] = []
  ) -> String { phrases(key, slots) }

  func callAsFunction(
    _ key: OpticsPhrase, _ slots: [(name: String, text: String)] = []
  ) -> String { phrases(key, slots) }

  /// What an element is called: the author's name, else its kind, with its number where there are several of the kind.
  func name(of item: SystemItem) -> String {
    if let name = item.name { return name }
    let same = outcome.items.filter { $0.kind == item.kind }
    let kind = self(SystemPhrase(item.kind))
    guard same.count > 1, let place = same.firstIndex(where: { $0.number == item.number }) else {
      return kind
    }
    return self(.numbered, [("kind", kind), ("number", String(place + 1))])
  }

  /// What the values of an element are called by.
  func prefix(of item: SystemItem) -> String { outcome.prefix(of: item) }

  /// A length without its sign, in the unit of the value of that name.
  func length(_ metres: Double, of thing: String, _ property: String) -> String {
    numbers.length(metres, of: ValueName([thing] + property.split(separator: ".").map(String.init)))
  }

  /// True if nothing behind the elements may be shown.
  var hidesImage: Bool {
    outcome.presentation.diagram.hidesImage || outcome.presentation.diagram.hidesAnswers
  }
}
