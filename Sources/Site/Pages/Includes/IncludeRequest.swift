import Diagnostics
import Markdown

/// What a listing asks for whose only line is `include: examples/lens.swift lines 3-9`: a file of the course, or a part of it.
struct IncludeRequest: Sendable {
  enum Part: Sendable, Hashable {
    case whole
    /// Lines of the file, from 1; the last may be open, as in `3-`.
    case lines([ClosedRange<Int>])
    /// The lines between the marks of a name.
    case region(String)
  }

  let path: String
  let pathRange: SourceRange
  let part: Part
  /// Where the part is said; the path if all is asked for.
  let partRange: SourceRange

  private static let mark = "include:"

  /// True if a listing is a request.
  static func isRequest(_ content: ArraySlice<UInt8>) -> Bool {
    let line = content.drop { $0 == UInt8(ascii: " ") }
    guard line.starts(with: mark.utf8) else { return false }
    let end = line.firstIndex(of: UInt8(ascii: "\n")) ?? line.endIndex
    return line[end...].allSatisfy { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: " ") }
  }

  /// Reads a request; `nil` if it is none that can be followed, with an error.
  init?(_ block: FencedBlock, _ diagnostics: inout [Diagnostic]) {
    let line = Array(
      String(decoding: block.content, as: UTF8.self).unicodeScalars.prefix { $0 != "\n" })
    func text(_ range: Range<Int>) -> String {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: line[range])
      return String(text)
    }
    func place(_ range: Range<Int>) -> SourceRange {
      block.origin.range(
        from: SourcePosition(line: 1, column: range.lowerBound + 1),
        to: SourcePosition(line: 1, column: range.upperBound + 1))
    }
    var words = Self.words(of: line)
    if let first = words.first {
      let rest = first.lowerBound + Self.mark.unicodeScalars.count
      if rest < first.upperBound { words[0] = rest..<first.upperBound } else { words.removeFirst() }
    }
    func fail(_ range: Range<Int>, _ summary: String) {
      diagnostics.append(
        Diagnostic(
          .error, "code/malformed-include", at: place(range), summary,
          solutions: [
            Solution("write `include: examples/lens.swift`, then `lines 3-9` or `region NAME`")
          ]))
    }
    guard let first = words.first else {
      fail(0..<line.count, "an include names a file")
      return nil
    }
    let isQuoted = first.count > 1 && line[first.lowerBound] == "\""
    path = text(isQuoted ? first.dropFirst().dropLast() : first)
    pathRange = place(first)
    guard words.count > 1 else {
      part = .whole
      partRange = pathRange
      return
    }
    let all = words[1].lowerBound..<words[words.count - 1].upperBound
    partRange = place(words.count > 2 ? words[2].lowerBound..<all.upperBound : all)
    let value = words.count == 3 ? text(words[2]) : ""
    switch (text(words[1]), words.count) {
    case ("lines", 3), ("line", 3):
      guard let lines = Self.lines(value) else {
        fail(words[2], "lines are numbers and ranges, `3-9` or `1,4-6`")
        return nil
      }
      part = .lines(lines)
    case ("region", 3): part = .region(value)
    default:
      fail(all, "behind the file stands `lines` or `region`, and which")
      return nil
    }
  }

  /// The words of a line; one in quotes may hold spaces.
  private static func words(of line: [Unicode.Scalar]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    var isQuoted = false
    for (index, scalar) in line.enumerated() {
      if scalar == "\"" { isQuoted.toggle() }
      let isSpace = !isQuoted && (scalar == " " || scalar == "\t")
      // `include:"a b"` needs no space.
      if isSpace || (scalar == "\"" && isQuoted), let begin = start {
        words.append(begin..<index)
        start = nil
      }
      if !isSpace, start == nil { start = index }
    }
    if let start { words.append(start..<line.count) }
    return words
  }

  /// `3`, `3-9`, `3-`, `-9`, with commas between.
  private static func lines(_ text: String) -> [ClosedRange<Int>]? {
    var lines: [ClosedRange<Int>] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false)
      guard (1...2).contains(ends.count), part != "-" else { return nil }
      let first = ends[0].isEmpty ? 1 : Int(ends[0])
      let last = ends[ends.count - 1].isEmpty ? Int.max : Int(ends[ends.count - 1])
      guard let first, let last, 1 <= first, first <= last, !part.isEmpty else { return nil }
      lines.append(first...last)
    }
    return lines
  }
}
