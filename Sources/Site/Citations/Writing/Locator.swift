import Phrases

/// The place in a work that a citation points to: `p. 31`, `ch. 3`.
struct Locator {
  let kind: LocatorPhrase
  /// What follows the word: `31`, `31–35`.
  let number: String
  let isPlural: Bool

  /// What an author may write for each kind.
  private static let words: [String: LocatorPhrase] = {
    let lists: [(LocatorPhrase, String)] = [
      (.page, "p pp page pages"), (.chapter, "ch chs chap chaps chapter chapters"),
      (.section, "sec secs sect section sections § §§"), (.figure, "fig figs figure figures"),
      (.table, "tab tabs table tables"), (.equation, "eq eqs eqn eqns equation equations"),
      (.theorem, "th thm thms theorem theorems"), (.volume, "vol vols volume volumes"),
      (.part, "pt pts part parts"), (.number, "no nos number numbers"), (.note, "n nn note notes"),
      (.line, "l ll line lines"), (.paragraph, "para paras paragraph paragraphs ¶ ¶¶"),
      (.exercise, "ex exs exercise exercises prob problem problems"),
      (.appendix, "app apps appendix appendices"),
    ]
    return Dictionary(
      lists.flatMap { kind, words in words.split(separator: " ").map { (String($0), kind) } },
      uniquingKeysWith: { first, _ in first })
  }()

  /// The locator of a text behind a key; `nil` if it is some other remark.
  init?(_ text: String) {
    let text = text.drop { $0.isWhitespace }
    if let first = text.first, first.isNumber {
      kind = .page
      number = Self.dashed(text)
      isPlural = Self.isSeveral(number)
      return
    }
    let word = text.prefix { $0.isLetter || $0 == "§" || $0 == "¶" }
    guard let kind = Self.words[word.lowercased()] else { return nil }
    var rest = text[word.endIndex...]
    if rest.first == "." { rest = rest.dropFirst() }
    rest = rest.drop { $0.isWhitespace }
    // Without a number or letter it is a word of a sentence.
    guard let first = rest.first, first.isNumber || Self.isNumeral(rest) else { return nil }
    self.kind = kind
    number = Self.dashed(rest)
    isPlural = Self.isSeveral(number)
  }

  /// `IV`, `xii`, `A`, `A.2`.
  private static func isNumeral(_ text: Substring) -> Bool {
    let word = text.prefix { $0.isLetter }
    return word.count == 1
      || (!word.isEmpty && word.lowercased().allSatisfy { "ivxlcdm".contains($0) })
  }

  /// A hyphen between numbers is a dash.
  static func dashed(_ text: some StringProtocol) -> String {
    var result = ""
    var rest = String(text).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "-" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      // BibTeX's two hyphens too.
      while rest.first == "-" { rest.removeFirst() }
      let isBetween = result.last?.isNumber == true && rest.first?.properties.numericType != nil
      result += isBetween ? "\u{2013}" : "-"
    }
    while result.last?.isWhitespace == true { result.removeLast() }
    return result
  }

  static func isSeveral(_ number: String) -> Bool {
    number.contains { $0 == "\u{2013}" || $0 == "," || $0 == "&" || $0 == "+" }
      || number.contains(" ") || number.hasSuffix("ff") || number.hasSuffix("ff.")
  }

  /// The locator in the words of a language: `pp. 31–35`.
  func text(_ phrases: Phrases) -> String {
    phrases(kind, [("number", number)], count: isPlural ? 2 : 1)
  }
}
