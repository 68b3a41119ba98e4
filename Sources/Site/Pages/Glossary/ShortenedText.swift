import Phrases

/// A text that fits a hover text.
enum ShortenedText {
  /// How many characters are kept, if a word ends there.
  private static let longest = 200

  /// The text, cut behind a word if it is long.
  static func text(of text: String, _ phrases: Phrases) -> String {
    guard text.utf8.count > longest, text.count > longest else { return text }
    var kept = text.prefix(longest)
    if let space = kept.lastIndex(where: \.isWhitespace) { kept = kept[..<space] }
    while let last = kept.last, last.isWhitespace || ",;:.–—".contains(last) { kept.removeLast() }
    return phrases(GlossaryPhrase.shortened, [("text", String(kept))])
  }
}
