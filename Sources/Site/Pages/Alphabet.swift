import Content

/// How the entries of the topic index and of the glossary are ordered and grouped.
enum Alphabet {
  /// Alphabetical whatever the case; among equals by the bytes.
  static func precedes(_ left: String, _ right: String) -> Bool {
    let first = left.lowercased()
    let second = right.lowercased()
    return first != second
      ? NaturalOrder.precedes(first, second) : NaturalOrder.precedes(left, right)
  }

  /// The letter under which an entry is listed; `#` for digits and signs.
  static func letter(of title: String) -> String {
    guard let first = title.first, first.isLetter else { return "#" }
    return first.uppercased()
  }

  /// The end of the id of a letter's group: `a`, `signs`.
  static func id(ofLetter letter: String) -> String {
    letter == "#" ? "signs" : letter.lowercased()
  }

  /// Entries that are in alphabetical order, grouped by their letters. Signs stand on both sides of the letters: `1`, `a`, `∞`.
  static func letters(
    _ entries: [Int], titled title: (Int) -> String
  ) -> [(letter: String, entries: [Int])] {
    var groups: [(letter: String, entries: [Int])] = []
    var places: [String: Int] = [:]
    for entry in entries {
      let letter = letter(of: title(entry))
      if let place = places[letter] {
        groups[place].entries.append(entry)
      } else {
        places[letter] = groups.count
        groups.append((letter, [entry]))
      }
    }
    return groups
  }
}
