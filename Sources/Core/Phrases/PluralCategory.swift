/// CLDR's plural categories.
public enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// The category of a number in a language, by CLDR's rules (version 45) for the languages that sitegen has phrasebooks
  /// for; an unknown language is treated as English.
  ///
  /// - Parameters:
  ///   - number: as it is shown; its sign does not count.
  ///   - language: a language tag, for example `en` or `pt-PT`.
  public init(of number: Double, language: String) {
    self = PluralRule(language: language).category(of: number)
  }

  /// The categories that a phrase with plural forms must have in a language; `other` is the last of them.
  public static func all(in language: String) -> [PluralCategory] {
    PluralRule(language: language).categories
  }
}
