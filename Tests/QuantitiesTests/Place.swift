import Diagnostics
import TestSupport

/// A text with its mistake marked from 1️⃣ to 2️⃣, and the range of the whole.
struct Fixture {
  let text: String
  let range: SourceRange
  /// The columns of the marks; the end is the end of the text when there is no second mark.
  let columns: Range<Int>

  init(_ marked: String) {
    let fixture = MarkedText(marked)
    text = fixture.text
    let count = fixture.text.unicodeScalars.count
    // The text stands somewhere in a line, as values do.
    range = SourceRange(
      file: "a.md", start: SourcePosition(line: 3, column: 11),
      end: SourcePosition(line: 3, column: 11 + count))
    let start = (fixture.places["1️⃣"]?.column ?? 1) + 10
    columns = start..<max(start, (fixture.places["2️⃣"]?.column ?? count + 1) + 10)
  }

  /// Whether a diagnostic points at what is marked.
  func marks(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.range?.start == SourcePosition(line: 3, column: columns.lowerBound)
      && diagnostic.range?.end == SourcePosition(line: 3, column: columns.upperBound)
  }
}
