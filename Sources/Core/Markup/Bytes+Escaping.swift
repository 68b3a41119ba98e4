extension [UInt8] {
  /// Appends UTF-8 bytes as character data or as an attribute's value: `&`, `<`, `>` and `"` become references.
  ///
  /// The same four are escaped in both places, so a text is safe in either, and a diff of two pages shows one spelling.
  @inlinable
  public mutating func append(escaping bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in 0..<bytes.count {
      let reference: StaticString
      switch bytes[index] {
      case UInt8(ascii: "&"): reference = "&amp;"
      case UInt8(ascii: "<"): reference = "&lt;"
      case UInt8(ascii: ">"): reference = "&gt;"
      case UInt8(ascii: "\""): reference = "&quot;"
      default: continue
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
      append(reference)
      start = index + 1
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
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
