extension Lexer {
  /// Reads a language that is described by a table.
  mutating func lex(_ grammar: Grammar) {
    if position == 0, matches("#!", at: 0), !matches("#![", at: 0) {
      position = lineEnd(from: 0)
      append(.comment, from: 0)
    }
    grammar.actions.withUnsafeBufferPointer { actions in
      while position < end {
        switch actions[Int(source[position])] {
        case .skip: position += 1
        case .word:
          let start = position
          // The table knows what a word is made of.
          repeat { position += 1 } while position < end && actions[Int(source[position])].isInWord
          lexWord(grammar, from: start)
        case .digit: lexNumber(grammar)
        case .period: lexPeriod(grammar)
        case .quote: lexQuote(grammar)
        case .slash: lexSlash(grammar)
        case .hash: lexHash(grammar)
        case .dash: lexDash()
        case .at: lexAt(grammar)
        case .dollar: lexDollar(grammar)
        case .open: open(grammar)
        case .close: close()
        case .colon: lexColon()
        case .newline: endLine()
        case .less: lexLess(grammar)
        }
      }
    }
  }

  private mutating func lexDash() {
    guard peek(1) == UInt8(ascii: "-") else {
      position += 1
      return
    }
    lexLineComment()
  }

  /// Decorators, attributes and annotations.
  private mutating func lexAt(_ grammar: Grammar) {
    let start = position
    position += 1
    guard ByteClass.isWord(peek()), !ByteClass.isDigit(peek()) else { return }
    if grammar.traits.contains(.lineDecorators), !isFirstOnLine(start) { return }
    position = wordEnd(from: position)
    while peek() == UInt8(ascii: "."), ByteClass.isWord(peek(1)) {
      position = wordEnd(from: position + 1)
    }
    append(grammar.traits.contains(.atVariables) ? .variable : .meta, from: start)
  }

  /// Variables of Swift's closures and of SQL, names with a dollar sign, and what PostgreSQL puts around a text.
  private mutating func lexDollar(_ grammar: Grammar) {
    let start = position
    let isSQL = grammar.traits.contains(.dashComments)
    position = wordEnd(from: position + 1)
    if isSQL, peek() == UInt8(ascii: "$"), !ByteClass.isDigit(byte(at: start + 1)) {
      position += 1
      lexDollarQuoted(tag: start..<position)
    } else if isSQL || grammar.hash == .swift {
      append(.variable, from: start)
    }
  }

  /// What PostgreSQL puts between tags: `$$a short string$$`, or code, of which only the tags are marked.
  private mutating func lexDollarQuoted(tag: Range<Int>) {
    let mark = bytes(tag)
    // A function's body is longer, and has several lines.
    let limit = min(end - mark.count, tag.upperBound + 200)
    var index = tag.upperBound
    while index <= limit, source[index] != UInt8(ascii: "\n") {
      if source[index] == UInt8(ascii: "$"), bytes(index..<index + mark.count).elementsEqual(mark) {
        position = index + mark.count
        append(.string, from: tag.lowerBound)
        return
      }
      index += 1
    }
    append(.meta, from: tag.lowerBound)
  }
}
