extension Lexer {
  /// Reads YAML line by line.
  mutating func lexYAML() {
    /// How many brackets of flow collections are open.
    var depth = 0
    while position < end {
      let line = position
      position = behindBlanks(position)
      if depth == 0 {
        if lexYAMLMark(line) { continue }
        lexYAMLLine(line, &depth)
      } else {
        lexFlow(&depth)
      }
      if peek() == UInt8(ascii: "\n") { position += 1 }
    }
  }

  /// Reads the mark between documents or a directive, which begin at the margin.
  private mutating func lexYAMLMark(_ line: Int) -> Bool {
    let isMark =
      (matches("---", at: line) || matches("...", at: line))
      && (ByteClass.isSpace(byte(at: line + 3)) || line + 3 >= end)
    if isMark {
      position = line + 3
      append(.meta, from: line)
      return true
    }
    guard byte(at: line) == UInt8(ascii: "%") else { return false }
    position = lineEnd(from: line)
    append(.meta, from: line)
    return true
  }

  /// Reads a line of block structure: dashes, a key, a value.
  private mutating func lexYAMLLine(_ line: Int, _ depth: inout Int) {
    /// The column of the innermost node that the line begins.
    var column = position - line
    while (peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "?"))
      && (ByteClass.isSpace(peek(1)) || position + 1 >= end)
    {
      column = position - line
      position = behindBlanks(position + 1)
    }
    let start = position
    if let keyEnd = yamlKeyEnd() {
      column = start - line
      position = keyEnd
      append(.key, from: start)
      position = min(end, behindBlanks(position) + 1)
    } else if peek() == UInt8(ascii: "\n") {
      return
    }
    lexYAMLValue(column, &depth)
  }

  /// The offset behind the key that begins here; `nil` if no colon with white space behind it follows.
  private func yamlKeyEnd() -> Int? {
    var index = position
    switch peek() {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      index = quotedEnd(from: position)
      return isYAMLColon(behindBlanks(index)) ? index : nil
    case UInt8(ascii: "#"), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "|"),
      UInt8(ascii: ">"),
      UInt8(ascii: "%"):
      return nil
    default: break
    }
    while index < end, source[index] != UInt8(ascii: "\n") {
      if isYAMLColon(index) { return index }
      if source[index] == UInt8(ascii: "#"), ByteClass.isBlank(byte(at: index - 1)) { return nil }
      index += 1
    }
    return nil
  }

  private func isYAMLColon(_ offset: Int) -> Bool {
    byte(at: offset) == UInt8(ascii: ":")
      && (offset + 1 >= end || ByteClass.isSpace(byte(at: offset + 1)))
  }

  /// Reads the value of a key or of an item, with what may stand before and behind it.
  private mutating func lexYAMLValue(_ column: Int, _ depth: inout Int) {
    while position < end, source[position] != UInt8(ascii: "\n") {
      let start = position
      switch source[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
      case UInt8(ascii: "#"): lexLineComment()
      case UInt8(ascii: "&"), UInt8(ascii: "*"): lexYAMLProperty(.variable)
      case UInt8(ascii: "!"): lexYAMLProperty(.type)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        lexYAMLString()
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        lexFlow(&depth)
      case UInt8(ascii: "|"), UInt8(ascii: ">"):
        position = plainEnd(isFlow: false)
        append(.keyword, from: start)
        lexYAMLComment()
        return lexBlockScalar(column)
      default:
        position = plainEnd(isFlow: false)
        appendScalar(start)
      }
    }
  }

  private mutating func lexYAMLComment() {
    position = behindBlanks(position)
    if peek() == UInt8(ascii: "#") { lexLineComment() }
    position = lineEnd(from: position)
  }

  /// An anchor, an alias or a tag.
  mutating func lexYAMLProperty(_ kind: TokenKind) {
    let start = position
    while position < end, !ByteClass.isSpace(source[position]),
      source[position] != UInt8(ascii: ","),
      source[position] != UInt8(ascii: "]"), source[position] != UInt8(ascii: "}")
    {
      position += 1
    }
    append(kind, from: start)
  }

  /// A string in quotation marks, which may go over several lines.
  mutating func lexYAMLString() {
    let quote = source[position]
    let start = position
    position += 1
    lexString(
      StringForm(
        quote: quote, spansLines: true, escapes: quote == UInt8(ascii: "'") ? .doubled : .backslash),
      from: start)
  }

  /// The offset behind a plain scalar that begins here, without white space behind it.
  func plainEnd(isFlow: Bool) -> Int {
    var index = position
    var last = position
    scan: while index < end {
      let byte = source[index]
      switch byte {
      case UInt8(ascii: "\n"): break scan
      case UInt8(ascii: "#") where index > position && ByteClass.isBlank(source[index - 1]):
        break scan
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"):
        if isFlow { break scan }
      case UInt8(ascii: ":") where isFlow && isFlowColon(index): break scan
      default: break
      }
      index += 1
      if !ByteClass.isSpace(byte) { last = index }
    }
    return max(last, min(end, position + 1))
  }

  func isFlowColon(_ offset: Int) -> Bool {
    let next = byte(at: offset + 1)
    return ByteClass.isSpace(next) || next == UInt8(ascii: ",") || next == UInt8(ascii: "]")
      || next == UInt8(ascii: "}") || offset + 1 >= end
  }

  /// A plain scalar: a number or another literal has a colour, text has none.
  mutating func appendScalar(_ start: Int) {
    let text = bytes(start..<position)
    if isYAMLNumber(text) || Self.yamlLiterals.meaning(of: text) != nil {
      append(.number, from: start)
    }
  }

  private static let yamlLiterals = WordTable(
    [(.literal, "true false null yes no on off ~ .inf -.inf .nan")], foldsCase: true)

  private func isYAMLNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var digits = 0
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        if index > 0, text[index - 1] | 0x20 != UInt8(ascii: "e") { return false }
      case UInt8(ascii: "."), UInt8(ascii: "_"): break
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        if digits == 0 { return false }
      case UInt8(ascii: "x"), UInt8(ascii: "o"):
        return index == 1 && text[0] == UInt8(ascii: "0") && text.count > 2
          && text.dropFirst(2).allSatisfy {
            ByteClass.isDigit($0) || ($0 | 0x20) &- UInt8(ascii: "a") < 6
          }
      default: return false
      }
    }
    return digits > 0
  }

  /// Reads the lines of a block scalar: those that are blank or stand further to the right than the node they belong to.
  private mutating func lexBlockScalar(_ column: Int) {
    if position < end { position += 1 }
    let start = position
    var last = position
    while position < end {
      let text = behindBlanks(position)
      let lineEnd = lineEnd(from: text)
      let isBlank = text == lineEnd
      if !isBlank, text - position <= column { break }
      position = min(end, lineEnd + 1)
      if !isBlank { last = lineEnd }
    }
    append(.string, start..<max(start, last))
  }
}
