import Phrases

extension RichText {
  /// A phrase with its slots filled in with rich text.
  init(
    _ phrases: Phrases, _ key: some PhraseKey, _ slots: [(name: String, text: RichText)],
    count: Double? = nil
  ) {
    self.init()
    for piece in phrases.pieces(key, count: count) {
      switch piece {
      case .text(let text): append(punctuation: text)
      case .slot(let name): append(slots.first { $0.name == name }?.text ?? RichText())
      }
    }
  }

  /// Adds words of a pattern: a stop or comma behind a text that ends with one already is left out.
  mutating func append(punctuation text: String) {
    guard let first = text.first, first == "." || first == "," else {
      append(text)
      return
    }
    let last = lastMark
    let isNeedless = first == "." ? Self.isStop(last) : last == "?" || last == "!" || last == ","
    append(isNeedless ? String(text.dropFirst()) : text)
  }

  /// Ends a sentence.
  mutating func endSentence() { append(punctuation: ".") }

  private static func isStop(_ character: Character?) -> Bool {
    character == "." || character == "?" || character == "!" || character == "\u{2026}"
  }

  /// The last character that is no closing quotation mark.
  private var lastMark: Character? {
    for run in runs.reversed() {
      if run.style.contains(.formula) { return nil }
      for character in run.text.reversed() where !Self.closing.contains(character) {
        return character
      }
    }
    return nil
  }

  private static let closing: Set<Character> = ["\u{201D}", "\u{2019}", "\u{BB}", "\u{201C}", "\""]

  /// Whether it ends with a mark that sets off what follows, within quotation marks.
  var endsWithMark: Bool {
    let last = lastMark
    return last == "," || Self.isStop(last) && plain.last.map(Self.closing.contains) == true
  }
}
