import Phrases

/// The sentence about a prism with its base in one of eight directions, or the words beside it in the drawing.
struct PrismBasePhrase: PhraseKey {
  /// As the value `prism.base-direction` says it.
  let base: String
  /// True for the words in the drawing.
  let isLabel: Bool

  static let bases = [
    "in", "out", "up", "down", "up and in", "up and out", "down and in", "down and out",
  ]

  private init(known base: String, isLabel: Bool) {
    self.base = base
    self.isLabel = isLabel
  }

  init?(_ base: String, isLabel: Bool = false) {
    guard Self.bases.contains(base) else { return nil }
    self.init(known: base, isLabel: isLabel)
  }

  var rawValue: String {
    (isLabel ? "prescription.base-label." : "prescription.base.")
      + String(base.map { $0 == " " ? "-" : $0 })
  }

  static var allCases: [PrismBasePhrase] {
    bases.flatMap { base in
      [false, true].map { PrismBasePhrase(known: base, isLabel: $0) }
    }
  }
}
