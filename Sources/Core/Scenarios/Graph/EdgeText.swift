import Nodes
import Numbers

/// An edge written as text, `A-B 4`, taken apart in one of the ways in which it can be read.
struct EdgeText: Hashable {
  /// What stands between the names.
  enum Joiner: Hashable {
    case edge
    case forward
    case backward
    case both
  }

  /// A name and where it stands, in code points.
  struct Name: Hashable {
    var text: String
    var place: Range<Int>
  }

  var left: Name
  var right: Name
  var joiner: Joiner
  var joinerPlace: Range<Int>
  /// True if spaces stand on both sides of the joiner.
  var isSpaced: Bool
  var weight: Double?
  var weightPlace: Range<Int>?

  /// The spellings of each joiner, longer ones before those that they contain.
  private static let spellings: [(letters: [Unicode.Scalar], joiner: Joiner)] = written.map {
    (letters: Array($0.0.unicodeScalars), joiner: $0.1)
  }

  private static let written: [(String, Joiner)] = [
    ("<-->", .both), ("<->", .both), ("-->", .forward), ("<--", .backward), ("->", .forward),
    ("<-", .backward), ("→", .forward), ("←", .backward), ("↔", .both), ("⟶", .forward),
    ("⟵", .backward), ("⟷", .both), ("--", .edge), ("–", .edge), ("—", .edge), ("-", .edge),
    ("−", .edge),
  ]

  /// Every way of reading the text: at each joiner, with the last word as weight (if it is a number) and without.
  static func readings(of text: String) -> [EdgeText] {
    let scalars = Array(text.unicodeScalars)
    var readings: [EdgeText] = []
    let weight = trailingNumber(scalars)
    if let weight { readings += splits(scalars, upTo: weight.place.lowerBound, weight: weight) }
    return readings + splits(scalars, upTo: scalars.count, weight: nil)
  }

  /// Whether any joiner stands in the text.
  static func hasJoiner(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.contains { joiner(at: $0, in: scalars, upTo: scalars.count) != nil }
  }

  private static func trailingNumber(_ scalars: [Unicode.Scalar])
    -> (value: Double, place: Range<Int>)?
  {
    var end = scalars.count
    while end > 0, isSpace(scalars[end - 1]) { end -= 1 }
    var start = end
    while start > 0, !isSpace(scalars[start - 1]) { start -= 1 }
    guard start > 0, start < end, let number = WrittenNumber(parsing: text(scalars[start..<end])),
      number.value.isFinite
    else {
      return nil
    }
    return (number.value, start..<end)
  }

  private static func splits(
    _ scalars: [Unicode.Scalar], upTo end: Int, weight: (value: Double, place: Range<Int>)?
  ) -> [EdgeText] {
    var found: [EdgeText] = []
    var index = 0
    while index < end {
      guard let (length, joiner) = joiner(at: index, in: scalars, upTo: end) else {
        index += 1
        continue
      }
      let left = trimmed(scalars, 0..<index)
      let right = trimmed(scalars, (index + length)..<end)
      if !left.isEmpty, !right.isEmpty {
        let isSpaced =
          index > 0 && isSpace(scalars[index - 1]) && isSpace(scalars[index + length])
        found.append(
          EdgeText(
            left: Name(text: text(scalars[left]), place: left),
            right: Name(text: text(scalars[right]), place: right), joiner: joiner,
            joinerPlace: index..<(index + length), isSpaced: isSpaced, weight: weight?.value,
            weightPlace: weight?.place))
      }
      index += length
    }
    return found
  }

  private static func joiner(at index: Int, in scalars: [Unicode.Scalar], upTo end: Int)
    -> (length: Int, joiner: Joiner)?
  {
    for (letters, joiner) in spellings
    where letters[0] == scalars[index] && index + letters.count <= end {
      if letters.indices.allSatisfy({ scalars[index + $0] == letters[$0] }) {
        return (letters.count, joiner)
      }
    }
    return nil
  }

  private static func trimmed(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, isSpace(scalars[start]) { start += 1 }
    while end > start, isSpace(scalars[end - 1]) { end -= 1 }
    return start..<end
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    for scalar in scalars { text.unicodeScalars.append(scalar) }
    return text
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\u{A0}"
      || scalar == "\u{202F}"
  }
}
