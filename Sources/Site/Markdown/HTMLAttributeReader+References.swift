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
