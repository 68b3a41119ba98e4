import Drawing
import Formula
import Optics
import Phrases
import Quantities
import Scenarios

/// The words and numbers of a figure of prisms.
struct PrismWords {
  let phrases: Phrases
  let outcome: PrismOutcome
  let numbers: OpticsNumbers

  init(_ outcome: PrismOutcome, phrases: Phrases) {
    self.outcome = outcome
    self.phrases = phrases
    numbers = OpticsNumbers(
      outcome.values, style: outcome.style, choices: outcome.choices, phrases: phrases)
  }

  func callAsFunction(_ key: RayPhrase, _ slots: [(name: String, text: String)] = []) -> String {
    phrases(key, slots)
  }

  func angle(_ radians: Double, of property: String, _ thing: String = "prism") -> String {
    numbers.text(Quantity(radians, .angle), of: ValueName(thing, property))
  }

  /// A prism power in prism dioptres.
  func power(_ power: Double, of thing: String = "prism") -> String {
    numbers.text(
      Quantity(power, .number, in: .prismDioptre), of: ValueName(thing, "power"))
  }

  /// A spectral line by its letter, primes as in print.
  static func letter(of line: SpectralLine) -> String {
    (line.name ?? "λ").map { $0 == "'" ? "′" : String($0) }.joined()
  }

  /// A wavelength in whole nanometres or with one digit.
  func wavelength(of line: SpectralLine) -> String {
    numbers.style.text(of: Quantity(line.wavelength, .length, in: .nanometre))
  }

  func kind(_ kind: PrismRay.Kind) -> String {
    switch kind {
    case .refracted: self(.valueRefracted)
    case .undeviated: self(.valueUndeviated)
    case .grazing: self(.valueGrazing)
    case .totallyReflected: self(.valueTotal)
    case .missed: self(.valueMissed)
    }
  }

  var hidesAnswers: Bool { outcome.presentation.hidesAnswers }

  /// True if the angle of incidence is an answer, and hidden.
  func hidesIncidence(of prism: RefractingPrism) -> Bool {
    hidesAnswers && prism.incidence == nil
  }
}
