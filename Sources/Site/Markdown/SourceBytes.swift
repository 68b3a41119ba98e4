import Diagnostics
import Glibc

/// The source while a document is being built: plain pointers, so that the loops over bytes cost what they should.
struct SourceBytes {
  let bytes: UnsafeBufferPointer<UInt8>
  /// What libcmark is given: the same bytes, but for the constructs that it must not see, of which each has its own length here.
  var masked: UnsafeBufferPointer<UInt8>
  /// The lines: of the whole source, or those of a part of it that is parsed by itself, which may begin behind some indentation.
  let lineStarts: UnsafeBufferPointer<UInt32>
  /// Where the lines of such a part end; `nil` for the whole source, where each reaches to the next.
  private let lineEnds: UnsafeBufferPointer<UInt32>?
  /// Where all lines of the source begin.
  private let allLineStarts: UnsafeBufferPointer<UInt32>
  /// The line of the whole source with which the part begins.
  let firstLine: Int
  /// Whether quotes, dashes and dots become typographic ones.
  var isSmart = false
  /// Whether any `@name` is a mention, not only those of numbers.
  var hasCitations = false

  var lineCount: Int { lineStarts.count }
  var isPart: Bool { lineEnds != nil }

  /// The whole of a text.
  init(bytes: UnsafeBufferPointer<UInt8>, lineStarts: UnsafeBufferPointer<UInt32>) {
    self.bytes = bytes
    masked = bytes
    self.lineStarts = lineStarts
    lineEnds = nil
    allLineStarts = lineStarts
    firstLine = 0
  }

  /// Some following lines of a text, each from one offset to another.
  init(
    partOf source: SourceBytes, starts: UnsafeBufferPointer<UInt32>,
    ends: UnsafeBufferPointer<UInt32>
  ) {
    bytes = source.bytes
    masked = source.masked
    isSmart = source.isSmart
    hasCitations = source.hasCitations
    lineStarts = starts
    lineEnds = ends
    allLineStarts = source.allLineStarts
    firstLine = starts.first.map { Self.line(at: Int($0), in: source.allLineStarts) } ?? 0
  }

  /// The offset at which a line of the whole source begins that is a line of the part, counted from 0.
  func wholeLineStart(ofLine line: Int) -> Int {
    let line = line + firstLine
    return allLineStarts.indices.contains(line) ? Int(allLineStarts[line]) : bytes.count
  }

  /// The column, from 1, in code points, of an offset in its line of the file.
  func column(at offset: Int, inLine line: Int) -> Int {
    let start = wholeLineStart(ofLine: line)
    return bytes[start..<max(start, min(offset, bytes.count))].reduce(1) {
      $0 + ($1 & 0b1100_0000 == 0b1000_0000 ? 0 : 1)
    }
  }

  /// The offsets of a line's content without its line end; empty at the end of the text for a line that there is not.
  func content(ofLine line: Int) -> Range<Int> {
    guard line >= 0, line < lineStarts.count else { return bytes.count..<bytes.count }
    let start = Int(lineStarts[line])
    if let lineEnds { return start..<max(start, Int(lineEnds[line])) }
    var end = line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// The line, from 0, in which an offset lies.
  func line(at offset: Int) -> Int {
    Self.line(at: offset, in: lineStarts)
  }

  private static func line(at offset: Int, in lineStarts: UnsafeBufferPointer<UInt32>) -> Int {
    (0..<lineStarts.count).lastReached { Int(lineStarts[$0]) <= offset }
  }

  /// Whether a space or a tab stands at an offset.
  func isBlank(at offset: Int) -> Bool {
    masked[offset] == UInt8(ascii: " ") || masked[offset] == UInt8(ascii: "\t")
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

  /// Lends the source with a copy of its bytes that can be changed.
  func withMask<Result>(
    _ body: (SourceBytes, UnsafeMutableBufferPointer<UInt8>) -> Result
  ) -> Result {
    var copy = Array(bytes)
    return copy.withUnsafeMutableBufferPointer { mask in
      var source = self
      source.masked = UnsafeBufferPointer(mask)
      return body(source, mask)
    }
  }

  /// What libcmark is given of a part: its lines, each ended by LF.
  var text: [UInt8] {
    guard isPart else { return Array(masked) }
    var text: [UInt8] = []
    for line in 0..<lineCount {
      text.append(contentsOf: masked[content(ofLine: line)])
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }
}
