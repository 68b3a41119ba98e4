extension Lexer {
  /// Reads the text of a line of Markdown: code, emphasis, links, comments.
  mutating func lexMarkdownText(_ limit: Int) {
    /// For each kind of mark whether none closes it on the rest of the line, so that none is looked for again.
    var isUnclosed = MarkdownMarks()
    while position < min(limit, end) {
      switch source[position] {
      case UInt8(ascii: "\\"): position = min(limit, position + 2)
      case UInt8(ascii: "`"): lexCodeSpan(limit, &isUnclosed)
      case UInt8(ascii: "*"), UInt8(ascii: "_"): lexEmphasis(limit, &isUnclosed)
      case UInt8(ascii: "["): lexBracket(limit, &isUnclosed)
      case UInt8(ascii: "<"): lexMarkdownAngle(limit, &isUnclosed)
      case UInt8(ascii: "{") where peek(1) == UInt8(ascii: "#") || peek(1) == UInt8(ascii: "."):
        if !lexEnclosed(.meta, upTo: UInt8(ascii: "}"), limit, &isUnclosed.brace) { position += 1 }
      default: position += 1
      }
    }
  }

  private mutating func lexCodeSpan(_ limit: Int, _ isUnclosed: inout MarkdownMarks) {
    let start = position
    let count = run(of: UInt8(ascii: "`"), at: position)
    position += count
    guard count < 8, !isUnclosed.code.contains(count) else { return }
    var index = position
    while index < limit {
      guard source[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let closing = run(of: UInt8(ascii: "`"), at: index)
      index += closing
      if closing == count {
        position = index
        return append(.string, from: start)
      }
    }
    isUnclosed.code.insert(count)
  }

  /// `*emphasis*`, `**strong emphasis**`, as far as it ends on the line.
  private mutating func lexEmphasis(_ limit: Int, _ isUnclosed: inout MarkdownMarks) {
    let start = position
    let mark = source[position]
    let count = run(of: mark, at: position)
    position += count
    let isInWord =
      mark == UInt8(ascii: "_") && ByteClass.isWord(byte(at: start - 1))
    let key = count * 2 + (mark == UInt8(ascii: "_") ? 1 : 0)
    guard count <= 3, !isInWord, !ByteClass.isSpace(peek()), !isUnclosed.emphasis.contains(key)
    else {
      return
    }
    var index = position
    while index < limit {
      let byte = source[index]
      if byte == mark, run(of: mark, at: index) >= count, !ByteClass.isSpace(source[index - 1]) {
        position = index + count
        return append(count == 1 ? .emphasis : .strong, from: start)
      }
      index += byte == mark ? run(of: mark, at: index) : byte == UInt8(ascii: "\\") ? 2 : 1
    }
    isUnclosed.emphasis.insert(key)
  }

  /// A footnote, or the address of a link: `[text](address)`, `[text]: address`.
  private mutating func lexBracket(_ limit: Int, _ isUnclosed: inout MarkdownMarks) {
    if peek(1) == UInt8(ascii: "^") {
      if !lexEnclosed(.variable, upTo: UInt8(ascii: "]"), limit, &isUnclosed.bracket) {
        position += 1
      }
      return
    }
    guard !isUnclosed.bracket else {
      position += 1
      return
    }
    var index = position + 1
    while index < limit, source[index] != UInt8(ascii: "]"), source[index] != UInt8(ascii: "[") {
      index += 1
    }
    guard byte(at: index) == UInt8(ascii: "]"), index < limit else {
      if index >= limit { isUnclosed.bracket = true }
      position = index
      return
    }
    let label = position..<index + 1
    position = index + 1
    if peek() == UInt8(ascii: "(") {
      append(.function, label)
      if !lexEnclosed(.string, upTo: UInt8(ascii: ")"), limit, &isUnclosed.parenthesis) {
        position += 1
      }
    } else if peek() == UInt8(ascii: ":"), isFirstOnLine(label.lowerBound) {
      append(.function, label)
      let address = behindBlanks(position + 1)
      position = limit
      append(.string, address..<max(address, limit))
    } else if peek() == UInt8(ascii: "[") {
      append(.function, label)
    }
  }

  /// A comment, an address, or a tag.
  private mutating func lexMarkdownAngle(_ limit: Int, _ isUnclosed: inout MarkdownMarks) {
    if matches("<!--", at: position) {
      let start = position
      position += 4
      skip(behind: "-->")
      return append(.comment, from: start)
    }
    let next = peek(1)
    let isAddress = matches("<http", at: position) || matches("<mailto:", at: position)
    guard ByteClass.isLetter(next) || next == UInt8(ascii: "/"),
      lexEnclosed(isAddress ? .string : .key, upTo: UInt8(ascii: ">"), limit, &isUnclosed.angle)
    else {
      position += 1
      return
    }
  }

  /// Reads up to a closing mark on the line.
  ///
  /// - Returns: false if there is none.
  private mutating func lexEnclosed(
    _ kind: TokenKind, upTo close: UInt8, _ limit: Int, _ isUnclosed: inout Bool
  ) -> Bool {
    guard !isUnclosed else { return false }
    var index = position + 1
    while index < limit, source[index] != close { index += 1 }
    guard index < limit else {
      isUnclosed = true
      return false
    }
    let start = position
    position = index + 1
    append(kind, from: start)
    return true
  }
}
