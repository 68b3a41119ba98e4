import Diagnostics

/// Turns places in a formula's bytes into places in its file.
struct FormulaPlaces {
  let text: String
  let origin: TextOrigin

  func range(of bytes: Range<Int>) -> SourceRange {
    let (start, end) = (position(of: bytes.lowerBound), position(of: bytes.upperBound))
    return origin.range(from: start, to: end)
  }

  /// Line and column from 1, the column in code points.
  private func position(of byte: Int) -> SourcePosition {
    var (line, column, index) = (1, 1, 0)
    for code in text.utf8 {
      if index >= byte { break }
      index += 1
      if code == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if code & 0xC0 != 0x80 {
        column += 1
      }
    }
    return SourcePosition(line: line, column: column)
  }
}
