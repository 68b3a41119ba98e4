/// Takes a text in DOT apart.
struct DotScanner {
  let letters: [Unicode.Scalar]
  private var index = 0

  init(letters: [Unicode.Scalar]) {
    self.letters = letters
  }

  /// The next part; `nil` at the end.
  mutating func next() -> DotToken? {
    skip()
    guard index < letters.count else { return nil }
    let start = index
    let letter = letters[index]
    if letter == "\"" { return quoted() }
    if letter == "<" {
      while index < letters.count, letters[index] != ">" { index += 1 }
      index = min(index + 1, letters.count)
      return token(.html, from: start)
    }
    if letter == "-", index + 1 < letters.count,
      letters[index + 1] == "-" || letters[index + 1] == ">"
    {
      index += 2
      return token(.joiner, from: start)
    }
    if "{}[];,=:".unicodeScalars.contains(letter) {
      index += 1
      return token(.sign, from: start)
    }
    if letter == "-" { index += 1 }
    while index < letters.count, Self.isInName(letters[index]) { index += 1 }
    if index == start || index == start + 1 && letter == "-" {
      index = start + 1
      return token(.fault, from: start)
    }
    return token(.name, from: start)
  }

  /// A letter of a word or a number: what is outside ASCII counts as a letter.
  private static func isInName(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "a"..."z", "A"..."Z", "0"..."9", "_", ".": true
    default: letter.value >= 0x80 && letter != "\u{A0}"
    }
  }

  private func token(_ kind: DotToken.Kind, from start: Int) -> DotToken {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: letters[start..<index])
    return DotToken(kind: kind, text: String(text), place: start..<index)
  }

  private mutating func quoted() -> DotToken {
    let start = index
    index += 1
    var text = String.UnicodeScalarView()
    while index < letters.count, letters[index] != "\"" {
      if letters[index] == "\\", index + 1 < letters.count {
        let next = letters[index + 1]
        index += 1
        // `\n`, `\l` and `\r` end a line of a label.
        text.append(next == "n" || next == "l" || next == "r" ? " " : next)
      } else {
        text.append(letters[index])
      }
      index += 1
    }
    guard index < letters.count else { return token(.fault, from: start) }
    index += 1
    return DotToken(kind: .name, text: String(text), place: start..<index, isQuoted: true)
  }

  private mutating func skip() {
    while index < letters.count {
      let letter = letters[index]
      let next = index + 1 < letters.count ? letters[index + 1] : " "
      if letter.properties.isWhitespace {
        index += 1
      } else if letter == "/" && next == "/" || letter == "#" {
        while index < letters.count, letters[index] != "\n" { index += 1 }
      } else if letter == "/" && next == "*" {
        index += 2
        while index < letters.count,
          !(letters[index] == "/" && letters[index - 1] == "*")
        {
          index += 1
        }
        index = min(index + 1, letters.count)
      } else {
        return
      }
    }
  }
}
