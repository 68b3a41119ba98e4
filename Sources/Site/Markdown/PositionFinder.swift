import Diagnostics

/// Turns offsets that mostly grow into places, without counting a long line's characters again for each.
struct PositionFinder {
  private let source: SourceText
  private var offset = 0
  private var position: SourcePosition

  init(_ source: SourceText) {
    self.source = source
    position = SourcePosition(line: source.firstLine, column: 1)
  }

  /// The range in the file between two offsets.
  mutating func range(of offsets: Range<Int>) -> SourceRange {
    let start = position(at: offsets.lowerBound)
    return range(from: start, to: position(at: offsets.upperBound))
  }

  /// The ranges in the file between pairs of offsets, in whatever order these are and however they lie in each other.
  static func ranges(of offsets: [Range<Int>], in source: SourceText) -> [SourceRange] {
    var finder = PositionFinder(source)
    var positions: [Int: SourcePosition] = [:]
    for offset in offsets.flatMap({ [$0.lowerBound, $0.upperBound] }).sorted()
    where positions[offset] == nil {
      positions[offset] = finder.position(at: offset)
    }
    let none = SourcePosition(line: source.firstLine, column: 1)
    return offsets.map {
      finder.range(
        from: positions[$0.lowerBound] ?? none, to: positions[$0.upperBound] ?? none)
    }
  }

  private func range(from start: SourcePosition, to end: SourcePosition) -> SourceRange {
    if let origins = source.origins { return origins.range(from: start, to: end) }
    return SourceRange(file: source.file, start: start, end: end)
  }

  private mutating func position(at target: Int) -> SourcePosition {
    let target = min(max(target, 0), source.bytes.count)
    let line = source.line(at: target)
    let lineStart = Int(source.lineStarts[line])
    if offset < lineStart || offset > target {
      offset = lineStart
      position.column = 1
    }
    let base = source.bytes.startIndex
    for byte in source.bytes[base + offset..<base + target] where byte & 0b1100_0000 != 0b1000_0000
    {
      position.column += 1
    }
    offset = target
    position.line = source.firstLine + line
    return position
  }
}
