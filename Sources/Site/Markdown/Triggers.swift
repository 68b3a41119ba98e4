import Glibc

/// Looks for the characters without which a text holds none of our constructs and is CommonMark alone.
enum Triggers {
  /// Whether there are any.
  static func arePresent(in source: SourceBytes) -> Bool {
    source.holds(UInt8(ascii: "$")) || source.holds(UInt8(ascii: "~"))
      || holds(UInt8(ascii: "\\"), before: "([", in: source)
      || holds(UInt8(ascii: "["), before: "^!", in: source)
      || holds(UInt8(ascii: "^"), before: "[", in: source) || hasMentions(source)
      || source.contains("::") || hasDefinitions(source) || hasAttributes(source)
  }

  /// Whether a character stands before one of some others.
  private static func holds(
    _ byte: UInt8, before following: StaticString, in source: SourceBytes
  ) -> Bool {
    guard let base = source.bytes.baseAddress else { return false }
    var offset = 0
    while let found = memchr(base + offset, Int32(byte), source.bytes.count - offset) {
      offset = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
      guard offset < source.bytes.count else { return false }
      for index in 0..<following.utf8CodeUnitCount
      where source.bytes[offset] == following.utf8Start[index] {
        return true
      }
    }
    return false
  }

  /// Whether `{` stands behind something that can have attributes, or before `#` or `.`.
  private static func hasAttributes(_ source: SourceBytes) -> Bool {
    guard let base = source.bytes.baseAddress else { return false }
    var offset = 0
    while let found = memchr(base + offset, 0x7B, source.bytes.count - offset) {
      let place = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      let before = place > 0 ? source.bytes[place - 1] : 0
      let next = place + 1 < source.bytes.count ? source.bytes[place + 1] : 0
      if ")]`>".utf8.contains(before) || next == UInt8(ascii: "#") || next == UInt8(ascii: ".")
        || before == UInt8(ascii: " ") && (0x61...0x7A).contains(next | 0x20)
      {
        return true
      }
      offset = place + 1
    }
    return false
  }

  /// Whether `@` stands before a letter or digit, and behind something else.
  private static func hasMentions(_ source: SourceBytes) -> Bool {
    guard let base = source.bytes.baseAddress else { return false }
    var offset = 0
    while let found = memchr(base + offset, 0x40, source.bytes.count - offset) {
      let place = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      offset = place + 1
      let before = place > 0 ? source.bytes[place - 1] : 0
      if before >= 0x80 || !MentionName.isNameByte(before), offset < source.bytes.count,
        MentionName.isNameByte(source.bytes[offset])
      {
        return true
      }
    }
    return false
  }

  /// Whether `: ` may begin a line.
  static func hasDefinitions(_ source: SourceBytes) -> Bool {
    guard let base = source.bytes.baseAddress else { return false }
    var offset = 0
    while let found = memchr(base + offset, 0x3A, source.bytes.count - offset) {
      let place = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      let before = place > 0 ? source.bytes[place - 1] : 0
      let next = place + 1 < source.bytes.count ? source.bytes[place + 1] : 0
      if before <= UInt8(ascii: " ") || before == UInt8(ascii: ">"),
        next == UInt8(ascii: " ") || next == UInt8(ascii: "\t")
      {
        return true
      }
      offset = place + 1
    }
    return false
  }
}
