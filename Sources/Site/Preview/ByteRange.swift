/// The part of a file that a request asks for (RFC 9110, section 14): players of videos seek with it.
enum ByteRange: Hashable {
  /// The whole file: nothing was asked for, or something that may be ignored, such as several parts at once.
  case whole
  /// The bytes from the first to the one before the last.
  case part(Range<UInt64>)
  /// A part that lies behind the end.
  case outside

  /// Reads the `Range` of a request for a file of `size` bytes.
  init(_ header: String?, size: UInt64) {
    self = header.flatMap { Self.read($0, size) } ?? .whole
  }

  private static func read(_ header: String, _ size: UInt64) -> ByteRange? {
    guard header.hasPrefix("bytes=") else { return nil }
    let bounds = header.dropFirst("bytes=".count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard bounds.count == 2 else { return nil }
    if bounds[0].isEmpty {
      guard let count = number(bounds[1]) else { return nil }
      return count == 0 || size == 0 ? .outside : .part(size - min(count, size)..<size)
    }
    guard let first = number(bounds[0]) else { return nil }
    if bounds[1].isEmpty { return first < size ? .part(first..<size) : .outside }
    guard let last = number(bounds[1]), first <= last else { return nil }
    return first < size ? .part(first..<min(last, size - 1) + 1) : .outside
  }

  private static func number(_ text: Substring) -> UInt64? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      ? UInt64(text) : nil
  }
}
