import Diagnostics

/// The bytes of a bibliography file and the places of its bytes for those who read about them.
struct BibTeXText: Sendable {
  let bytes: [UInt8]
  let file: String
  /// The byte at which each line begins.
  private var lines: [Int] = [0]
  /// How many code points begin before each block of bytes, so that nothing is counted along a long line.
  private var codePointsBefore: [Int] = []

  private static let blockLength = 64

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    var codePoint = 0
    for (index, byte) in bytes.enumerated() {
      if index % Self.blockLength == 0 { codePointsBefore.append(codePoint) }
      if byte & 0xC0 != 0x80 { codePoint += 1 }
      let isReturn = byte == UInt8(ascii: "\r") && self[index + 1] != UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || isReturn { lines.append(index + 1) }
    }
  }

  /// The byte there; zero outside the text.
  subscript(place: Int) -> UInt8 { bytes.indices.contains(place) ? bytes[place] : 0 }

  var count: Int { bytes.count }

  /// The place of a byte.
  func position(_ place: Int) -> SourcePosition {
    let line = lineIndex(place)
    let column = codePoints(before: place) - codePoints(before: lines[line])
    return SourcePosition(line: line + 1, column: column + 1)
  }

  func range(_ places: Range<Int>) -> SourceRange {
    SourceRange(
      file: file, start: position(places.lowerBound), end: position(places.upperBound))
  }

  func string(_ places: Range<Int>) -> String {
    String(decoding: bytes[places.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The end of the line of a byte, in front of what ends it.
  func lineEnd(_ place: Int) -> Int {
    let next = lineIndex(place) + 1
    var end = next < lines.count ? lines[next] : count
    while end > place, self[end - 1] == UInt8(ascii: "\n") || self[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return end
  }

  private func codePoints(before place: Int) -> Int {
    let end = min(place, count)
    let block = min(end / Self.blockLength, codePointsBefore.count - 1)
    guard block >= 0 else { return 0 }
    return bytes[block * Self.blockLength..<end].reduce(codePointsBefore[block]) {
      $0 + ($1 & 0xC0 != 0x80 ? 1 : 0)
    }
  }

  /// The last line that begins at or before a byte.
  private func lineIndex(_ place: Int) -> Int {
    (0..<lines.count).lastReached { lines[$0] <= place }
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Whether a byte may stand in the name of an entry's type, a field or an abbreviation.
  static func isNameByte(_ byte: UInt8) -> Bool {
    if isLetter(byte) || isDigit(byte) || byte >= 0x80 { return true }
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "."),
      UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "!"):
      return true
    default: return false
    }
  }
}
