import Diagnostics

/// Reads a BibTeX file into entries. After a fault it goes on as near behind it as it can, so that one run finds every fault.
///
/// As in BibTeX, what stands between entries is a comment. Unlike it, an `@` counts there only at the beginning of a line, so that a
/// mail address is no fault; and `%` begins a comment between fields too.
struct BibTeXReader {
  let text: BibTeXText
  var place = 0
  var entries: [BibTeXEntry] = []
  var diagnostics: [Diagnostic] = []
  /// What the abbreviations stand for, by their names in small letters.
  var abbreviations: [String: [UInt8]]
  /// How many bytes abbreviations may still become: one that stands for many others must not fill the memory.
  var room: Int
  /// How often what was meant by a word was looked for.
  var searches = 0
  /// How many faults there were before the entry that is being read.
  private(set) var firstFault = 0

  init(_ text: BibTeXText) {
    self.text = text
    abbreviations = Self.months
    room = 1_000_000 + 4 * text.count
  }

  /// The months as every style of BibTeX has them; numbers here, as the words for them are the page's.
  private static let months: [String: [UInt8]] = Dictionary(
    uniqueKeysWithValues: [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ].enumerated().map { ($1, Array(String($0 + 1).utf8)) })

  mutating func read() {
    var isBehindEntry = true
    while skipToEntry(isFresh: isBehindEntry) { isBehindEntry = readEntry() }
  }

  /// Goes to the next `@` that begins an entry; `false` at the end of the file.
  ///
  /// - Parameter isFresh: whether an entry may begin right here: at the beginning, or behind another on the same line.
  private mutating func skipToEntry(isFresh: Bool) -> Bool {
    var isFresh = isFresh
    while place < text.count {
      let byte = text.bytes[place]
      if byte == UInt8(ascii: "@"), isFresh { return true }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        isFresh = true
      } else if !BibTeXText.isBlank(byte) {
        isFresh = false
      }
      place += 1
    }
    return false
  }

  /// - Returns: whether there was one.
  private mutating func readEntry() -> Bool {
    let start = place
    firstFault = diagnostics.count
    place += 1
    skipBlanks()
    let name = readName()
    let type = text.string(name).lowercased()
    skipBlanks()
    let open = text[place]
    guard !name.isEmpty, open == UInt8(ascii: "{") || open == UInt8(ascii: "(") else {
      reportNoBrace(start..<max(name.upperBound, start + 1), name)
      return false
    }
    let opening = place
    place += 1
    let close = open == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: ")")
    switch type {
    case "comment": skipComment(opening)
    case "preamble":
      _ = readValue(until: close)
      end(close, opening: opening, type)
    case "string":
      for field in readFields(until: close, opening: opening, type) {
        abbreviations[field.name] = field.value.bytes
      }
    default:
      var entry = readKey(type, until: close)
      entry.fields = readFields(until: close, opening: opening, type)
      entry.isWhole = !diagnostics[firstFault...].contains { $0.severity == .error }
      entries.append(entry)
    }
    return true
  }

  private mutating func reportNoBrace(_ places: Range<Int>, _ name: Range<Int>) {
    let word = name.isEmpty ? "book" : text.string(name)
    report(
      "citation/syntax", places, "an entry begins with its type and a brace, `@\(word){`",
      solutions: [Solution("write `@\(word){`, or begin the line with another character")])
  }

  /// A comment ends with its brace; the whole rest is one if it has none.
  private mutating func skipComment(_ opening: Int) {
    place = opening
    _ = readBraced(endingAtEntries: false)
  }

  /// Skips blanks and comments.
  mutating func skipBlanks() {
    while place < text.count {
      let byte = text.bytes[place]
      if byte == UInt8(ascii: "%") {
        place = text.lineEnd(place)
      } else if BibTeXText.isBlank(byte) {
        place += 1
      } else {
        return
      }
    }
  }

  mutating func readName() -> Range<Int> {
    let start = place
    while place < text.count, BibTeXText.isNameByte(text.bytes[place]) { place += 1 }
    return start..<place
  }

  /// Whether an entry begins at an `@` here, at the beginning of its line: what was open before it was never closed.
  func beginsEntry(at place: Int) -> Bool {
    guard text[place] == UInt8(ascii: "@") else { return false }
    var before = place - 1
    while before >= 0, text[before] == UInt8(ascii: " ") || text[before] == UInt8(ascii: "\t") {
      if place - before > 100 { return false }
      before -= 1
    }
    guard before < 0 || text[before] == UInt8(ascii: "\n") || text[before] == UInt8(ascii: "\r")
    else { return false }
    var end = place + 1
    while BibTeXText.isLetter(text[end]), end - place < 20 { end += 1 }
    let name = text.string(place + 1..<end).lowercased()
    while text[end] == UInt8(ascii: " "), end - place < 100 { end += 1 }
    return (text[end] == UInt8(ascii: "{") || text[end] == UInt8(ascii: "("))
      && (BibTeXType.isKnown(name) || ["string", "comment", "preamble"].contains(name))
  }

  mutating func report(
    _ identifier: String, _ places: Range<Int>, _ summary: String, explanation: String? = nil,
    severity: Severity = .error, solutions: [Solution] = []
  ) {
    diagnostics.append(
      Diagnostic(
        severity, identifier, at: text.range(places), summary, explanation: explanation,
        solutions: solutions))
  }
}
