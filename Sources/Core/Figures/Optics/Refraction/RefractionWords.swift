import Drawing
import Formula
import Optics
import Phrases
import Quantities
import Scenarios

/// The words and numbers of a figure of plane refraction.
struct RefractionWords {
  let phrases: Phrases
  let outcome: RefractionOutcome
  let numbers: OpticsNumbers

  init(_ outcome: RefractionOutcome, phrases: Phrases) {
    self.outcome = outcome
    self.phrases = phrases
    numbers = OpticsNumbers(
      outcome.values, style: outcome.style, choices: outcome.choices, phrases: phrases)
  }

  func callAsFunction(_ key: RayPhrase, _ slots: [(name: String, text: String)] = []) -> String {
    phrases(key, slots)
  }

  /// What the values of a ray are called by.
  func prefix(of index: Int) -> String {
    outcome.rays.count == 1 ? "ray" : "ray-\(index + 1)"
  }

  func angle(_ radians: Double, of thing: String, _ property: String) -> String {
    numbers.text(Quantity(radians, .angle), of: ValueName(thing, property))
  }

  /// A part of the light in per cent.
  func share(_ part: Double) -> String {
    numbers.style.text(of: Quantity(part, .number, in: .percent))
  }

  /// A medium by its name and index.
  func medium(_ medium: Medium, _ letter: String) -> LabelText {
    let index = LabelText(" = " + numbers.index(medium.index), size: 13)
    let symbol = LabelText(symbol: letter, size: 13) + index
    guard let name = medium.name else { return symbol }
    return LabelText(name + ", ", size: 13) + symbol
  }

  func kind(_ kind: PlaneRefraction.Kind) -> String {
    switch kind {
    case .refracted: self(.valueRefracted)
    case .undeviated: self(.valueUndeviated)
    case .grazing: self(.valueGrazing)
    case .totallyReflected: self(.valueTotal)
    }
  }

  var hidesAnswers: Bool { outcome.presentation.hidesAnswers }

  /// Where a ray's angle of incidence is an answer that is hidden, what the ray arrives at in place of a number; else `nil`.
  func hiddenIncidence(of ray: OpticsRay) -> RayPhrase? {
    guard hidesAnswers else { return nil }
    switch ray.source {
    case .angle: return nil
    case .criticalAngle: return .valueAtCritical
    case .brewsterAngle: return .valueAtBrewster
    }
  }
}
