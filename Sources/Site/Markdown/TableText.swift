/// A paragraph that holds a pipe table, taken apart: the lines before it, the table's rows, the lines behind it.
///
/// All of it is parsed by one further run of libcmark as a text of its own, one paragraph for each piece, each beginning with a
/// no-break space: that keeps `- 5` and `# no` from being blocks and counts as white space beside `_` and `*`.
struct TableText {
  /// What comes next in the document.
  enum Piece {
    case paragraph(Range<Int>)
    /// Inlines of the node that is open.
    case inlines
    case table(Range<Int>)
    case row(Range<Int>, isHead: Bool)
    case cell(Range<Int>, ColumnAlignment, isHead: Bool)
  }

  /// A line of the text for libcmark and where it comes from.
  struct Line {
    var source: Range<Int>
    /// How many bytes stand before the source's.
    var prefix: Int
    /// Whether `\|` lost its backslash.
    var isCell: Bool
  }

  var pieces: [Piece] = []
  /// Parallel to `pieces`: whether it has a paragraph in `bytes`.
  var hasText: [Bool] = []
  var lines: [Line] = []
  var bytes: [UInt8] = []
  /// What rows have beyond the table's columns, with the number of cells that would take.
  var extraCells: [(offsets: Range<Int>, count: Int)] = []

  /// A no-break space in UTF-8.
  static let mark: [UInt8] = [0xC2, 0xA0]

  /// Adds lines that are an ordinary paragraph.
  mutating func addParagraph(_ contents: some Collection<Range<Int>>, from source: SourceBytes) {
    guard let first = contents.first, let last = contents.suffix(1).first else { return }
    pieces.append(.paragraph(first.lowerBound..<last.upperBound))
    hasText.append(true)
    bytes.append(contentsOf: Self.mark)
    var prefix = Self.mark.count
    for content in contents {
      bytes.append(contentsOf: source.masked[content])
      bytes.append(UInt8(ascii: "\n"))
      lines.append(Line(source: content, prefix: prefix, isCell: false))
      prefix = 0
    }
    endPiece(at: last.upperBound)
  }

  /// Adds a piece without text of its own.
  mutating func add(_ piece: Piece) {
    pieces.append(piece)
    hasText.append(false)
  }

  /// Adds a cell.
  mutating func addCell(
    _ content: Range<Int>, _ alignment: ColumnAlignment, isHead: Bool, from source: SourceBytes
  ) {
    pieces.append(.cell(content, alignment, isHead: isHead))
    hasText.append(!content.isEmpty)
    guard !content.isEmpty else { return }
    bytes.append(contentsOf: Self.mark)
    var copied = content.lowerBound
    for offset in content where source.isEscapedBar(at: offset, before: content.upperBound) {
      bytes.append(contentsOf: source.masked[copied..<offset])
      copied = offset + 1
    }
    bytes.append(contentsOf: source.masked[copied..<content.upperBound])
    bytes.append(UInt8(ascii: "\n"))
    lines.append(Line(source: content, prefix: Self.mark.count, isCell: true))
    endPiece(at: content.upperBound)
  }

  private mutating func endPiece(at offset: Int) {
    bytes.append(UInt8(ascii: "\n"))
    lines.append(Line(source: offset..<offset, prefix: 0, isCell: false))
  }
}
