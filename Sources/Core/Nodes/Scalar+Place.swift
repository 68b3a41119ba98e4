import Diagnostics

extension Scalar {
  /// The place of a part of the text, for a diagnostic about something inside a value.
  ///
  /// The place is exact for a scalar that stands on one line as it is read, with or without quotes. For one with
  /// escapes or several lines it is the whole scalar.
  ///
  /// - Parameter part: the part of `text`, in code points.
  public func place(of part: Range<Int>) -> SourceRange {
    let written = range.end.column - range.start.column
    let margin = style == .quoted ? 1 : 0
    guard range.start.line == range.end.line, style != .block,
      written == text.unicodeScalars.count + 2 * margin
    else { return range }
    return range.part(offset: margin + part.lowerBound, count: part.count)
  }
}
