/// Where words begin and end in bytes of UTF-8. A hyphen joins words: `lens` is no word of `two-lens system`.
enum WordBoundary {
  /// Whether a word may begin at an index.
  static func isBefore(_ index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    // Inside a character nothing begins.
    guard text[index] & 0xC0 != 0x80 else { return false }
    guard index > 0 else { return true }
    let before = text[index - 1]
    if before < 0x80 {
      if isWord(before) { return isUnspaced(at: index, in: text) }
      return before != UInt8(ascii: "-") || index < 2 || !isWordByte(text[index - 2])
    }
    var start = index - 1
    while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
    return !isWord(at: start, in: text)
  }

  /// Whether a word may end before an index.
  static func isBehind(_ index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index < text.count else { return true }
    let next = text[index]
    guard next < 0x80 else { return !isWord(at: index, in: text) }
    if isWord(next) { return false }
    return next != UInt8(ascii: "-") || index + 1 >= text.count || !isWordByte(text[index + 1])
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
  }

  private static func isWordByte(_ byte: UInt8) -> Bool { byte >= 0x80 || isWord(byte) }

  /// Whether the character that begins at an index, beyond ASCII, is part of a word that is written with spaces around it.
  private static func isWord(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let scalar = scalar(at: index, in: text) else { return true }
    switch scalar.value {
    // Signs of Latin-1, general punctuation with its spaces, arrows, mathematics and other signs.
    case 0x80...0xA9, 0xAB...0xB4, 0xB6...0xB9, 0xBB...0xBF, 0xD7, 0xF7, 0x2000...0x206F,
      0x2190...0x2BFF:
      return false
    default: return !isUnspaced(scalar)
    }
  }

  /// Whether the character at an index belongs to a script that puts no spaces between words.
  private static func isUnspaced(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text[index] >= 0xE0 else { return false }
    return scalar(at: index, in: text).map(isUnspaced) ?? false
  }

  /// Thai, Chinese and Japanese, with their punctuation.
  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0E7F, 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF65, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  private static func scalar(
    at index: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Unicode.Scalar? {
    let count = text[index] >= 0xF0 ? 4 : text[index] >= 0xE0 ? 3 : 2
    guard index + count <= text.count else { return nil }
    return String(decoding: text[index..<index + count], as: UTF8.self).unicodeScalars.first
  }
}
