extension Lexer {
  /// Reads HTML, XML or a template.
  mutating func lexMarkup(_ dialect: MarkupDialect) {
    while position < end {
      switch source[position] {
      case UInt8(ascii: "<"): lexAngle(dialect)
      case UInt8(ascii: "&"): lexReference()
      case UInt8(ascii: "{") where dialect == .mustache && peek(1) == UInt8(ascii: "{"):
        lexMustache()
      default: position += 1
      }
    }
  }

  private mutating func lexAngle(_ dialect: MarkupDialect) {
    let start = position
    let next = peek(1)
    if matches("<!--", at: position) {
      position += 4
      skip(behind: "-->")
      append(.comment, from: start)
    } else if matches("<![CDATA[", at: position) {
      skip(behind: "]]>")
      append(.string, from: start)
    } else if next == UInt8(ascii: "?") {
      skip(behind: "?>")
      append(.meta, from: start)
    } else if next == UInt8(ascii: "!"), ByteClass.isLetter(peek(2)) {
      skip(behind: ">")
      append(.meta, from: start)
    } else if ByteClass.isWord(next) || next == UInt8(ascii: "/") && ByteClass.isWord(peek(2)) {
      lexTag(dialect)
    } else {
      position += 1
    }
  }

  /// Goes behind the next place of a text, or to the end.
  mutating func skip(behind text: StaticString) {
    while position < end {
      if source[position] == text.utf8Start[0], matches(text, at: position) {
        position += text.utf8CodeUnitCount
        return
      }
      position += 1
    }
  }

  /// `&amp;`, `&#x20;`
  private mutating func lexReference() {
    let start = position
    position += peek(1) == UInt8(ascii: "#") ? 2 : 1
    let name = position
    while position < end, position - name < 32, ByteClass.isWord(source[position]) { position += 1 }
    guard position > name, peek() == UInt8(ascii: ";") else { return }
    position += 1
    append(.number, from: start)
  }

  /// A tag of a template; one with `!` is a comment.
  private mutating func lexMustache() {
    let start = position
    let isComment = peek(2) == UInt8(ascii: "!")
    skip(behind: "}}")
    if peek() == UInt8(ascii: "}"), byte(at: start + 2) == UInt8(ascii: "{") { position += 1 }
    append(isComment ? .comment : .meta, from: start)
  }

  /// A tag with its attributes, and the style sheet or the script behind it.
  private mutating func lexTag(_ dialect: MarkupDialect) {
    position += peek(1) == UInt8(ascii: "/") ? 2 : 1
    let name = position
    while position < end, isName(source[position]) { position += 1 }
    append(.tag, from: name)
    let tag = name..<position
    let type = lexAttributes(dialect)
    guard dialect != .xml, byte(at: name - 1) == UInt8(ascii: "<"),
      byte(at: position - 1) == UInt8(ascii: ">"), byte(at: position - 2) != UInt8(ascii: "/")
    else { return }
    if tag.count == 5, matchesAnyCase("style", at: name) {
      lex(.styleSheet, upTo: closingTag("</style"))
    } else if tag.count == 6, matchesAnyCase("script", at: name) {
      lex(scriptSyntax(of: type), upTo: closingTag("</script"))
    }
  }

  private func isName(_ byte: UInt8) -> Bool {
    ByteClass.isWord(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: ".")
  }

  /// The offset of the tag that closes an element of which the content is no markup; the end if there is none.
  private func closingTag(_ tag: StaticString) -> Int {
    var index = position
    while index < end {
      if source[index] == UInt8(ascii: "<"), matchesAnyCase(tag, at: index) { return index }
      index += 1
    }
    return end
  }

  /// What the `type` of a script says about its language: data are JSON, what is no script is not coloured.
  private func scriptSyntax(of type: Range<Int>?) -> CodeSyntax {
    guard let type, !type.isEmpty else { return .grammar(.javaScript) }
    if holds("json", in: type) || holds("importmap", in: type) || holds("rules", in: type) {
      return .grammar(.json)
    }
    return holds("javascript", in: type) || holds("module", in: type)
      ? .grammar(.javaScript) : .plain
  }

  /// Whether a word in small letters stands in a range, in either case.
  private func holds(_ word: StaticString, in range: Range<Int>) -> Bool {
    range.contains { matchesAnyCase(word, at: $0) }
  }

  /// Reads attributes and the end of the tag.
  ///
  /// - Returns: where the value of `type` stands.
  private mutating func lexAttributes(_ dialect: MarkupDialect) -> Range<Int>? {
    var type: Range<Int>?
    var name = position..<position
    while position < end {
      let byte = source[position]
      switch byte {
      case UInt8(ascii: ">"):
        position += 1
        return type
      // A tag that was not closed.
      case UInt8(ascii: "<"): return type
      case UInt8(ascii: "{") where dialect == .mustache && peek(1) == UInt8(ascii: "{"):
        lexMustache()
      case UInt8(ascii: "="):
        position = behindSpaces(position + 1)
        let value = lexAttributeValue(dialect)
        if name.count == 4, matchesAnyCase("type", at: name.lowerBound) { type = value }
      case _ where isName(byte) || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#"):
        let start = position
        while position < end, isName(source[position]) || source[position] == byte { position += 1 }
        name = start..<position
        append(.key, from: start)
      default: position += 1
      }
    }
    return type
  }

  private func behindSpaces(_ offset: Int) -> Int {
    var index = offset
    while index < end, ByteClass.isSpace(source[index]) { index += 1 }
    return index
  }

  /// Reads a value with or without quotation marks.
  ///
  /// - Returns: where it stands, without them.
  private mutating func lexAttributeValue(_ dialect: MarkupDialect) -> Range<Int> {
    var start = position
    let quote = peek()
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { position += 1 }
    let value = position
    while position < end {
      let byte = source[position]
      if dialect == .mustache, byte == UInt8(ascii: "{"), peek(1) == byte {
        append(.string, from: start)
        lexMustache()
        start = position
      } else if isQuoted ? byte == quote : ByteClass.isSpace(byte) || byte == UInt8(ascii: ">") {
        break
      } else {
        position += 1
      }
    }
    let range = value..<max(value, position)
    if isQuoted, position < end { position += 1 }
    append(.string, from: start)
    return range
  }
}
