import Glibc

extension SourceBytes {
  /// Whether `]:` is anywhere, without which there are no reference definitions.
  var mayHoldDefinitions: Bool { contains("]:") }

  /// Whether two characters stand anywhere side by side.
  func contains(_ pair: StaticString) -> Bool {
    first(pair, from: 0) != nil
  }

  /// The first offset, from one on, at which two characters stand side by side.
  func first(_ pair: StaticString, from start: Int) -> Int? {
    guard let base = bytes.baseAddress, pair.utf8CodeUnitCount == 2 else { return nil }
    let (first, second) = (pair.utf8Start[0], pair.utf8Start[1])
    var offset = start
    while offset + 1 < bytes.count,
      let found = memchr(base + offset, Int32(first), bytes.count - 1 - offset)
    {
      let place = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      if bytes[place + 1] == second { return place }
      offset = place + 1
    }
    return nil
  }

  /// The first offset in a range at which some characters stand.
  func first(_ text: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int? {
    guard range.upperBound <= bytes.count, text.count <= range.count else { return nil }
    return (range.lowerBound...range.upperBound - text.count).first { holds(text, at: $0) }
  }

  /// Whether libcmark was given some characters at an offset.
  func masks(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset >= 0, offset + text.count <= masked.count else { return false }
    guard let needle = text.baseAddress, let hay = masked.baseAddress else { return text.isEmpty }
    return memcmp(hay + offset, needle, text.count) == 0
  }

  /// Whether a literal stands at an offset.
  func holds(_ text: StaticString, at offset: Int) -> Bool {
    holds(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), at: offset)
  }

  /// Whether a whole line that begins at an offset is hidden from libcmark.
  func isLineHidden(at offset: Int) -> Bool {
    offset + 1 < bytes.count
      && (bytes[offset] != masked[offset] || bytes[offset + 1] != masked[offset + 1])
  }

  /// Whether a character stands anywhere.
  func holds(_ byte: UInt8) -> Bool {
    bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false
  }

  /// Whether a character stands in a range.
  func holds(_ byte: UInt8, in range: Range<Int>) -> Bool {
    guard range.upperBound <= bytes.count, !range.isEmpty else { return false }
    return bytes.baseAddress.map { memchr($0 + range.lowerBound, Int32(byte), range.count) != nil }
      ?? false
  }
}
