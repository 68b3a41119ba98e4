import Diagnostics
import Glibc

/// Lines of text that belong together, a paragraph's for example, put together for looking at their characters.
struct InlineRun {
  /// The characters, lines ended by LF.
  private(set) var text: [UInt8] = []
  /// Where each line stands in the source.
  private(set) var lines: [Range<Int>] = []
  /// Where each line begins in `text`.
  private var starts: [Int] = []

  var isEmpty: Bool { lines.isEmpty }

  /// Whether there is any of the characters without which none of our inlines is written.
  var mayHoldMarks: Bool {
    text.withUnsafeBufferPointer { text in
      guard let base = text.baseAddress else { return false }
      return "$\\^{~@".utf8.contains { memchr(base, Int32($0), text.count) != nil }
    }
  }

  /// Whether there may be a mention.
  var mayHoldMentions: Bool {
    text.withUnsafeBufferPointer { text in
      text.baseAddress.map { memchr($0, 0x40, text.count) != nil } ?? false
    }
  }

  mutating func removeAll() {
    text.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
  }

  mutating func append(_ line: Range<Int>, of source: SourceBytes) {
    starts.append(text.count)
    lines.append(line)
    text.append(contentsOf: source.bytes[line])
    text.append(UInt8(ascii: "\n"))
  }

  /// The line, from 0, in which an index of the text lies.
  func line(of index: Int) -> Int {
    (0..<starts.count).lastReached { starts[$0] <= index }
  }

  /// The offset in the source of an index of the text.
  func offset(of index: Int) -> Int {
    let line = line(of: index)
    return min(lines[line].lowerBound + index - starts[line], lines[line].upperBound)
  }

  /// The offsets in the source, from one index of the text to another, of which the second is behind the last character.
  func offsets(of range: Range<Int>) -> Range<Int> {
    let start = offset(of: range.lowerBound)
    return start..<max(start, range.isEmpty ? start : offset(of: range.upperBound - 1) + 1)
  }

  /// The same line by line.
  func lines(of range: Range<Int>) -> [Range<Int>] {
    let first = line(of: range.lowerBound)
    let last = range.isEmpty ? first : line(of: range.upperBound)
    return (first...max(first, last)).map { line in
      let start = max(range.lowerBound - starts[line], 0) + lines[line].lowerBound
      let end = min(
        range.upperBound - starts[line] + lines[line].lowerBound, lines[line].upperBound)
      return Range(from: start, to: end)
    }
  }
}
