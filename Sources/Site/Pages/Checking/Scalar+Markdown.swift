import Diagnostics
import Nodes

extension Scalar {
  /// The place in the file of a place in the scalar's text, which was read as Markdown that begins on the scalar's line; all of the
  /// scalar if that cannot be told.
  func place(of range: SourceRange?) -> SourceRange {
    let line = self.range.start.line
    guard let range, range.start.line == line, range.end.line == line else { return self.range }
    return place(
      of: range.start.column - 1..<max(range.start.column, range.end.column) - 1)
  }
}
