import Diagnostics
import Glibc

/// The bytes that a document was parsed from, and where its lines begin.
///
/// Offsets count bytes from the beginning of the text. A line ends at LF, CRLF or a lone CR, as CommonMark says.
public struct SourceText: Sendable {
  /// The file as it is shown to the author.
  public let file: String
  /// The line of the file on which the text begins, from 1.
  public let firstLine: Int
  /// The text. Its buffer is the file's, so the text costs no copy.
  public let bytes: ArraySlice<UInt8>
  /// The offset of the first byte of each line.
  let lineStarts: [UInt32]
  /// Where the lines come from if the text was put together from several files; `nil` if it is one file's.
  let origins: LineOrigins?

  /// Finds the lines of a text.
  init(_ bytes: ArraySlice<UInt8>, file: String, firstLine: Int, origins: LineOrigins? = nil) {
    self.file = file
    self.firstLine = firstLine
    self.bytes = bytes
    self.origins = origins
    lineStarts = bytes.withUnsafeBufferPointer { Self.lineStarts(of: $0) }
  }

  /// How many lines the text has; a text that ends with a line end has an empty last line.
  public var lineCount: Int { lineStarts.count }

  /// A line, from 0, without its end.
  public func content(ofLine line: Int) -> ArraySlice<UInt8> {
    let range = withBytes { $0.content(ofLine: line) }
    return bytes[bytes.startIndex + range.lowerBound..<bytes.startIndex + range.upperBound]
  }

  /// The line, from 0, in which an offset lies.
  public func line(at offset: Int) -> Int {
    withBytes { $0.line(at: offset) }
  }

  /// The line and the column of the text of an offset; offsets beyond the text mean its end.
  private func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(at: offset)
    let start = bytes.startIndex + Int(lineStarts[line])
    let column = bytes[start..<bytes.startIndex + offset].reduce(1) {
      $0 + ($1 & 0b1100_0000 == 0b1000_0000 ? 0 : 1)
    }
    return SourcePosition(line: firstLine + line, column: column)
  }

  /// The range in the file between two offsets.
  public func range(of offsets: Range<Int>) -> SourceRange {
    let start = position(at: offsets.lowerBound)
    let end = position(at: offsets.upperBound)
    if let origins { return origins.range(from: start, to: end) }
    return SourceRange(file: file, start: start, end: end)
  }

  /// The range in the file from an offset to the end of its line.
  public func range(ofLineAt offset: Int) -> SourceRange {
    let end = withBytes { $0.content(ofLine: $0.line(at: offset)).upperBound }
    return range(of: offset..<max(offset, end))
  }

  /// Where some lines of the text stand in their file, the first being that of an index.
  ///
  /// - Parameter columns: the column of its file at which each begins.
  func origin(ofLine line: Int, columns: [Int]) -> TextOrigin {
    let first = origins?[line]
    return TextOrigin(
      file: first?.file ?? file, firstLine: first?.line ?? firstLine + line, columns: columns)
  }

  /// Where the lines of a block's content stand in their file, the first being that of an index.
  ///
  /// - Parameter columns: the column of this text at which each begins; empty if that is the first for all.
  func origin(ofLines first: Int, of content: [UInt8], columns: [Int]) -> TextOrigin {
    guard let origins else { return origin(ofLine: first, columns: columns) }
    let count = content.count { $0 == UInt8(ascii: "\n") }
    let own = columns.isEmpty ? [Int](repeating: 1, count: count) : columns
    return origin(
      ofLine: first,
      columns: own.enumerated().map { max(1, $1 - origins[first + $0].shift) })
  }

  /// Lends the text and its lines for the loops that build a document.
  func withBytes<Result>(_ body: (SourceBytes) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { bytes in
      lineStarts.withUnsafeBufferPointer { body(SourceBytes(bytes: bytes, lineStarts: $0)) }
    }
  }

  private static func lineStarts(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var starts: [UInt32] = []
    starts.reserveCapacity(bytes.count / 32 + 2)
    starts.append(0)
    guard let base = bytes.baseAddress else { return starts }
    guard memchr(base, Int32(UInt8(ascii: "\r")), bytes.count) == nil else {
      appendLineStarts(of: bytes, to: &starts)
      return starts
    }
    var index = 0
    while let end = memchr(base + index, Int32(UInt8(ascii: "\n")), bytes.count - index) {
      index = UnsafeRawPointer(end) - UnsafeRawPointer(base) + 1
      starts.append(UInt32(index))
    }
    return starts
  }

  /// The same where some lines end with CR.
  private static func appendLineStarts(
    of bytes: UnsafeBufferPointer<UInt8>, to starts: inout [UInt32]
  ) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") {
        starts.append(UInt32(index))
      } else if byte == UInt8(ascii: "\r") {
        if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
        starts.append(UInt32(index))
      }
    }
  }
}
