import Diagnostics

extension BibTeXReader {
  /// Reads a value: pieces between `#`, each in braces, in quotation marks, a number or an abbreviation.
  mutating func readValue(until close: UInt8) -> BibTeXValue? {
    skipBlanks()
    var value = BibTeXValue(at: place..<place)
    while true {
      skipBlanks()
      guard readPiece(into: &value, until: close) else { return nil }
      value.places = value.places.lowerBound..<place
      let end = place
      skipBlanks()
      guard text[place] == UInt8(ascii: "#") else {
        place = end
        return value
      }
      place += 1
    }
  }

  private mutating func readPiece(into value: inout BibTeXValue, until close: UInt8) -> Bool {
    switch text[place] {
    case UInt8(ascii: "{"):
      let inside = readBraced(endingAtEntries: true)
      value.append(text.bytes[inside], at: inside.lowerBound)
    case UInt8(ascii: "\""):
      let inside = readQuoted()
      value.append(text.bytes[inside], at: inside.lowerBound)
    default:
      let name = readName()
      guard !name.isEmpty else {
        report(
          "citation/syntax", place..<min(place + 1, text.count),
          "a value stands in braces, `{…}`, or in quotation marks")
        return false
      }
      if text.bytes[name].allSatisfy(BibTeXText.isDigit) {
        value.append(text.bytes[name], at: name.lowerBound)
      } else {
        readAbbreviation(name, into: &value, until: close)
      }
    }
    return true
  }

  /// Reads from a brace to the one that closes it.
  ///
  /// - Parameter endingAtEntries: whether an entry that begins on a line of its own shows that the brace was never closed.
  /// - Returns: what is between the two.
  mutating func readBraced(endingAtEntries: Bool) -> Range<Int> {
    let opening = place
    var depth = 0
    while place < text.count {
      switch text.bytes[place] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "(") where place == opening: depth += 1
      case UInt8(ascii: ")") where depth == 1 && text.bytes[opening] == UInt8(ascii: "("):
        place += 1
        return opening + 1..<place - 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 {
          place += 1
          return opening + 1..<place - 1
        }
      case UInt8(ascii: "@") where endingAtEntries && beginsEntry(at: place):
        reportUnclosed(opening, "this brace is not closed before the next entry begins")
        return opening + 1..<place
      default: break
      }
      place += 1
    }
    reportUnclosed(opening, "this brace is never closed")
    return opening + 1..<place
  }

  /// Reads from a quotation mark to the next outside braces.
  private mutating func readQuoted() -> Range<Int> {
    let opening = place
    var depth = 0
    place += 1
    while place < text.count {
      switch text.bytes[place] {
      case UInt8(ascii: "\"") where depth <= 0:
        place += 1
        return opening + 1..<place - 1
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "@") where beginsEntry(at: place):
        reportUnclosed(opening, "this quotation mark is not closed before the next entry begins")
        return opening + 1..<place
      default: break
      }
      place += 1
    }
    reportUnclosed(opening, "this quotation mark is never closed")
    return opening + 1..<place
  }

  private mutating func readAbbreviation(
    _ name: Range<Int>, into value: inout BibTeXValue, until close: UInt8
  ) {
    let word = text.string(name)
    if let meaning = abbreviations[word.lowercased()] {
      guard meaning.count <= room else {
        report(
          "citation/too-long", name, "abbreviations stand for at most a million characters in all",
          solutions: [Solution("let none stand for many others")])
        return
      }
      room -= meaning.count
      value.append(meaning[...], at: name.lowerBound, isAbbreviation: true)
      return
    }
    readBareText(name, word, into: &value, until: close)
  }

  /// A word that is no abbreviation: misspelled, or a text without its braces, which then goes on to the comma.
  private mutating func readBareText(
    _ name: Range<Int>, _ word: String, into value: inout BibTeXValue, until close: UInt8
  ) {
    let lineEnd = text.lineEnd(name.lowerBound)
    var end = place
    while end < lineEnd, text.bytes[end] != UInt8(ascii: ","), text.bytes[end] != close,
      text.bytes[end] != UInt8(ascii: "#"), text.bytes[end] != UInt8(ascii: "=")
    {
      end += 1
    }
    while end > place, BibTeXText.isBlank(text.bytes[end - 1]) { end -= 1 }
    let whole = name.lowerBound..<end
    let near = near(word)
    var solutions = near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? []
    let braced = "{\(text.string(whole))}"
    solutions.append(Solution("write `\(braced)` for a text", replacement: braced))
    if end > place { solutions.reverse() }
    report(
      "citation/unknown-abbreviation", whole,
      "`\(word)` is no abbreviation that `@string` gives a meaning, and a text stands in braces",
      solutions: solutions)
    value.append(text.bytes[whole], at: whole.lowerBound)
    place = end
  }

  /// The abbreviation that was meant; only the first of many faults are worth a search among all.
  private mutating func near(_ word: String) -> String? {
    guard searches < 50 else { return nil }
    searches += 1
    return NearMiss.of(word.lowercased(), among: abbreviations.keys.sorted())
  }
}
