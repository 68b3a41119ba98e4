import Diagnostics

extension BibTeXReader {
  /// Reads the key of an entry and the comma behind it.
  mutating func readKey(_ type: String, until close: UInt8) -> BibTeXEntry {
    skipBlanks()
    let start = place
    while place < text.count, isKeyByte(text.bytes[place], close) { place += 1 }
    let key = start..<place
    skipBlanks()
    var entry = BibTeXEntry(type: type, key: text.string(key), keyPlace: key)
    switch text[place] {
    case UInt8(ascii: "=") where !key.isEmpty: break
    case _ where key.isEmpty: break
    case UInt8(ascii: ","):
      place += 1
      return entry
    case close: return entry
    default:
      readRestOfKey(&entry)
      return entry
    }
    report(
      "citation/missing-key", start..<max(start, place == start ? start + 1 : key.upperBound),
      "an entry has a key, by which it is cited",
      solutions: [Solution("write a key and a comma behind the brace: `@\(type){key,`")])
    entry.key = ""
    if text[place] == UInt8(ascii: ",") { place += 1 } else { place = start }
    return entry
  }

  /// The key is followed by neither a comma nor the end: it has a space in it, or the comma is missing.
  private mutating func readRestOfKey(_ entry: inout BibTeXEntry) {
    let behind = place
    while place < text.count, !isKeyEnd(text.bytes[place]) { place += 1 }
    if text[place] == UInt8(ascii: ",") {
      let whole = entry.keyPlace.lowerBound..<place
      let joined = text.string(whole).split(whereSeparator: \.isWhitespace).joined(separator: "-")
      report(
        "citation/syntax", whole, "the key of an entry has no space and no brace in it",
        solutions: [Solution("write `\(joined)`", replacement: joined)])
      entry.key = joined
      place += 1
      return
    }
    place = behind
    let end = entry.keyPlace.upperBound
    report(
      "citation/missing-comma", entry.keyPlace, "a comma stands behind the key of an entry",
      solutions: [Solution("write `\(entry.key),`", replacement: ",", at: text.range(end..<end))])
  }

  private func isKeyByte(_ byte: UInt8, _ close: UInt8) -> Bool {
    !BibTeXText.isBlank(byte) && byte != close && !isKeyEnd(byte) && byte != UInt8(ascii: "{")
  }

  private func isKeyEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "}"), UInt8(ascii: "\""),
      UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "@"):
      true
    default: false
    }
  }

  /// Reads fields up to the end of the entry.
  mutating func readFields(
    until close: UInt8, opening: Int, _ type: String
  ) -> [BibTeXEntry.Field] {
    var fields: [BibTeXEntry.Field] = []
    var names: Set<String> = []
    while true {
      skipBlanks()
      if text[place] == UInt8(ascii: ",") {
        place += 1
        continue
      }
      if text[place] == close || place >= text.count || beginsEntry(at: place) {
        end(close, opening: opening, type)
        return fields
      }
      guard let field = readField(until: close) else {
        recover(until: close)
        continue
      }
      if names.insert(field.name).inserted {
        fields.append(field)
      } else {
        reportTwice(field, fields)
      }
      expectComma(behind: field)
    }
  }

  private mutating func readField(until close: UInt8) -> BibTeXEntry.Field? {
    let name = readName()
    guard !name.isEmpty else {
      report(
        "citation/syntax", place..<place + 1, "a field is written `name = {value}`",
        explanation: "A brace too many before it may have ended the value too early.")
      return nil
    }
    skipBlanks()
    guard text[place] == UInt8(ascii: "=") else {
      let word = text.string(name)
      report(
        "citation/syntax", name, "a field is written `name = {value}`",
        solutions: [Solution("write `\(word) = {…}`")])
      return nil
    }
    place += 1
    guard let value = readValue(until: close) else { return nil }
    return BibTeXEntry.Field(name: text.string(name).lowercased(), place: name, value: value)
  }

  private mutating func reportTwice(_ field: BibTeXEntry.Field, _ fields: [BibTeXEntry.Field]) {
    var fault = Diagnostic(
      .warning, "citation/duplicate-field", at: text.range(field.place),
      "`\(field.name)` stands twice in this entry; the first counts",
      solutions: [Solution("take one of the two away")])
    if let first = fields.first(where: { $0.name == field.name }) {
      fault.notes = [DiagnosticNote(at: text.range(first.place), "the first is here")]
    }
    diagnostics.append(fault)
  }

  private mutating func expectComma(behind field: BibTeXEntry.Field) {
    skipBlanks()
    // Anything but a name is not the next field, and is reported by itself.
    guard BibTeXText.isNameByte(text[place]) else { return }
    let end = field.value.places.upperBound
    report(
      "citation/missing-comma", max(end - 1, field.value.places.lowerBound)..<end,
      "a comma stands between two fields",
      solutions: [Solution("write a comma here", replacement: ",", at: text.range(end..<end))])
  }

  /// Goes behind what could not be read: to the next comma or the end of the entry.
  private mutating func recover(until close: UInt8) {
    var depth = 0
    while place < text.count, !beginsEntry(at: place) {
      switch text.bytes[place] {
      case close where depth == 0: return
      case UInt8(ascii: ",") where depth == 0: return
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        // A brace that closes nothing.
        depth = max(0, depth - 1)
      default: break
      }
      place += 1
    }
  }

  /// The end of an entry, and what should not stand behind it.
  mutating func end(_ close: UInt8, opening: Int, _ type: String) {
    skipBlanks()
    guard text[place] == close else {
      // A value that is not closed takes the end of the entry with it.
      let isReported = diagnostics[firstFault...].contains { $0.identifier == "citation/unclosed" }
      if !isReported {
        reportUnclosed(opening, "this brace, which begins `@\(type)`, is never closed")
      }
      return
    }
    place += 1
    var behind = place
    while behind < text.count, BibTeXText.isBlank(text.bytes[behind]) { behind += 1 }
    guard text[behind] == UInt8(ascii: ",") || text[behind] == UInt8(ascii: "}") else { return }
    report(
      "citation/syntax", place - 1..<place,
      "this brace ends the entry, and there is more of it behind",
      solutions: [Solution("take one closing brace away")])
  }

  mutating func reportUnclosed(_ opening: Int, _ summary: String) {
    report(
      "citation/unclosed", opening..<opening + 1, summary,
      solutions: [Solution("write what closes it")])
  }
}
