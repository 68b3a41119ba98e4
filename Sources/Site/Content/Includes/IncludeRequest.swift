import Diagnostics
import Markdown

/// What an include asks for, `examples/lens.swift lines 3-9`: a file of the course, or a part of it.
public struct IncludeRequest: Sendable {
  public enum Part: Sendable, Hashable {
    case whole
    /// Lines of the file, from 1; the last may be open, as in `3-`.
    case lines([ClosedRange<Int>])
    /// The lines between the marks of a name.
    case region(String)
  }

  public let path: String
  public let pathRange: SourceRange
  public private(set) var part = Part.whole
  /// Where the part is said; the path if all is asked for.
  public private(set) var partRange: SourceRange
  /// How many levels the headings are lowered; only for Markdown.
  public private(set) var headingShift = 0

  private static let mark = "include:"

  /// True if a listing is a request: its only line is `include: examples/lens.swift`.
  public static func isRequest(_ content: ArraySlice<UInt8>) -> Bool {
    let line = content.drop { $0 == UInt8(ascii: " ") }
    guard line.starts(with: mark.utf8) else { return false }
    let end = line.firstIndex(of: UInt8(ascii: "\n")) ?? line.endIndex
    return line[end...].allSatisfy { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: " ") }
  }

  /// Reads the request of a listing; `nil` if it is none that can be followed, with an error.
  public init?(_ block: FencedBlock, _ diagnostics: inout [Diagnostic]) {
    let line = String(decoding: block.content, as: UTF8.self).unicodeScalars.prefix { $0 != "\n" }
    let origin = block.origin
    let text = IncludeLine(
      Array(line),
      at: origin.range(
        from: SourcePosition(line: 1, column: 1), to: SourcePosition(line: 1, column: 1)))
    self.init(text, isMarkdown: false, &diagnostics)
  }

  /// Reads a line that asks for a file, with or without `include:` before it.
  ///
  /// - Parameter isMarkdown: whether the file is read as Markdown, so that its headings can be lowered.
  init?(_ line: IncludeLine, isMarkdown: Bool, _ diagnostics: inout [Diagnostic]) {
    var words = line.words
    if let first = words.first, line.text(first).hasPrefix(Self.mark) {
      let rest = first.lowerBound + Self.mark.unicodeScalars.count
      if rest < first.upperBound { words[0] = rest..<first.upperBound } else { words.removeFirst() }
    }
    guard let first = words.first else {
      diagnostics.append(
        Self.malformed(line.place(0..<line.scalars.count), "an include names a file", isMarkdown))
      return nil
    }
    path = line.unquoted(first)
    pathRange = line.place(first)
    partRange = pathRange
    var rest = words.dropFirst()
    while let word = rest.first {
      let value = rest.dropFirst().first
      if let fault = read(line.text(word), value.map(line.text) ?? "", isMarkdown) {
        let isValue = fault.isValue && value != nil
        let end = isValue ? value?.upperBound : words.last?.upperBound
        let start = isValue ? value?.lowerBound : word.lowerBound
        diagnostics.append(
          Self.malformed(
            line.place((start ?? 0)..<(end ?? line.scalars.count)), fault.summary, isMarkdown))
        return nil
      }
      if let value, line.text(word) != "shift" { partRange = line.place(value) }
      rest = rest.dropFirst(2)
    }
  }

  /// Takes a word and its value; says what is wrong, and whether it is the value.
  private mutating func read(
    _ word: String, _ value: String, _ isMarkdown: Bool
  ) -> (summary: String, isValue: Bool)? {
    switch word {
    case "lines" where part == .whole, "line" where part == .whole:
      guard let lines = Self.lines(value) else {
        return ("lines are numbers and ranges, `3-9` or `1,4-6`", true)
      }
      part = .lines(lines)
    case "region" where part == .whole && !value.isEmpty: part = .region(value)
    case "shift" where isMarkdown && headingShift == 0:
      guard let levels = Int(value), (1...5).contains(levels) else {
        return ("headings are lowered by 1 to 5 levels, `shift 1` for example", true)
      }
      headingShift = levels
    default:
      return (
        isMarkdown
          ? "behind the file stands `lines`, `region` or `shift`, and which"
          : "behind the file stands `lines` or `region`, and which", false
      )
    }
    return nil
  }

  private static func malformed(
    _ range: SourceRange, _ summary: String, _ isMarkdown: Bool
  ) -> Diagnostic {
    let example = isMarkdown ? "_notes.md" : "include: examples/lens.swift"
    return Diagnostic(
      .error, "code/malformed-include", at: range, summary,
      solutions: [Solution("write `\(example)`, then `lines 3-9` or `region NAME`")])
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
