import Diagnostics

/// Makes the lines that an author asked for a list in order, within the block.
enum LineList {
  /// A line or a range of lines as the author wrote it.
  struct Entry {
    let lines: ClosedRange<Int>
    let text: String
    let range: SourceRange?
  }

  /// The lines in order, joined where they touch; what lies outside of the block is left out and reported.
  static func joined(
    _ entries: [Entry], lineCount: Int, firstNumber: Int?, _ diagnostics: inout [Diagnostic]
  ) -> [ClosedRange<Int>] {
    var inside: [ClosedRange<Int>] = []
    for entry in entries {
      let first = max(1, entry.lines.lowerBound)
      let last = min(lineCount, entry.lines.upperBound)
      if first <= last { inside.append(first...last) }
      if first != entry.lines.lowerBound || last != entry.lines.upperBound {
        diagnostics.append(outside(entry, lineCount, firstNumber))
      }
    }
    var joined: [ClosedRange<Int>] = []
    for lines in inside.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, lines.lowerBound <= last.upperBound + 1 {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, lines.upperBound)
      } else {
        joined.append(lines)
      }
    }
    return joined
  }

  private static func outside(_ entry: Entry, _ lineCount: Int, _ firstNumber: Int?) -> Diagnostic {
    let lines = lineCount == 1 ? "1 line" : "\(lineCount) lines"
    var solutions: [Solution] = []
    // The author may have counted as the numbers beside the lines do.
    if let firstNumber, firstNumber > 1, entry.lines.lowerBound >= firstNumber,
      entry.lines.upperBound - firstNumber < lineCount
    {
      let first = entry.lines.lowerBound - firstNumber + 1
      let last = entry.lines.upperBound - firstNumber + 1
      let text = first == last ? "\(first)" : "\(first)-\(last)"
      solutions = [Solution("write `\(text)`", replacement: text)]
    }
    return Diagnostic(
      .warning, "code/line-outside", at: entry.range,
      "`\(entry.text)` marks what the block does not have: it has \(lines)",
      explanation: "Lines to mark are counted from 1, whatever numbers are shown beside them.",
      solutions: solutions)
  }
}
