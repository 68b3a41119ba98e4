import Diagnostics

/// A fixture with the mistake marked in the text: `object: {distance: 1️⃣20}`. The marks are taken out, their places kept.
public struct MarkedText: Sendable {
  /// The text without marks.
  public let text: String
  /// Where each mark stood: the place of the character behind it.
  public let places: [Character: SourcePosition]

  public init(_ marked: String) {
    var text = ""
    var places: [Character: SourcePosition] = [:]
    var line = 1
    var column = 1
    for character in marked {
      if Self.marks.contains(character) {
        places[character] = SourcePosition(line: line, column: column)
        continue
      }
      text.append(character)
      if character.isNewline {
        line += 1
        column = 1
      } else {
        column += character.unicodeScalars.count
      }
    }
    self.text = text
    self.places = places
  }

  private static let marks: Set<Character> = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣"]
}
