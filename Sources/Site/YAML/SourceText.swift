import Diagnostics

/// The bytes of a YAML text and where its lines begin: from libyaml's places (code points from the start) to bytes, and to
/// places in the author's file.
///
/// Lines end with LF, CR LF or CR. libyaml also counts three rare separators (NEL, LS, PS) as line ends, editors do
/// not: its own line numbers are therefore not used.
struct SourceText {
  let bytes: UnsafeBufferPointer<UInt8>
  let origin: TextOrigin
  /// The byte at which each line begins.
  private var lines: [Int] = [0]
  /// How many code points begin before each block of bytes: places are found without counting along a long line.
  private var codePointsBefore: [Int] = []

  /// True if each byte is a code point, as in most texts.
  private var isASCII = false

  private static let blockLength = 16

  init(_ bytes: UnsafeBufferPointer<UInt8>, origin: TextOrigin) {
    self.bytes = bytes
    self.origin = origin
    var codePoint = 0
    for index in 0..<bytes.count {
      if index % Self.blockLength == 0 { codePointsBefore.append(codePoint) }
      let byte = bytes[index]
      if byte & 0xC0 != 0x80 { codePoint += 1 }
      if byte == Self.lineFeed || (byte == Self.carriageReturn && self[index + 1] != Self.lineFeed)
      {
        lines.append(index + 1)
      }
    }
    isASCII = codePoint == bytes.count
  }

  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// The byte there; zero outside the text.
  subscript(byte: Int) -> UInt8 {
    bytes.indices.contains(byte) ? bytes[byte] : 0
  }

  /// The byte at which a code point begins, both counted from 0.
  func byte(ofCodePoint codePoint: Int) -> Int {
    if isASCII { return min(codePoint, bytes.count) }
    let block = Self.last(in: codePointsBefore, upTo: codePoint)
    var byte = block * Self.blockLength
    var left = codePoint - (codePointsBefore.isEmpty ? 0 : codePointsBefore[block])
    // A block may begin inside a code point, which counts for the block before.
    while byte < bytes.count, left > 0 || bytes[byte] & 0xC0 == 0x80 {
      if bytes[byte] & 0xC0 != 0x80 { left -= 1 }
      byte += 1
    }
    return byte
  }

  /// How many code points begin before a byte.
  private func codePoints(beforeByte byte: Int) -> Int {
    let end = min(byte, bytes.count)
    if isASCII { return end }
    let block = min(end / Self.blockLength, codePointsBefore.count - 1)
    guard block >= 0 else { return 0 }
    var count = codePointsBefore[block]
    for index in block * Self.blockLength..<end where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// The place in the text of a byte.
  func position(ofByte byte: Int) -> SourcePosition {
    let line = lineIndex(ofByte: byte)
    let column = codePoints(beforeByte: byte) - codePoints(beforeByte: lines[line])
    return SourcePosition(line: line + 1, column: column + 1)
  }

  /// The range in the file of a stretch of bytes.
  func range(_ stretch: Range<Int>) -> SourceRange {
    origin.range(
      from: position(ofByte: stretch.lowerBound), to: position(ofByte: stretch.upperBound))
  }

  /// The index of the line on which a byte stands, from 0.
  func lineIndex(ofByte byte: Int) -> Int { Self.last(in: lines, upTo: byte) }

  /// The bytes of the line on which a byte stands, without its end.
  func line(ofByte byte: Int) -> Range<Int> {
    let index = lineIndex(ofByte: byte)
    let start = lines[index]
    var end = index + 1 < lines.count ? lines[index + 1] : bytes.count
    while end > start, bytes[end - 1] == Self.lineFeed || bytes[end - 1] == Self.carriageReturn {
      end -= 1
    }
    return start..<end
  }

  func text(_ stretch: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[stretch]), as: UTF8.self)
  }

  /// The index of the last element that is not greater than `limit`; the elements are in order.
  private static func last(in places: [Int], upTo limit: Int) -> Int {
    (0..<places.count).lastReached { places[$0] <= limit }
  }
}
