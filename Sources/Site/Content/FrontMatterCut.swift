import Diagnostics

/// Where the front matter of a file ends and its text begins.
///
/// The front matter stands between two lines `---` (the second may be `...`; blanks behind them do not matter), the first being the
/// first line of the file and the line after it not blank. Anything else is text: a thematic break, for example.
struct FrontMatterCut {
  /// The bytes between the two lines; `nil` if the file has no front matter.
  let yaml: Range<Int>?
  /// The bytes of the text.
  let body: Range<Int>
  /// The line of the file on which the text begins, from 1.
  let bodyLine: Int

  init(_ bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let whole = (yaml: Range<Int>?.none, body: start..<bytes.count, bodyLine: 1)
    (yaml, body, bodyLine) = Self.cut(bytes, from: start) ?? whole
  }

  private static func cut(
    _ bytes: [UInt8], from start: Int
  ) -> (yaml: Range<Int>?, body: Range<Int>, bodyLine: Int)? {
    guard let first = line(bytes, from: start), isRule(bytes[first.content], of: "-") else {
      return nil
    }
    var position = first.next
    var number = 2
    while let line = line(bytes, from: position) {
      let content = bytes[line.content]
      if number == 2, content.allSatisfy({ $0 == 32 || $0 == 9 }) { return nil }
      if isRule(content, of: "-") || isRule(content, of: ".") {
        return (first.next..<position, line.next..<bytes.count, number + 1)
      }
      position = line.next
      number += 1
    }
    return nil
  }

  /// True if a file begins like front matter, `---` and a line with one of the keys: without an end it would be shown as text.
  static func isOpened(_ bytes: [UInt8], with keys: [String]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let first = line(bytes, from: start), isRule(bytes[first.content], of: "-"),
      let second = line(bytes, from: first.next)
    else { return false }
    let text = String(decoding: bytes[second.content], as: UTF8.self)
    return keys.contains { text.hasPrefix($0 + ":") }
  }

  /// The line that starts at a position: its content without the line end, and where the next one starts.
  static func line(
    _ bytes: [UInt8], from start: Int
  ) -> (content: Range<Int>, next: Int)? {
    guard start < bytes.count else { return nil }
    guard let end = bytes[start...].firstIndex(where: { $0 == 10 || $0 == 13 }) else {
      return (start..<bytes.count, bytes.count)
    }
    let isPair = bytes[end] == 13 && end + 1 < bytes.count && bytes[end + 1] == 10
    return (start..<end, end + (isPair ? 2 : 1))
  }

  /// True for exactly three of the character, with nothing but blanks behind.
  private static func isRule(_ line: ArraySlice<UInt8>, of character: Unicode.Scalar) -> Bool {
    let byte = UInt8(truncatingIfNeeded: character.value)
    return line.count >= 3 && line.prefix(3).allSatisfy { $0 == byte }
      && line.dropFirst(3).allSatisfy { $0 == 32 || $0 == 9 }
  }
}
