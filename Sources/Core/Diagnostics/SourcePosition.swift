/// A place in a text file: line and column, both counted from 1, the column in Unicode code points.
public struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in code points of the line.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    left.line != right.line ? left.line < right.line : left.column < right.column
  }
}
