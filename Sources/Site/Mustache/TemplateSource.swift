import Diagnostics

/// The text of a template and the places in it.
struct TemplateSource: Sendable {
  let bytes: [UInt8]
  let file: String

  /// A byte order mark is left out.
  init(_ template: TemplateFile) {
    bytes =
      template.bytes.starts(with: [0xEF, 0xBB, 0xBF])
      ? Array(template.bytes.dropFirst(3)) : template.bytes
    file = template.file
  }

  func text(_ stretch: Range<Int>) -> String {
    String(decoding: bytes[stretch], as: UTF8.self)
  }

  /// The place in the file; counted from the start, as only a report asks for it.
  func range(_ stretch: Range<Int>) -> SourceRange {
    SourceRange(
      file: file, start: position(stretch.lowerBound), end: position(stretch.upperBound))
  }

  private func position(_ offset: Int) -> SourcePosition {
    var place = SourcePosition(line: 1, column: 1)
    for index in 0..<min(offset, bytes.count) {
      if endsLine(index) {
        place = SourcePosition(line: place.line + 1, column: 1)
      } else if bytes[index] & 0xC0 != 0x80 {
        place.column += 1
      }
    }
    return place
  }

  /// True for LF, and for CR that no LF follows.
  func endsLine(_ index: Int) -> Bool {
    if bytes[index] == UInt8(ascii: "\n") { return true }
    return bytes[index] == UInt8(ascii: "\r")
      && !(index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n"))
  }

  func isBlank(_ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
  }

  func startsLine(_ index: Int) -> Bool { index == 0 || endsLine(index - 1) }

  /// Where the line of a byte begins, if only blanks stand between.
  func blankStart(before index: Int) -> Int? {
    var start = index
    while start > 0, isBlank(start - 1) { start -= 1 }
    return startsLine(start) ? start : nil
  }

  /// Where the next line begins, if only blanks stand before it.
  func blankEnd(behind index: Int) -> Int? {
    var end = index
    while end < bytes.count, isBlank(end) { end += 1 }
    guard end < bytes.count else { return end }
    if endsLine(end) { return end + 1 }
    let isLineEnd = bytes[end] == UInt8(ascii: "\r")
    return isLineEnd ? end + 2 : nil
  }

  /// The blanks with which the first line of a stretch begins that has more than blanks; `nil` if there is no such line.
  func indentation(of stretch: Range<Int>) -> Range<Int>? {
    var index = stretch.lowerBound
    var start = index
    while index < stretch.upperBound {
      if endsLine(index) || bytes[index] == UInt8(ascii: "\r") {
        index += 1
        start = index
      } else if isBlank(index) {
        index += 1
      } else {
        return start..<index
      }
    }
    return nil
  }
}
