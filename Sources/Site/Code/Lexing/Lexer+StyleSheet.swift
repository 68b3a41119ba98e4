extension Lexer {
  /// Reads CSS, with the line comments, variables and nesting of its dialects.
  mutating func lexStyleSheet() {
    /// Up to here it is known whether a rule begins.
    var known = (end: position, isRule: false)
    while position < end {
      let byte = source[position]
      if isBetweenStatements(byte) {
        position += 1
      } else if lexStyleComment() {
        continue
      } else if byte == UInt8(ascii: "@") {
        let start = position
        position = hyphenatedEnd(from: position + 1)
        append(.keyword, from: start)
        lexStyleValue()
      } else {
        if position >= known.end { known = rule(from: position) }
        if known.isRule { lexSelector() } else { lexDeclaration() }
      }
    }
  }

  private func isBetweenStatements(_ byte: UInt8) -> Bool {
    ByteClass.isSpace(byte) || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
      || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ")")
  }

  /// Whether a block comes before the end of the declaration that would begin at an offset, and where that was seen.
  private func rule(from start: Int) -> (end: Int, isRule: Bool) {
    if matches("--", at: start) { return (start + 2, false) }
    var index = start
    while index < end {
      switch source[index] {
      case UInt8(ascii: "{"):
        // An interpolation of Sass is part of a name.
        if index > start, source[index - 1] == UInt8(ascii: "#") { break }
        return (index, true)
      case UInt8(ascii: ";"), UInt8(ascii: "}"): return (index, false)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): index = quotedEnd(from: index) - 1
      case UInt8(ascii: "("):
        while index < end, source[index] != UInt8(ascii: ")"), source[index] != UInt8(ascii: "\n") {
          index += 1
        }
      default: break
      }
      index += 1
    }
    return (end, false)
  }

  /// The offset behind a string that begins at an offset; it ends with the line at the latest.
  func quotedEnd(from start: Int) -> Int {
    let quote = source[start]
    var index = start + 1
    while index < end, source[index] != UInt8(ascii: "\n") {
      if source[index] == quote { return index + 1 }
      index +=
        source[index] == UInt8(ascii: "\\") && byte(at: index + 1) != UInt8(ascii: "\n") ? 2 : 1
    }
    return min(index, end)
  }

  /// The offset behind a name that may hold hyphens.
  func hyphenatedEnd(from offset: Int) -> Int {
    var index = offset
    while index < end, ByteClass.isWord(source[index]) || source[index] == UInt8(ascii: "-") {
      index += 1
    }
    return index
  }

  /// Reads a comment if one begins here.
  private mutating func lexStyleComment() -> Bool {
    guard peek() == UInt8(ascii: "/") else { return false }
    if peek(1) == UInt8(ascii: "*") {
      lexBlockComment(nests: false)
      return true
    }
    guard peek(1) == UInt8(ascii: "/") else { return false }
    lexLineComment()
    return true
  }

  /// Reads selectors up to the block.
  private mutating func lexSelector() {
    while position < end, source[position] != UInt8(ascii: "{") {
      let start = position
      switch source[position] {
      case UInt8(ascii: "."): lexName(.type)
      case UInt8(ascii: "#"): lexName(.variable)
      case UInt8(ascii: ":"):
        if peek(1) == UInt8(ascii: ":") { position += 1 }
        position = hyphenatedEnd(from: position + 1)
        append(.keyword, from: start)
      case UInt8(ascii: "["): lexAttributeSelector()
      case UInt8(ascii: "/"): if !lexStyleComment() { position += 1 }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        position = quotedEnd(from: position)
        append(.string, from: start)
      case let byte where ByteClass.isDigit(byte): lexStyleNumber()
      case let byte where ByteClass.isWord(byte):
        position = hyphenatedEnd(from: position)
        append(.tag, from: start)
      default: position += 1
      }
    }
  }

  /// A name behind the byte that says what it names.
  private mutating func lexName(_ kind: TokenKind) {
    let start = position
    position = hyphenatedEnd(from: position + 1)
    if position > start + 1 { append(kind, from: start) }
  }

  private mutating func lexAttributeSelector() {
    position += 1
    let name = position
    position = hyphenatedEnd(from: position)
    append(.key, from: name)
    while position < end {
      switch source[position] {
      case UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "\n"): return
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let start = position
        position = quotedEnd(from: position)
        append(.string, from: start)
      default: position += 1
      }
    }
  }

  /// Reads a property and its value.
  private mutating func lexDeclaration() {
    let start = position
    if peek() == UInt8(ascii: "$") { position += 1 }
    position = hyphenatedEnd(from: position)
    let isVariable = matches("--", at: start) || source[start] == UInt8(ascii: "$")
    if position > start {
      append(isVariable ? .variable : .key, from: start)
    } else {
      position += 1
    }
    lexStyleValue()
  }

  /// Reads a value, or what stands behind the name of an at-rule: up to the end of the declaration or the beginning of the block.
  private mutating func lexStyleValue() {
    while position < end {
      let start = position
      switch source[position] {
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): return
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        position = quotedEnd(from: position)
        append(.string, from: start)
      case UInt8(ascii: "/"): if !lexStyleComment() { position += 1 }
      case UInt8(ascii: "#"): lexName(.number)
      case UInt8(ascii: "$"), UInt8(ascii: "@"): lexName(.variable)
      case UInt8(ascii: "!"): lexName(.keyword)
      case UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        lexStyleNumber()
      case let byte where ByteClass.isWord(byte): lexStyleWord()
      default: position += 1
      }
    }
  }

  /// `-1.5em`, `50%`, or the name of a custom property.
  private mutating func lexStyleNumber() {
    let start = position
    if matches("--", at: position) {
      position = hyphenatedEnd(from: position)
      return append(.variable, from: start)
    }
    if !ByteClass.isDigit(peek()) { position += 1 }
    guard
      ByteClass.isDigit(byte(at: start)) || ByteClass.isDigit(peek())
        || peek() == UInt8(ascii: ".") && ByteClass.isDigit(peek(1))
    else {
      if source[start] == UInt8(ascii: "-"), ByteClass.isWord(peek()) { lexStyleWord() }
      return
    }
    while ByteClass.isDigit(peek()) || peek() == UInt8(ascii: ".") { position += 1 }
    position = peek() == UInt8(ascii: "%") ? position + 1 : wordEnd(from: position)
    append(.number, from: start)
  }

  /// A word of a value, the name of a function, or an address without quotation marks.
  private mutating func lexStyleWord() {
    let start = position
    position = hyphenatedEnd(from: position)
    guard peek() == UInt8(ascii: "(") else { return }
    let isAddress = position - start == 3 && matchesAnyCase("url", at: start)
    append(.function, from: start)
    position += 1
    guard isAddress else { return }
    let address = position
    guard peek() != UInt8(ascii: "\""), peek() != UInt8(ascii: "'") else { return }
    while position < end, source[position] != UInt8(ascii: ")"),
      source[position] != UInt8(ascii: "\n")
    {
      position += 1
    }
    append(.string, from: address)
  }
}
