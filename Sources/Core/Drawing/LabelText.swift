/// What a label says: lines of runs of text, at a size.
public struct LabelText: Sendable, Hashable {
  public var lines: [[TextRun]]
  /// Pixels.
  public var size: Double

  /// The distance from one baseline to the next, of the size.
  static let lineSpacing = 1.2

  public init(lines: [[TextRun]], size: Double) {
    self.lines = lines
    self.size = size
  }

  /// Words as they are; a newline begins a new line.
  public init(_ words: String, size: Double = 12, face: Face = .sans) {
    lines =
      words
      .split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
      .map { [TextRun(String($0), face: face)] }
    self.size = size
  }

  /// Sets text behind text, on the last line. The size is that of the left one.
  public static func + (left: LabelText, right: LabelText) -> LabelText {
    var sum = left
    let last = sum.lines.popLast() ?? []
    sum.lines.append(last + (right.lines.first ?? []))
    sum.lines.append(contentsOf: right.lines.dropFirst())
    return sum
  }
}
