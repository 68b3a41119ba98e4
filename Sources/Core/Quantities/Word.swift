import Numbers

/// A word of an author's text and where it begins.
package struct Word: Sendable, Hashable {
  package var text: String
  /// Code points before it.
  package var offset: Int

  /// What stands between blanks.
  package static func all(of text: String) -> [Word] {
    var words: [Word] = []
    var current = Word(text: "", offset: 0)
    var offset = 0
    for scalar in text.unicodeScalars {
      if scalar.isBlank {
        if !current.text.isEmpty { words.append(current) }
        current = Word(text: "", offset: offset + 1)
      } else {
        current.text.unicodeScalars.append(scalar)
      }
      offset += 1
    }
    if !current.text.isEmpty { words.append(current) }
    return words
  }
}
