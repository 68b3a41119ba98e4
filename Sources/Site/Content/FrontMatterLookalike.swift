import Diagnostics

/// Finds what its author took for front matter, though it is text: behind an empty line or a space, with an empty line in it, between
/// `----`, `+++` or `---yaml`, or a second time.
enum FrontMatterLookalike {
  /// So many lines are looked at for one of the keys.
  private static let mostLines = 12

  /// Where its first line begins, or `nil`: a text that does not begin with dashes or pluses costs nothing.
  static func place(
    in bytes: [UInt8], _ cut: FrontMatterCut, keys: [String]
  ) -> SourcePosition? {
    if cut.yaml == nil, FrontMatterCut.isOpened(bytes, with: keys) { return nil }
    guard let (fence, number) = firstLine(bytes, from: cut.body.lowerBound, cut.bodyLine),
      isFence(bytes[fence.content])
    else { return nil }
    var position = fence.next
    var hasText = false
    for _ in 0..<mostLines {
      guard let line = FrontMatterCut.line(bytes, from: position) else { return nil }
      let text = trimmed(bytes[line.content])
      if text.isEmpty ? hasText : isFence(text) { return nil }
      hasText = hasText || !text.isEmpty
      if isEntry(text, of: keys) { return SourcePosition(line: number, column: 1) }
      position = line.next
    }
    return nil
  }

  /// The first line that is not blank, and its number in the file.
  private static func firstLine(
    _ bytes: [UInt8], from start: Int, _ number: Int
  ) -> (line: (content: Range<Int>, next: Int), number: Int)? {
    var position = start
    var number = number
    while let line = FrontMatterCut.line(bytes, from: position) {
      if let first = trimmed(bytes[line.content]).first {
        return first == UInt8(ascii: "-") || first == UInt8(ascii: "+") ? (line, number) : nil
      }
      position = line.next
      number += 1
    }
    return nil
  }

  /// Three or more dashes or pluses, and at most a word behind them.
  private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    let text = trimmed(line)
    guard let first = text.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+"),
      text.prefix(3).elementsEqual(repeatElement(first, count: 3))
    else { return false }
    return text.drop { $0 == first }.count <= 20
  }

  /// `title: …` or, as TOML has it, `title = …`.
  private static func isEntry(_ line: ArraySlice<UInt8>, of keys: [String]) -> Bool {
    keys.contains { key in
      guard line.starts(with: key.utf8) else { return false }
      let next = line.dropFirst(key.utf8.count).first { $0 != UInt8(ascii: " ") }
      return next == UInt8(ascii: ":") || next == UInt8(ascii: "=")
    }
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.endIndex
    let rest = line[start...]
    let end = rest.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return end.map { rest[...$0] } ?? rest[start..<start]
  }
}
