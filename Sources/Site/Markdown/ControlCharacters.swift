import Glibc

/// Finds characters that are no text: control characters other than tabs, form feeds and line ends, and byte-order marks.
enum ControlCharacters {
  /// The next control character of ASCII. Zero is not looked for: libcmark replaces it.
  static func firstControl(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = start
    while offset + 8 <= bytes.count {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
      var candidates = candidates(in: word)
      while candidates != 0 {
        let place = offset + candidates.trailingZeroBitCount / 8
        if isControl(bytes[place]) { return place }
        candidates &= candidates &- 1
      }
      offset += 8
    }
    return (offset..<bytes.count).first { isControl(bytes[$0]) }
  }

  /// The highest bit of each of eight bytes that is below 32 or is 127, and of some more behind one: this runs over every page, and
  /// few bytes are line ends.
  private static func candidates(in word: UInt64) -> UInt64 {
    let delete = word ^ 0x7F7F_7F7F_7F7F_7F7F
    let isLow = (word &- 0x2020_2020_2020_2020) & ~word
    let isDelete = (delete &- 0x0101_0101_0101_0101) & ~delete
    return (isLow | isDelete) & 0x8080_8080_8080_8080
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    let isSpace = byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
    return byte == 0x7F || byte < 0x20 && byte != 0 && !isSpace
  }

  /// The next control character of Latin 1: what a quotation mark of Windows becomes in a wrong encoding.
  static func firstLatinControl(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    first(0xC2, in: bytes, from: start) { offset in
      offset + 1 < bytes.count && (0x80...0x9F).contains(bytes[offset + 1])
    }
  }

  /// The next byte-order mark.
  static func firstByteOrderMark(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    first(0xEF, in: bytes, from: start) { offset in
      offset + 2 < bytes.count && bytes[offset + 1] == 0xBB && bytes[offset + 2] == 0xBF
    }
  }

  private static func first(
    _ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int,
    where isWanted: (Int) -> Bool
  ) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var offset = start
    while offset < bytes.count, let found = memchr(base + offset, Int32(byte), bytes.count - offset)
    {
      offset = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      if isWanted(offset) { return offset }
      offset += 1
    }
    return nil
  }

  /// What Windows means by 0x80 to 0x9F; a space where it means nothing.
  static let ofWindows = Array("€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ")
}
