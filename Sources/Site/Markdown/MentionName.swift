/// Finds the end of `@name`: letters, digits and `_`, with one of `:.#&-+/` between two of them.
enum MentionName {
  /// The index behind the name of which the `@` stands at an index; `nil` if there is none, or the sign is part of a mail address.
  static func end(in text: [UInt8], at index: Int) -> Int? {
    if index > 0 {
      let before = text[index - 1]
      // `https://example.org/@name` is no mention either.
      guard !isName(before: index, in: text), before != UInt8(ascii: "@"),
        before != UInt8(ascii: "/")
      else {
        return nil
      }
    }
    var end = index + 1
    while end < text.count {
      if let next = endOfCharacter(in: text, at: end) {
        end = next
      } else if end > index + 1, isPunctuation(text[end]), end + 1 < text.count,
        let next = endOfCharacter(in: text, at: end + 1)
      {
        end = next
      } else {
        break
      }
    }
    return end > index + 1 ? end : nil
  }

  /// Whether a letter, a digit or `_` stands before an index.
  private static func isName(before index: Int, in text: [UInt8]) -> Bool {
    var start = index - 1
    while start > 0, text[start] & 0b1100_0000 == 0b1000_0000 { start -= 1 }
    return endOfCharacter(in: text, at: start) != nil
  }

  /// Whether a byte is one of an ASCII letter, digit or `_`, or of any character beyond ASCII.
  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    ":.#&-+/".utf8.contains(byte)
  }

  /// The index behind the letter or digit at an index; `nil` if none is there.
  private static func endOfCharacter(in text: [UInt8], at index: Int) -> Int? {
    let byte = text[index]
    guard byte >= 0x80 else { return isNameByte(byte) ? index + 1 : nil }
    let count = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
    guard index + count <= text.count,
      let scalar = String(decoding: text[index..<index + count], as: UTF8.self).unicodeScalars.first
    else { return nil }
    let properties = scalar.properties
    let isWord =
      properties.isAlphabetic || properties.numericType != nil
      || properties.generalCategory == .nonspacingMark
    return isWord ? index + count : nil
  }
}
