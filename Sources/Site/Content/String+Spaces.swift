extension StringProtocol {
  /// The text without white space at its ends, and with one space for whatever stands between two words.
  public var withSingleSpaces: String {
    guard mayHoldOtherSpace else { return String(self) }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether there may be anything but single spaces between ASCII characters; nearly every name has none.
  private var mayHoldOtherSpace: Bool {
    var before = UInt8(ascii: " ")
    for byte in utf8 {
      if byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: " ") && before == byte { return true }
      before = byte
    }
    return before == UInt8(ascii: " ")
  }
}
