/// CLDR's plural categories.
public enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// The category of a number in a language, by CLDR's rules for the languages that sitegen has phrasebooks for; an
  /// unknown language is treated as English.
  public init(of number: Double, language: String) {
    self = number == 1 ? .one : .other
  }
}
