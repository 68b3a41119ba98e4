extension Lexer {
  /// Reads what `diff` writes, in any of its forms: the first bytes of a line say what it is.
  mutating func lexDiff() {
    /// Whether the line before names the old file, so that this one names the new.
    var isBehindOldName = false
    while position < end {
      let start = position
      position = lineEnd(from: start)
      let isOldName = matches("--- ", at: start) && matches("+++ ", at: position + 1)
      if isOldName || isBehindOldName {
        append(.meta, from: start)
      } else if let kind = diffKind(start) {
        append(kind, from: start)
      }
      isBehindOldName = isOldName
      if position < end { position += 1 }
    }
  }

  private func diffKind(_ line: Int) -> TokenKind? {
    switch byte(at: line) {
    case UInt8(ascii: "+"): .added
    case UInt8(ascii: "-"): .removed
    case UInt8(ascii: ">"): .added
    case UInt8(ascii: "<"): .removed
    case UInt8(ascii: "@"): matches("@@", at: line) ? .keyword : nil
    case UInt8(ascii: "\\"): .comment
    case UInt8(ascii: "d"): matches("diff ", at: line) ? .meta : nil
    case UInt8(ascii: "i"): matches("index ", at: line) ? .meta : nil
    default: nil
    }
  }
}
