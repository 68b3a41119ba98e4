extension HTMLAttributeReader {
  /// An attribute's value with its character references resolved; `nil` if it has none and is its own text.
  ///
  /// Numbers and the five names that an address needs are known; any other name stays as it is written.
  static func text(of value: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard value.contains(UInt8(ascii: "&")) else { return nil }
    var text: [UInt8] = []
    var index = 0
    while index < value.count {
      if value[index] == UInt8(ascii: "&"), let (scalar, length) = reference(in: value[index...]) {
        text.append(contentsOf: String(scalar).utf8)
        index += length
      } else {
        text.append(value[index])
        index += 1
      }
    }
    return text
  }

  /// The addresses in a `srcset`: `small.png 1x, large.png 2x`.
  static func candidates(
    in value: Range<Int>, of html: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>] {
    let comma = UInt8(ascii: ",")
    func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
    var found: [Range<Int>] = []
    var index = value.lowerBound
    while index < value.upperBound {
      if isSpace(html[index]) || html[index] == comma {
        index += 1
        continue
      }
      let start = index
      while index < value.upperBound, !isSpace(html[index]) { index += 1 }
      var end = index
      while end > start, html[end - 1] == comma { end -= 1 }
      found.append(start..<end)
      guard end == index else { continue }
      // Without a comma at its end a description follows, `2x` or `300w`.
      while index < value.upperBound, html[index] != comma { index += 1 }
    }
    return found
  }

  /// The character that a reference at the beginning of some bytes means, and the length of the reference.
  private static func reference(
    in bytes: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (Character, Int)? {
    guard let end = bytes.prefix(12).firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: bytes[bytes.startIndex + 1..<end], as: UTF8.self)
    let length = end + 1 - bytes.startIndex
    if name.hasPrefix("#") {
      let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
      let digits = name.dropFirst(isHexadecimal ? 2 : 1)
      guard let number = UInt32(digits, radix: isHexadecimal ? 16 : 10), number > 0,
        let scalar = Unicode.Scalar(number)
      else { return nil }
      return (Character(scalar), length)
    }
    switch name {
    case "amp": return ("&", length)
    case "lt": return ("<", length)
    case "gt": return (">", length)
    case "quot": return ("\"", length)
    case "apos": return ("'", length)
    default: return nil
    }
  }
}
