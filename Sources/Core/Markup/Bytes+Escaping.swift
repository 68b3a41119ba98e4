extension [UInt8] {
  /// Appends UTF-8 bytes as character data or as an attribute's value: `&`, `<`, `>` and `"` become references.
  ///
  /// The same four are escaped in both places, so a text is safe in either, and a diff of two pages shows one spelling.
  @inlinable
  public mutating func append(escaping bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    var start = 0
    var index = 0
    while index < bytes.count {
      // Nearly all text has nothing to escape, so it is passed over by eight bytes at a time.
      if index + 8 <= bytes.count,
        !Self.mayNeedEscaping(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      {
        index += 8
        continue
      }
      let end = Swift.min(index + 8, bytes.count)
      while index < end {
        if let reference = Self.reference(for: bytes[index]) {
          append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
          append(reference)
          start = index + 1
        }
        index += 1
      }
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  @inlinable
  static func reference(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: nil
    }
  }

  /// False if none of eight bytes is one that is escaped: `<` and `>` differ in one bit, so do `"` and `&`.
  @inlinable
  static func mayNeedEscaping(_ word: UInt64) -> Bool {
    let brackets = (word | 0x0202_0202_0202_0202) ^ 0x3E3E_3E3E_3E3E_3E3E
    let others = (word | 0x0404_0404_0404_0404) ^ 0x2626_2626_2626_2626
    // A byte that is zero has its highest bit set by this, and no byte below the first such one has.
    let zeros =
      (brackets &- 0x0101_0101_0101_0101) & ~brackets
      | (others &- 0x0101_0101_0101_0101) & ~others
    return zeros & 0x8080_8080_8080_8080 != 0
  }

  /// Appends text, escaped as character data or attribute value.
  @inlinable
  public mutating func append(escaping text: String) {
    var text = text
    text.withUTF8 { append(escaping: $0) }
  }

  /// Appends text as it is.
  @inlinable
  public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  /// Appends a literal as it is.
  @inlinable
  public mutating func append(_ literal: StaticString) {
    append(
      contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }
}
