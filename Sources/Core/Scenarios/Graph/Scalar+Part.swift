import Diagnostics
import Nodes

extension Scalar {
  /// The place of a stretch of the text, in code points; the whole scalar where the text is not written on one line as it is.
  func place(of part: Range<Int>) -> SourceRange {
    let quotes = style == .quoted ? 1 : 0
    let written = range.end.column - range.start.column
    guard style != .block, range.start.line == range.end.line,
      written == text.unicodeScalars.count + 2 * quotes
    else { return range }
    return range.part(offset: quotes + part.lowerBound, count: part.count)
  }
}
