import Glibc

/// Finds characters that are no text: control characters other than tabs, form feeds and line ends, and byte-order marks.
enum ControlCharacters {
  /// The next control character of ASCII. Zero is not looked for: libcmark replaces it.
  static func firstControl(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = start
    while offset + 16 <= bytes.count {
      let block = raw.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      if holdsControl(block) { return control(in: bytes, offset..<offset + 16) }
      offset += 16
    }
    return control(in: bytes, offset..<bytes.count)
  }

  /// Whether one of sixteen bytes is a control character, all looked at together: this runs over every page.
  private static func holdsControl(_ block: SIMD16<UInt8>) -> Bool {
    let isLow = block .< 0x20
    let isSpace = block .== 0x09 .| block .== 0x0A .| block .== 0x0C .| block .== 0x0D
    return any(isLow .& .!isSpace .& block .!= 0 .| block .== 0x7F)
  }

  private static func control(
    in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int? {
    range.first {
      let byte = bytes[$0]
      let isSpace = byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
      return byte == 0x7F || byte < 0x20 && byte != 0 && !isSpace
    }
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
