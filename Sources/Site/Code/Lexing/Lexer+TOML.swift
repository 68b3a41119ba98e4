extension Lexer {
  /// Reads TOML and what looks like it: sections in brackets, keys before an equals sign.
  mutating func lexTOML() {
    while position < end {
      position = behindBlanks(position)
      switch peek() {
      case UInt8(ascii: "\n"): position += 1
      case UInt8(ascii: "#"), UInt8(ascii: ";"): lexLineComment()
      case UInt8(ascii: "["): lexTOMLSection()
      default:
        lexTOMLKey()
        lexTOMLValue()
      }
    }
  }

  /// `[name]`, `[[name]]`
  private mutating func lexTOMLSection() {
    let start = position
    let limit = lineEnd(from: position)
    while position < limit, source[position] != UInt8(ascii: "#") {
      position += 1
      if source[position - 1] == UInt8(ascii: "]"), peek() != UInt8(ascii: "]") { break }
    }
    append(.tag, from: start)
    position = behindBlanks(position)
    if peek() == UInt8(ascii: "#") { lexLineComment() }
    position = lineEnd(from: position)
  }

  /// A key, if an equals sign follows on the line.
  private mutating func lexTOMLKey() {
    let start = position
    var index = position
    while index < end, source[index] != UInt8(ascii: "\n"), source[index] != UInt8(ascii: "=") {
      index += 1
    }
    guard byte(at: index) == UInt8(ascii: "=") else { return }
    var last = index
    while last > start, ByteClass.isBlank(source[last - 1]) { last -= 1 }
    append(.key, start..<last)
    position = index + 1
  }

  /// A value, up to the end of the line outside of its brackets.
  private mutating func lexTOMLValue() {
    var depth = 0
    while position < end {
      let start = position
      let byte = source[position]
      switch byte {
      case UInt8(ascii: "\n"):
        position += 1
        if depth <= 0 { return }
      case UInt8(ascii: "#"): lexLineComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if byte == UInt8(ascii: "'"), position < apostrophesEnd {
          position += 1
          continue
        }
        var form = StringForm(
          quote: byte, escapes: byte == UInt8(ascii: "'") ? .none : .backslash)
        if run(of: byte, at: position, atMost: 3) == 3 {
          form.count = 3
          form.spansLines = true
        }
        position += form.count
        lexString(form, from: start)
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        position += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        position += 1
      case _ where ByteClass.isWord(byte): lexTOMLWord()
      default: position += 1
      }
    }
  }

  /// A number, a date, a literal, or a key of an inline table.
  private mutating func lexTOMLWord() {
    let start = position
    while position < end,
      ByteClass.isWord(source[position]) || source[position] == UInt8(ascii: "-")
        || source[position] == UInt8(ascii: ".")
        || source[position] == UInt8(ascii: ":") && ByteClass.isDigit(source[start])
        || source[position] == UInt8(ascii: "+") && source[position - 1] | 0x20 == UInt8(ascii: "e")
    {
      position += 1
    }
    let word = bytes(start..<position)
    if byte(at: behindBlanks(position)) == UInt8(ascii: "=") {
      append(.key, from: start)
    } else if ByteClass.isDigit(source[start]) || word.elementsEqual("true".utf8)
      || word.elementsEqual("false".utf8) || word.elementsEqual("inf".utf8)
      || word.elementsEqual("nan".utf8)
    {
      append(.number, from: start)
    }
  }
}
