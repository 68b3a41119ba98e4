import Diagnostics

/// Turns places in a formula's bytes into places in its file.
struct FormulaPlaces {
  private let bytes: [UInt8]
  private let origin: TextOrigin
  /// The place of every `stride`-th byte, so that many places in a long formula are found in linear time.
  private let marks: [SourcePosition]

  private static let stride = 1024

  init(text: String, origin: TextOrigin) {
    bytes = Array(text.utf8)
    self.origin = origin
    var marks: [SourcePosition] = []
    var position = SourcePosition(line: 1, column: 1)
    for (index, byte) in bytes.enumerated() {
      if index % Self.stride == 0 { marks.append(position) }
      Self.advance(&position, over: byte)
    }
    self.marks = marks
  }

  func range(of bytes: Range<Int>) -> SourceRange {
    let (start, end) = (position(of: bytes.lowerBound), position(of: bytes.upperBound))
    return origin.range(from: start, to: end)
  }

  /// Line and column from 1, the column in code points.
  private func position(of byte: Int) -> SourcePosition {
    let mark = min(byte / Self.stride, marks.count - 1)
    guard mark >= 0 else { return SourcePosition(line: 1, column: 1) }
    var position = marks[mark]
    let start = mark * Self.stride
    for index in start..<max(start, min(byte, bytes.count)) {
      Self.advance(&position, over: bytes[index])
    }
    return position
  }

  private static func advance(_ position: inout SourcePosition, over byte: UInt8) {
    if byte == UInt8(ascii: "\n") {
      position = SourcePosition(line: position.line + 1, column: 1)
    } else if byte & 0xC0 != 0x80 {
      position.column += 1
    }
  }
}
