/// Turns libcmark's lines and columns of inlines into offsets of the source.
///
/// libcmark counts an inline's column in the block's own text, which lacks quote marks and indentation, and then adds the
/// block's first column; it does not count a line that ends in a backslash, nor line ends inside a link's parentheses, nor the
/// lines of reference definitions before a paragraph. Each of these is undone here.
struct InlinePlaces {
  /// The column, from 0, that libcmark adds on every line of the block.
  private var blockColumn = 0
  /// The block's first line of the source, from 0.
  private var firstLine = 0
  /// How many lines libcmark has not counted so far.
  private var uncounted = 0
  /// The last line, by libcmark's count, that runs on over an uncounted line end, and how many bytes of it belong to lines before.
  private var overflowLine = -1
  private var overflow = 0
  /// The last line asked for, by libcmark's count.
  private var counted = -1
  /// The source line whose text begins at `contentStart`: the last one asked for.
  private var currentLine = -1
  private var contentStart = 0
  private var contentEnd = 0

  /// The cells of a table, if the inlines are those of a table's own parse.
  private var cells: [TableText.Line] = []

  /// For the inlines of a block that begins at a line and a byte column, both from 0.
  ///
  /// - Parameter definitions: how many lines of reference definitions stand before its text.
  init(line: Int, column: Int, definitions: Int) {
    firstLine = line
    blockColumn = column
    uncounted = definitions
    counted = line + 1
  }

  /// For the inlines of a table's cells, parsed by themselves.
  init(cells: [TableText.Line]) {
    self.cells = cells
  }

  init() {}

  /// The offset in the source of a line and a column of libcmark, both from 1.
  mutating func offset(line: Int, column: Int, in source: SourceBytes, _ containers: Containers)
    -> Int
  {
    guard cells.isEmpty else { return cellOffset(line: line, column: column, in: source) }
    counted = line
    move(to: line - 1 + uncounted, in: source, containers)
    let column = column - 1 - blockColumn - (line == overflowLine ? overflow : 0)
    return min(max(contentStart + column, contentStart), contentEnd)
  }

  /// Notes a line end that libcmark did count, for a place on the next line may be asked for before an inline names it.
  mutating func countLine() {
    counted += 1
  }

  /// Notes a line end that libcmark did not count: that of the line asked for last.
  mutating func skipUncountedLine(in source: SourceBytes, _ containers: Containers) {
    guard cells.isEmpty, counted > 0 else { return }
    move(to: counted - 1 + uncounted, in: source, containers)
    // libcmark keeps one character for each line end, whatever the source has.
    overflow = (counted == overflowLine ? overflow : 0) + contentEnd - contentStart + 1
    overflowLine = counted
    uncounted += 1
  }

  /// Where the text of a source line, from 0, begins behind quote marks and indentation.
  mutating func textStart(ofLine line: Int, in source: SourceBytes, _ containers: Containers) -> Int
  {
    move(to: line, in: source, containers)
    return contentStart
  }

  private mutating func move(to line: Int, in source: SourceBytes, _ containers: Containers) {
    guard line != currentLine else { return }
    currentLine = line
    let content = source.content(ofLine: line)
    contentEnd = content.upperBound
    if line == firstLine {
      contentStart = min(content.lowerBound + blockColumn, contentEnd)
      return
    }
    if containers.isEmpty {
      contentStart = source.skipBlanks(in: content)
      return
    }
    let (place, isLazy) = containers.textStart(line: line, content: content, source: source)
    contentStart =
      isLazy ? place.offset : source.skipBlanks(in: place.offset..<max(place.offset, contentEnd))
  }

  /// A table's text has one line a cell, and lacks the backslashes before its bars.
  private func cellOffset(line: Int, column: Int, in source: SourceBytes) -> Int {
    guard line >= 1, line <= cells.count else { return cells.last?.source.upperBound ?? 0 }
    let cell = cells[line - 1]
    var left = column - 1 - cell.prefix
    var offset = cell.source.lowerBound
    while left > 0, offset < cell.source.upperBound {
      if cell.isCell, source.isEscapedBar(at: offset, before: cell.source.upperBound) {
        offset += 1
      }
      offset += 1
      left -= 1
    }
    if cell.isCell, source.isEscapedBar(at: offset, before: cell.source.upperBound) { offset += 1 }
    return min(offset, cell.source.upperBound)
  }
}
