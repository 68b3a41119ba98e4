/// Reads the value of `author` or `editor`: names between `and`, each `First von Last`, `von Last, First` or `von Last, Jr., First`.
struct BibTeXNames {
  /// What is wrong with a name, and where in the value.
  enum Fault {
    case tooManyCommas
    /// Nothing stands between two `and`, or before the first.
    case empty
    /// `&` or `;` between names.
    case separator
  }

  private(set) var list = NameList()
  private(set) var faults: [(fault: Fault, place: Range<Int>)] = []
  /// Commands that are not known.
  private(set) var unknown: [Range<Int>] = []
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let stretches = names()
    for (index, stretch) in stretches.enumerated() {
      let words = words(stretch)
      if words.isEmpty {
        if stretches.count > 1 { faults.append((.empty, stretch)) }
      } else if index > 0, index == stretches.count - 1, words.count == 1,
        bytes[words[0]].elementsEqual("others".utf8)
      {
        list.hasOthers = true
      } else {
        read(stretch, words)
      }
    }
  }

  /// The stretches between `and` outside braces.
  private func names() -> [Range<Int>] {
    var names: [Range<Int>] = []
    var start = 0
    var depth = 0
    var place = 0
    while place < bytes.count {
      depth += change(of: bytes[place])
      if depth == 0, isAnd(at: place) {
        names.append(start..<place)
        place += 4
        start = place
      } else {
        place += 1
      }
    }
    names.append(min(start, bytes.count)..<bytes.count)
    return names
  }

  private func change(of byte: UInt8) -> Int {
    byte == UInt8(ascii: "{") ? 1 : byte == UInt8(ascii: "}") ? -1 : 0
  }

  /// Whether a blank and `and` stand there, and a blank or the end behind it.
  private func isAnd(at place: Int) -> Bool {
    let letters = Array("and".utf8)
    guard isBlank(place), place + 3 < bytes.count else { return false }
    for (offset, letter) in letters.enumerated() where bytes[place + 1 + offset] | 0x20 != letter {
      return false
    }
    return place + 4 == bytes.count || isBlank(place + 4)
  }

  private func isBlank(_ place: Int) -> Bool {
    BibTeXText.isBlank(bytes[place]) || bytes[place] == UInt8(ascii: "~")
  }

  /// The words of a stretch: what stands between blanks outside braces.
  private func words(_ stretch: Range<Int>) -> [Range<Int>] {
    split(stretch) { isBlank($0) }.filter { !$0.isEmpty }
  }

  private func split(
    _ stretch: Range<Int>, where isSeparator: (Int) -> Bool
  ) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = stretch.lowerBound
    var depth = 0
    for place in stretch {
      depth += change(of: bytes[place])
      if depth == 0, isSeparator(place) {
        parts.append(start..<place)
        start = place + 1
      }
    }
    parts.append(start..<stretch.upperBound)
    return parts
  }

  private mutating func read(_ stretch: Range<Int>, _ words: [Range<Int>]) {
    reportSeparator(in: stretch)
    var parts = split(stretch) { bytes[$0] == UInt8(ascii: ",") }
    // A comma that nothing follows.
    if parts.count > 1, let last = parts.last, self.words(last).isEmpty { parts.removeLast() }
    if parts.count > 3 {
      faults.append((.tooManyCommas, trimmed(stretch)))
    }
    if parts.count == 1 {
      list.names.append(straight(words))
      return
    }
    let (particle, family) = family(self.words(parts[0]))
    list.names.append(
      PersonName(
        family: text(family),
        given: text(parts[(parts.count > 2 ? 2 : 1)...].flatMap { self.words($0) }),
        particle: text(particle), suffix: parts.count > 2 ? text(self.words(parts[1])) : ""))
  }

  /// `First von Last`, or an organisation in braces.
  private mutating func straight(_ words: [Range<Int>]) -> PersonName {
    if words.count == 1 { return PersonName(family: text(words)) }
    let names = words.dropLast()
    guard let first = names.firstIndex(where: { isSmall($0) }),
      let last = names.lastIndex(where: { isSmall($0) })
    else {
      return PersonName(family: text([words[words.count - 1]]), given: text(Array(names)))
    }
    return PersonName(
      family: text(Array(words[(last + 1)...])), given: text(Array(words[..<first])),
      particle: text(Array(words[first...last])))
  }

  /// `von Last`: the particle goes as far as the last word in small letters that is not the very last.
  private func family(
    _ words: [Range<Int>]
  ) -> (particle: [Range<Int>], family: [Range<Int>]) {
    guard let last = words.dropLast().lastIndex(where: { isSmall($0) }), isSmall(words[0]) else {
      return ([], words)
    }
    return (Array(words[...last]), Array(words[(last + 1)...]))
  }

  /// Whether a word begins with a small letter; what is in braces has no case, a command of a letter has that of its letter.
  private func isSmall(_ word: Range<Int>) -> Bool {
    let isCommand =
      bytes[word.lowerBound] == UInt8(ascii: "{") && word.count > 1
      && bytes[word.lowerBound + 1] == UInt8(ascii: "\\")
    if bytes[word.lowerBound] == UInt8(ascii: "{"), !isCommand { return false }
    let text = LaTeXText.text(bytes, word).text.plain
    return text.first { $0.isLetter }?.isLowercase ?? false
  }

  private mutating func text(_ words: [Range<Int>]) -> String {
    guard let first = words.first, let last = words.last else { return "" }
    let (text, unknown) = LaTeXText.text(bytes, first.lowerBound..<last.upperBound)
    self.unknown += unknown
    return text.plain
  }

  private mutating func reportSeparator(in stretch: Range<Int>) {
    var depth = 0
    for place in stretch {
      depth += change(of: bytes[place])
      let isAmpersand =
        bytes[place] == UInt8(ascii: "&") && place > stretch.lowerBound
      if depth == 0, isAmpersand || bytes[place] == UInt8(ascii: ";") {
        faults.append((.separator, place..<place + 1))
        return
      }
    }
  }

  private func trimmed(_ stretch: Range<Int>) -> Range<Int> {
    let words = words(stretch)
    guard let first = words.first, let last = words.last else { return stretch }
    return first.lowerBound..<last.upperBound
  }
}
