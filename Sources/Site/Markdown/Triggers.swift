import Glibc

/// Looks for the characters without which a text holds none of our constructs and is CommonMark alone.
enum Triggers {
  /// Whether there are any.
  static func arePresent(in source: SourceBytes) -> Bool {
    source.bytes.contains(UInt8(ascii: "$")) || source.contains("\\(") || source.contains("\\[")
      || source.contains("[^") || source.contains("^[") || source.contains("::")
      || source.contains("[!")
  }
}
