/// The block quotes and list items around a block: what stands before its text on each line.
///
/// libcmark does not tell where a line's own text begins, so the prefixes are read again here, by CommonMark's rules.
struct Containers {
  private var stack: [Container] = []

  private enum Container {
    case quote
    /// `indent`: the columns of white space that a further line of the item begins with. On the item's first line its text
    /// begins at `start`.
    case item(indent: Int, firstLine: Int, start: Place)
  }

  /// A byte offset and the column on the screen (from 0, tabs at multiples of 4). Inside a tab the offset stays before it.
  struct Place {
    var offset: Int
    var column: Int
  }

  var isEmpty: Bool { stack.isEmpty }
  var depth: Int { stack.count }

  mutating func pushQuote() {
    stack.append(.quote)
  }

  mutating func pop() {
    if !stack.isEmpty { stack.removeLast() }
  }

  /// Enters the list item whose marker stands at `marker`, an offset in line `line` that has `content`.
  mutating func pushItem(marker: Int, line: Int, content: Range<Int>, source: SourceBytes) {
    var place = textStart(line: line, content: content, source: source).place
    let outer = place.column
    while place.offset < min(marker, content.upperBound) { Self.step(&place, source) }
    let indent = place.column - outer
    var width = 0
    while place.offset < content.upperBound, !source.isBlank(at: place.offset) {
      let byte = source.bytes[place.offset]
      Self.step(&place, source)
      width += 1
      if !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { break }
    }
    let behindMarker = place
    var spaces = 0
    while place.offset < content.upperBound, source.isBlank(at: place.offset), spaces < 5 {
      Self.step(&place, source)
      spaces += 1
    }
    if place.offset >= content.upperBound || spaces >= 5 || spaces == 0 {
      place = behindMarker
      if spaces > 0 { Self.step(&place, source) }
      spaces = 1
    }
    stack.append(.item(indent: indent + width + spaces, firstLine: line, start: place))
  }

  /// Where the text of a line begins behind the prefixes, and whether it is a lazy continuation, which lacks some of them.
  func textStart(line: Int, content: Range<Int>, source: SourceBytes) -> (
    place: Place, isLazy: Bool
  ) {
    var place = Place(offset: content.lowerBound, column: 0)
    for container in stack {
      switch container {
      case .quote:
        guard Self.skipQuoteMark(&place, content.upperBound, source) else { return (place, true) }
      case .item(let indent, let firstLine, let start):
        if line == firstLine {
          place = start
        } else if !Self.skip(indent, &place, content.upperBound, source) {
          return (place, true)
        }
      }
    }
    return (place, false)
  }

  /// Skips up to `columns` columns of white space.
  static func skipSpace(
    upTo columns: Int, from place: Place, to end: Int, source: SourceBytes
  ) -> Place {
    var place = place
    var left = columns
    while left > 0, place.offset < end, source.isBlank(at: place.offset) {
      step(&place, source)
      left -= 1
    }
    return place
  }

  private static func skipQuoteMark(_ place: inout Place, _ end: Int, _ source: SourceBytes) -> Bool
  {
    let mark = skipSpace(upTo: 3, from: place, to: end, source: source)
    guard mark.offset < end, source.bytes[mark.offset] == UInt8(ascii: ">") else { return false }
    place = mark
    step(&place, source)
    if place.offset < end, source.isBlank(at: place.offset) { step(&place, source) }
    return true
  }

  /// Skips an item's indentation; a blank line needs none.
  private static func skip(
    _ columns: Int, _ place: inout Place, _ end: Int, _ source: SourceBytes
  ) -> Bool {
    let behind = skipSpace(upTo: columns, from: place, to: end, source: source)
    guard behind.column - place.column == columns || behind.offset >= end else { return false }
    place = behind
    return true
  }

  /// One column on, or one character that is no tab.
  private static func step(_ place: inout Place, _ source: SourceBytes) {
    let isTab = source.bytes[place.offset] == UInt8(ascii: "\t")
    place.column += 1
    if !isTab || place.column.isMultiple(of: 4) { place.offset += 1 }
  }
}
