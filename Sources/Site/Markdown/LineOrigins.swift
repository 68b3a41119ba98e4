import Diagnostics

/// Where each line of a text comes from that was put together from several files.
struct LineOrigins: Sendable {
  /// Where one line comes from.
  struct Record: Sendable {
    /// Among the inclusions.
    var inclusion: Int32
    /// The line of its file, from 1.
    var line: Int32
    /// How many code points stand before it that the file has not; negative if some of the file's were left out.
    var shift: Int32
  }

  private(set) var inclusions: [Inclusion] = []
  private(set) var records: [Record] = []

  mutating func add(_ inclusion: Inclusion) -> Int {
    inclusions.append(inclusion)
    return inclusions.count - 1
  }

  mutating func append(_ record: Record) {
    records.append(record)
  }

  /// The file, its line and the shift of a line of the text, counted from 0. Beyond the text it is the last line, and for a text
  /// without lines the first of the page.
  subscript(line: Int) -> (file: String, line: Int, shift: Int) {
    let record = record(ofLine: line)
    return (inclusions[Int(record.inclusion)].file, Int(record.line), Int(record.shift))
  }

  private func record(ofLine line: Int) -> Record {
    guard let last = records.last else { return Record(inclusion: 0, line: 1, shift: 0) }
    return records.indices.contains(line) ? records[line] : last
  }

  /// The range in a file between two places of the text. Where that ends in another file, or before it begins, it is empty.
  func range(from start: SourcePosition, to end: SourcePosition) -> SourceRange {
    let (first, last) = (self[start.line - 1], self[end.line - 1])
    let from = SourcePosition(line: first.line, column: max(1, start.column - first.shift))
    let to = SourcePosition(line: last.line, column: max(1, end.column - last.shift))
    return SourceRange(
      file: first.file, start: from,
      end: first.file == last.file && from <= to ? to : from)
  }

  /// Lowers the headings of included files by as many levels as is asked for.
  func shiftHeadings(
    _ headings: [Int32], in nodes: UnsafeMutableBufferPointer<DocumentNode>, _ source: SourceText
  ) {
    guard inclusions.contains(where: { $0.headingShift > 0 }) else { return }
    for heading in headings.map(Int.init) {
      let record = record(ofLine: source.line(at: Int(nodes[heading].sourceStart)))
      let shift = inclusions[Int(record.inclusion)].headingShift
      nodes[heading].detail = UInt16(min(6, Int(nodes[heading].detail) + shift))
    }
  }
}
