import Diagnostics
import Files

/// Looks up lines of the author's files, for the excerpts of a report.
///
/// Diagnostics come sorted by file and place, and a hostile file has hundreds of thousands of them on one line; so the last file is
/// kept, and the last place in it.
final class SourceLines {
  /// Where the files of the ranges are found.
  private let folder: String
  private var path: String?
  private var bytes: [UInt8] = []
  /// The offsets of each line's content, without its end.
  private var lines: [Range<Int>] = []
  /// The last place that was looked up: the line, the column from 0 and its offset.
  private var last = (line: 0, column: 0, offset: 0)

  /// A longer line, in bytes, is not shown as a whole.
  private static let longest = 2_000
  /// So many bytes are shown of it on either side of a place.
  private static let margin = 320

  init(folder: String) {
    self.folder = folder
  }

  /// The first line of a range, or what is around the range if the line is long; `nil` if the range has no place or the file cannot be
  /// read.
  func passage(of range: SourceRange?) -> SourcePassage? {
    guard let range, !range.file.isEmpty, load(range.file),
      lines.indices.contains(range.start.line - 1)
    else { return nil }
    let line = lines[range.start.line - 1]
    let start = max(range.start.column - 1, 0)
    let count =
      range.end.line == range.start.line ? max(range.end.column - 1 - start, 0) : line.count
    guard line.count > Self.longest else {
      return SourcePassage(text: text(line), mark: start..<start + count)
    }
    let place = offset(ofColumn: start, in: line, number: range.start.line)
    let first = characterStart(max(place - Self.margin, line.lowerBound))
    let end = characterStart(min(place + Self.margin, line.upperBound))
    let before = Self.characterCount(bytes[first..<place])
    return SourcePassage(
      text: text(first..<end), mark: before..<before + min(count, Self.margin),
      isCutBefore: first > line.lowerBound, isCutAfter: end < line.upperBound)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The offset of a column, from the last one on if it is on the same line and not before it.
  private func offset(ofColumn column: Int, in line: Range<Int>, number: Int) -> Int {
    if last.line != number || last.column > column { last = (number, 0, line.lowerBound) }
    while last.column < column, last.offset < line.upperBound {
      last.offset += 1
      while last.offset < line.upperBound, Self.isContinuation(bytes[last.offset]) {
        last.offset += 1
      }
      last.column += 1
    }
    return last.offset
  }

  private func characterStart(_ offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < bytes.count, Self.isContinuation(bytes[offset]) { offset -= 1 }
    return offset
  }

  private static func characterCount(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { !isContinuation($0) }
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0b1100_0000 == 0b1000_0000 }

  /// Reads a file if it is not the last one; `false` if it cannot be read.
  private func load(_ file: String) -> Bool {
    let path = file.hasPrefix("/") || folder.isEmpty ? file : "\(folder)/\(file)"
    if path == self.path { return true }
    guard let bytes = try? File.read(path) else { return false }
    self.path = path
    self.bytes = bytes
    last = (0, 0, 0)
    lines.removeAll()
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == 10 || byte == 13 else { continue }
      lines.append(start..<index - 1)
      if byte == 13, index < bytes.count, bytes[index] == 10 { index += 1 }
      start = index
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    return true
  }
}
