/// Where the lines of a text that was taken out of a file (front matter, the body of a fenced block) stand in that file.
public struct TextOrigin: Sendable, Hashable {
  /// The file as it is shown to the author.
  public var file: String
  /// The file's line on which the text's first line stands, from 1.
  public var firstLine: Int
  /// For each line of the text, the file's column (from 1, code points) at which it starts: behind list indentation and quote
  /// marks. A line beyond the list starts at column 1.
  public var columns: [Int]

  public init(file: String, firstLine: Int = 1, columns: [Int] = []) {
    self.file = file
    self.firstLine = firstLine
    self.columns = columns
  }

  /// The place in the file of a place in the text (both counted from 1).
  public func position(line: Int, column: Int) -> SourcePosition {
    let start = columns.indices.contains(line - 1) ? columns[line - 1] : 1
    return SourcePosition(line: firstLine + line - 1, column: start + column - 1)
  }

  /// The range in the file between two places in the text.
  public func range(from start: SourcePosition, to end: SourcePosition) -> SourceRange {
    SourceRange(
      file: file, start: position(line: start.line, column: start.column),
      end: position(line: end.line, column: end.column))
  }
}
