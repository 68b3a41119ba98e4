/// A stretch of one file, from `start` up to and not including `end`.
public struct SourceRange: Hashable, Sendable {
  /// The file as it is shown to the author, for example `Content/optics/lenses.md`; empty for a text without a file.
  public var file: String
  /// The place of the first character.
  public var start: SourcePosition
  /// The place behind the last character; equal to `start` for an empty range.
  public var end: SourcePosition

  public init(file: String, start: SourcePosition, end: SourcePosition) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// The beginning of a file: where a fault stands that is about the file as a whole.
  public init(startOf file: String) {
    let start = SourcePosition(line: 1, column: 1)
    self.init(file: file, start: start, end: start)
  }

  /// The range of `count` code points that begin `offset` code points behind the start, on the same line.
  public func part(offset: Int, count: Int) -> SourceRange {
    let first = SourcePosition(line: start.line, column: start.column + offset)
    let last = SourcePosition(line: start.line, column: start.column + offset + count)
    return SourceRange(file: file, start: first, end: last)
  }
}
