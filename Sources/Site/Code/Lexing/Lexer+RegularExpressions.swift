extension Lexer {
  /// Reads a regular expression if a slash can begin one here.
  ///
  /// - Returns: false if it is a division.
  mutating func lexRegularExpression(_ grammar: Grammar) -> Bool {
    let next = peek(1)
    if grammar.hash == .swift, next == UInt8(ascii: "=") || ByteClass.isSpace(next) {
      return false
    }
    guard position >= slashesEnd, isBeforeOperand(position, grammar) else { return false }
    guard let behind = expressionEnd() else {
      slashesEnd = lineEnd(from: position)
      return false
    }
    let start = position
    position = behind
    // The flags.
    while ByteClass.isLetter(peek()) { position += 1 }
    append(.string, from: start)
    return true
  }

  /// The offset behind the slash that closes the expression; `nil` if there is none on the line.
  private func expressionEnd() -> Int? {
    var index = position + 1
    var isInClass = false
    while index < end {
      switch source[index] {
      case UInt8(ascii: "\n"): return nil
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass: return index + 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Whether an operand can stand at an offset: nothing before it ends one.
  func isBeforeOperand(_ offset: Int, _ grammar: Grammar) -> Bool {
    guard let (last, token) = significant(before: offset) else { return true }
    let byte = source[last - 1]
    if ByteClass.isWord(byte) || byte == UInt8(ascii: "$") {
      return isKeyword(token, endingAt: last, grammar) { $0.isBeforeExpression }
    }
    switch byte {
    case UInt8(ascii: ")"): return conditionEnd == last
    case UInt8(ascii: "}"): return isFirstOnLine(offset)
    case UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): return false
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      // `x++ / 2`
      return self.byte(at: last - 2) != byte
    default: return token < 0 || Int(tokens[token].end) != last || tokens[token].kind != .string
    }
  }

  /// Whether the word before an offset is a keyword with a condition.
  func isBehindCondition(_ offset: Int, _ grammar: Grammar) -> Bool {
    guard let (last, token) = significant(before: offset) else { return false }
    return isKeyword(token, endingAt: last, grammar) { $0 == .conditionKeyword }
  }

  /// The offset behind the last byte before an offset that is neither white space nor in a comment, and the last token that ends
  /// there or before (−1 if there is none).
  private func significant(before offset: Int) -> (end: Int, token: Int)? {
    var index = offset
    var token = tokens.count - 1
    while index > 0 {
      if ByteClass.isSpace(source[index - 1]) {
        index -= 1
      } else if token >= 0, Int(tokens[token].end) == index, tokens[token].kind == .comment {
        index = Int(tokens[token].start)
        token -= 1
      } else {
        return (index, token)
      }
    }
    return nil
  }

  /// Whether a token ends at an offset and is a keyword of some meaning.
  private func isKeyword(
    _ token: Int, endingAt offset: Int, _ grammar: Grammar, _ condition: (WordMeaning) -> Bool
  ) -> Bool {
    guard token >= 0, Int(tokens[token].end) == offset, tokens[token].kind == .keyword,
      let meaning = grammar.words.meaning(of: bytes(tokens[token].range))
    else { return false }
    return condition(meaning)
  }

  /// Reads on in Swift's `#/…/#`, which may go over several lines if it begins one.
  mutating func lexExtendedExpression(hashes: Int, from start: Int) {
    let spansLines = byte(at: behindBlanks(position)) == UInt8(ascii: "\n")
    while position < end {
      let byte = source[position]
      if byte == UInt8(ascii: "\n"), !spansLines { break }
      position += byte == UInt8(ascii: "\\") && peek(1) != UInt8(ascii: "\n") ? 2 : 1
      if byte == UInt8(ascii: "/"), run(of: UInt8(ascii: "#"), at: position) >= hashes {
        position += hashes
        break
      }
    }
    position = min(position, end)
    append(.string, from: start)
  }
}
