extension Lexer {
  /// The byte at an offset; 0 outside of what is to be read.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    offset >= 0 && offset < end ? source[offset] : 0
  }

  /// The byte `distance` behind the present one; 0 behind the end.
  @inline(__always)
  func peek(_ distance: Int = 0) -> UInt8 { byte(at: position + distance) }

  @inline(__always)
  mutating func append(_ kind: TokenKind, from start: Int) {
    if start < position { tokens.append(CodeToken(kind, start..<position)) }
  }

  @inline(__always)
  mutating func append(_ kind: TokenKind, _ range: Range<Int>) {
    if !range.isEmpty { tokens.append(CodeToken(kind, range)) }
  }

  /// Whether a text stands at an offset.
  @inline(__always)
  func matches(_ text: StaticString, at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset >= 0, count <= end - offset else { return false }
    for index in 0..<count where source[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Whether a text in lower case stands at an offset, in either case.
  func matchesAnyCase(_ text: StaticString, at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset >= 0, count <= end - offset else { return false }
    for index in 0..<count {
      let byte = source[offset + index]
      guard (ByteClass.isCapital(byte) ? byte | 0x20 : byte) == text.utf8Start[index] else {
        return false
      }
    }
    return true
  }

  /// Whether nothing but white space stands before an offset on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    var index = offset - 1
    while index >= 0, ByteClass.isBlank(source[index]) { index -= 1 }
    return index < 0 || source[index] == UInt8(ascii: "\n")
  }

  /// The offset of the first byte that is not a blank, from an offset on.
  @inline(__always)
  func behindBlanks(_ offset: Int) -> Int {
    var index = offset
    while index < end, ByteClass.isBlank(source[index]) { index += 1 }
    return index
  }

  /// The offset of the next line feed, from an offset on; the end if there is none.
  @inline(__always)
  func lineEnd(from offset: Int) -> Int {
    var index = offset
    while index < end, source[index] != UInt8(ascii: "\n") { index += 1 }
    return index
  }

  /// The offset behind the letters, digits and marks of a word that begins at an offset.
  @inline(__always)
  func wordEnd(from offset: Int) -> Int {
    var index = offset
    while index < end, ByteClass.isWord(source[index]) { index += 1 }
    return index
  }

  /// The bytes of a range that was read.
  @inline(__always)
  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: source[range])
  }

  /// How often a byte stands in a row, from an offset on.
  @inline(__always)
  func run(of byte: UInt8, at offset: Int) -> Int {
    var index = offset
    while index < end, source[index] == byte { index += 1 }
    return index - offset
  }

  /// How often a byte stands in a row, from an offset on, as far as it matters: a long row is not read again and again.
  @inline(__always)
  func run(of byte: UInt8, at offset: Int, atMost limit: Int) -> Int {
    var count = 0
    while count < limit, self.byte(at: offset + count) == byte { count += 1 }
    return count
  }
}
