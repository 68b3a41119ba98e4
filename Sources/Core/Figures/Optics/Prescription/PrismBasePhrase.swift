import Phrases

/// The sentence about a prism with its base in one of eight directions.
struct PrismBasePhrase: PhraseKey {
  /// As the value `prism.base-direction` says it.
  let base: String

  static let bases = [
    "in", "out", "up", "down", "up and in", "up and out", "down and in", "down and out",
  ]

  private init(known base: String) {
    self.base = base
  }

  init?(_ base: String) {
    guard Self.bases.contains(base) else { return nil }
    self.base = base
  }

  var rawValue: String {
    "prescription.base." + String(base.map { $0 == " " ? "-" : $0 })
  }

  static var allCases: [PrismBasePhrase] { bases.map { PrismBasePhrase(known: $0) } }
}
