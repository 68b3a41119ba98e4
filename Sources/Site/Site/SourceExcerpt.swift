/// A line of a source as a report shows it: with the marks that go under it, cut around the mark if it is long, and without
/// anything that a terminal would obey.
struct SourceExcerpt {
  /// The line, or the part of it around the mark.
  let text: String
  /// What stands before the marks: as wide as the text before them, with its tabs.
  let indent: String
  /// The marks.
  let carets: String

  /// How many code points of a line are shown; a longer line is cut.
  private static let longest = 160
  /// How many of them stand before the mark, where the line is cut.
  private static let lead = 60

  /// The excerpt of a line, or of a part of a long one.
  init(of passage: SourcePassage) {
    let scalars = Array(passage.text.unicodeScalars)
    let start = min(max(passage.mark.lowerBound, 0), scalars.count)
    let end = min(max(passage.mark.upperBound, start), scalars.count)
    let isLong = scalars.count > Self.longest
    let first = isLong ? max(0, min(start - Self.lead, scalars.count - Self.longest)) : 0
    let last = isLong ? min(first + Self.longest, scalars.count) : scalars.count
    let front = first > 0 || passage.isCutBefore ? "…" : ""
    let isCutAfter = last < scalars.count || passage.isCutAfter
    text = front + Self.shown(scalars[first..<last]) + (isCutAfter ? "…" : "")
    indent = scalars[first..<start].reduce(into: front.isEmpty ? "" : " ") {
      $0 += $1 == "\t" ? "\t" : String(repeating: " ", count: Self.width($1))
    }
    let width = scalars[start..<max(start, min(end, last))].reduce(0) { $0 + Self.width($1) }
    carets = String(repeating: "^", count: max(1, width))
  }

  /// The text with a picture in place of each character that steers a terminal or turns the direction of writing.
  static func shown(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    return scalars.contains(where: steers) ? shown(scalars[...]) : text
  }

  private static func shown(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars { text.append(steers(scalar) ? picture(of: scalar) : scalar) }
    return String(text)
  }

  private static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The control pictures of Unicode: U+2400 for U+0000 and so on, U+2421 for U+007F.
  private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    let replacement: Unicode.Scalar = "\u{FFFD}"
    switch scalar.value {
    case 0x00...0x1F: return Unicode.Scalar(0x2400 + scalar.value) ?? replacement
    case 0x7F: return "\u{2421}"
    default: return replacement
    }
  }

  /// How many columns of a terminal a code point takes.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    if (0x20...0x7E).contains(scalar.value) { return 1 }
    if steers(scalar) { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
