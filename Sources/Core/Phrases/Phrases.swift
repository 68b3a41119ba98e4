import Numbers

/// The words, sentence patterns and number style of one language, read from `Templates/phrases/LANG.yml`.
///
/// Patterns are whole sentences with `{slots}`. No sentence is put together from words: where a case changes the sentence,
/// it has a phrase of its own.
public struct Phrases: Sendable {
  /// The language tag, for example `en`.
  public let language: String
  /// How numbers are printed.
  public let numberStyle: NumberStyle
  let patterns: [String: PhrasePattern]

  public init(language: String, numberStyle: NumberStyle, patterns: [String: PhrasePattern]) {
    self.language = language
    self.numberStyle = numberStyle
    self.patterns = patterns
  }

  /// The keys of this enumeration that the phrasebook lacks; the build fails when there are any.
  public func missing<Key: PhraseKey>(_ keys: Key.Type) -> [String] {
    keys.allCases.map { $0.rawValue }.filter { patterns[$0] == nil }
  }

  /// The pattern of a key, for checking its slots and forms; `nil` when the phrasebook lacks it.
  public func pattern(_ key: String) -> PhrasePattern? { patterns[key] }

  /// The phrase with its slots filled in; the key itself when the phrasebook lacks it.
  ///
  /// - Parameters:
  ///   - key: which phrase.
  ///   - slots: the text for each slot by name.
  ///   - count: the number by which a phrase with plural forms is chosen.
  public func callAsFunction(
    _ key: some PhraseKey, _ slots: [(name: String, text: String)] = [], count: Double? = nil
  ) -> String {
    patterns[key.rawValue]?.filled(slots, count: count, language: language) ?? key.rawValue
  }

  /// The pieces of a phrase, for slots that are filled with markup; the key itself when the phrasebook lacks it.
  public func pieces(_ key: some PhraseKey, count: Double? = nil) -> [PhrasePattern.Piece] {
    patterns[key.rawValue]?.pieces(for: count, language) ?? [.text(key.rawValue)]
  }
}
