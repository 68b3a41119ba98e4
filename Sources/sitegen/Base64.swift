/// Reads the base64 text in which the build writes files into the executable.
enum Base64 {
  /// The bytes of a text that the build wrote; what is no base64 digit is skipped.
  static func decoded(_ text: StaticString) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8CodeUnitCount / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    for byte in UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount) {
      guard let digit = value(of: byte) else { continue }
      bits = bits << 6 | UInt32(digit)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  private static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
