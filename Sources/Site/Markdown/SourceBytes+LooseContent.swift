extension SourceBytes {
  /// Whether the first character of a line behind list and quote marks is `[`.
  func opensBracket(line: Int) -> Bool {
    let content = looseContent(ofLine: line)
    return content.lowerBound < content.upperBound
      && masked[content.lowerBound] == UInt8(ascii: "[")
  }

  /// A line without white space, quote marks and list markers at its beginning. Good enough where a `[` is looked for.
  func looseContent(ofLine line: Int) -> Range<Int> {
    let content = content(ofLine: line)
    var offset = content.lowerBound
    while offset < content.upperBound {
      let start = offset
      offset = skipBlanks(in: offset..<content.upperBound)
      if offset < content.upperBound, masked[offset] == UInt8(ascii: ">") { offset += 1 }
      offset = skipListMarker(at: offset, before: content.upperBound)
      if offset == start { break }
    }
    return offset..<content.upperBound
  }

  private func skipListMarker(at offset: Int, before end: Int) -> Int {
    var marker = offset
    while marker < end, marker < offset + 9, (0x30...0x39).contains(bytes[marker]) { marker += 1 }
    guard marker + 1 < end, isBlank(at: marker + 1) else { return offset }
    switch masked[marker] {
    case UInt8(ascii: "."), UInt8(ascii: ")"): return marker > offset ? marker + 1 : offset
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      return marker == offset ? marker + 1 : offset
    default: return offset
    }
  }
}
