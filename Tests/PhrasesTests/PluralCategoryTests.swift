import Phrases
import Testing

@Suite struct PluralCategoryTests {
  /// CLDR's own samples for each rule.
  static let samples: [(String, [Double], PluralCategory)] = [
    ("en", [1.0], PluralCategory.one), ("en", [0, 2, 1.5, 16, 1000, -2], .other),
    ("en", [-1], .one),
    ("de", [1], .one), ("de", [0, 2, 0.5], .other), ("nl", [1], .one), ("nl", [0, 3], .other),
    ("fr", [0, 1, 1.5], .one), ("fr", [2, 17, 2.5, 100_000], .other),
    ("fr", [1_000_000, 2e6], .many),
    ("pt", [0, 1, 1.5], .one), ("pt", [2, 3.5], .other), ("pt", [1e6], .many),
    ("pt-PT", [1], .one), ("pt-PT", [0, 1.5], .other), ("pt-BR", [0], .one),
    ("es", [1], .one), ("es", [0, 2, 1.5], .other), ("es", [1e6], .many),
    ("it", [1], .one), ("it", [0, 2, 1.5], .other), ("it", [3e6], .many),
    ("pl", [1], .one), ("pl", [2, 4, 22, 104, 1002], .few),
    ("pl", [0, 5, 11, 12, 14, 19, 21, 100, 112], .many), ("pl", [0.5, 1.5], .other),
    ("ru", [1, 21, 101, 1001], .one), ("ru", [2, 4, 22, 102], .few),
    ("ru", [0, 5, 11, 12, 14, 19, 100, 111], .many), ("ru", [0.5, 1.1], .other),
    ("cs", [1], .one), ("cs", [2, 3, 4], .few), ("cs", [0.5, 1.5], .many),
    ("cs", [0, 5, 22, 100], .other), ("de-AT", [1], .one), ("xx", [1], .one), ("xx", [0], .other),
  ]

  @Test(arguments: samples)
  func followsCLDR(language: String, numbers: [Double], category: PluralCategory) {
    for number in numbers {
      #expect(
        PluralCategory(of: number, language: language) == category, "\(number) in \(language)")
    }
  }

  @Test(arguments: ["en", "de", "fr", "es", "it", "nl", "pt", "pl", "ru", "cs"])
  func everyNumberHasACategoryThatTheLanguageNeeds(language: String) {
    let needed = PluralCategory.all(in: language)
    for number in 0...1200 {
      #expect(needed.contains(PluralCategory(of: Double(number), language: language)))
      #expect(needed.contains(PluralCategory(of: Double(number) + 0.5, language: language)))
    }
    #expect(PluralCategory(of: .infinity, language: language) == .other)
  }
}
