/// What JSON has and YAML has not: a character beyond the first 65,536 written as two escapes, `\ud83d\ude00`.
enum CSLJSON {
  /// The text with such pairs as the characters that they mean.
  static func withoutSurrogates(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var start = 0
    var place = 0
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "\\") else {
        place += 1
        continue
      }
      guard let high = unit(bytes, at: place), (0xD800..<0xDC00).contains(high),
        let low = unit(bytes, at: place + 6), (0xDC00..<0xE000).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
      else {
        place += 2
        continue
      }
      result += bytes[start..<place]
      result += Array(String(Character(scalar)).utf8)
      place += 12
      start = place
    }
    return start == 0 ? bytes : result + bytes[start...]
  }

  /// The number in `\uXXXX`.
  private static func unit(_ bytes: [UInt8], at place: Int) -> UInt32? {
    guard place + 6 <= bytes.count, bytes[place] == UInt8(ascii: "\\"),
      bytes[place + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt32(String(decoding: bytes[place + 2..<place + 6], as: UTF8.self), radix: 16)
  }
}
