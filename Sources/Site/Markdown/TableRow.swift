/// The cells of one line of a pipe table, as GFM splits it: at each bar that has no backslash right before it, code spans or not.
struct TableRow {
  /// The offsets of each cell's text, without the white space around it.
  let cells: [Range<Int>]

  /// Splits a line's content.
  init(_ content: Range<Int>, in source: SourceBytes) {
    let content = source.trimmed(content)
    var cells: [Range<Int>] = []
    var start = content.lowerBound
    if start < content.upperBound, source.masked[start] == UInt8(ascii: "|") { start += 1 }
    for offset in start..<max(start, content.upperBound)
    where source.masked[offset] == UInt8(ascii: "|") && !source.isEscaped(offset, after: start) {
      cells.append(source.trimmed(start..<offset))
      start = offset + 1
    }
    if start < content.upperBound { cells.append(source.trimmed(start..<content.upperBound)) }
    self.cells = cells
  }

  /// How many cells a line has, counted without keeping them.
  static func cellCount(of content: Range<Int>, in source: SourceBytes) -> Int {
    TableRow(content, in: source).cells.count
  }

  /// The alignments that a delimiter row gives, such as `| :-- | --: |`; `nil` if the line is none.
  static func alignments(of content: Range<Int>, in source: SourceBytes) -> [ColumnAlignment]? {
    let start = source.skipBlanks(in: content)
    guard start < content.upperBound else { return nil }
    var hasBar = false
    for offset in start..<content.upperBound {
      switch source.masked[offset] {
      case UInt8(ascii: "|"): hasBar = true
      case UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: " "), UInt8(ascii: "\t"): break
      default: return nil
      }
    }
    guard hasBar else { return nil }
    var alignments: [ColumnAlignment] = []
    for cell in TableRow(content, in: source).cells {
      guard let alignment = alignment(of: cell, in: source) else { return nil }
      alignments.append(alignment)
    }
    return alignments.isEmpty ? nil : alignments
  }

  private static func alignment(of cell: Range<Int>, in source: SourceBytes) -> ColumnAlignment? {
    var dashes = cell
    guard let first = cell.first, let last = cell.last else { return nil }
    let isLeft = source.masked[first] == UInt8(ascii: ":")
    let isRight = source.masked[last] == UInt8(ascii: ":")
    if isLeft { dashes = dashes.dropFirst() }
    if isRight, !dashes.isEmpty { dashes = dashes.dropLast() }
    guard !dashes.isEmpty, dashes.allSatisfy({ source.masked[$0] == UInt8(ascii: "-") }) else {
      return nil
    }
    return isLeft ? (isRight ? .center : .left) : (isRight ? .right : ColumnAlignment.none)
  }
}
