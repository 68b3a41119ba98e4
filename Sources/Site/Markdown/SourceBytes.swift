import Glibc

/// The source while a document is being built: plain pointers, so that the loops over bytes cost what they should.
struct SourceBytes {
  let bytes: UnsafeBufferPointer<UInt8>
  let lineStarts: UnsafeBufferPointer<UInt32>

  var lineCount: Int { lineStarts.count }

  /// The offsets of a line's content without its line end; empty at the end of the text for a line that there is not.
  func content(ofLine line: Int) -> Range<Int> {
    guard line >= 0, line < lineStarts.count else { return bytes.count..<bytes.count }
    let start = Int(lineStarts[line])
    var end = line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// The line, from 0, in which an offset lies.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Whether a space or a tab stands at an offset.
  func isBlank(at offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t")
  }

  /// The first offset in a range where no space or tab stands; the range's end if there is none.
  func skipBlanks(in range: Range<Int>) -> Int {
    var offset = range.lowerBound
    while offset < range.upperBound, isBlank(at: offset) { offset += 1 }
    return offset
  }

  /// The range without spaces and tabs at either end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = skipBlanks(in: range)
    var end = range.upperBound
    while end > start, isBlank(at: end - 1) { end -= 1 }
    return start..<end
  }

  /// Whether `text` stands at an offset.
  func holds(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset >= 0, offset + text.count <= bytes.count else { return false }
    guard let needle = text.baseAddress, let hay = bytes.baseAddress else { return text.isEmpty }
    return memcmp(hay + offset, needle, text.count) == 0
  }
}
