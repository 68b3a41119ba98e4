extension SourceBytes {
  /// Whether the character at an offset has a backslash right before it.
  func isEscaped(_ offset: Int, after start: Int) -> Bool {
    offset > start && masked[offset - 1] == UInt8(ascii: "\\")
  }

  /// Whether `\|` stands at an offset.
  func isEscapedBar(at offset: Int, before end: Int) -> Bool {
    offset + 1 < end && masked[offset] == UInt8(ascii: "\\")
      && masked[offset + 1] == UInt8(ascii: "|")
  }
}
