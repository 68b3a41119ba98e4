extension Lexer {
  /// Reads Markdown line by line; fenced code has the colours of its own language.
  mutating func lexMarkdown() {
    if position == 0 { lexFrontMatter() }
    while position < end {
      let line = position
      position = behindBlanks(position)
      if position - line >= 4, isIndentedCode(line) {
        position = lineEnd(from: position)
        append(.string, from: line)
      } else if !lexFence() {
        lexMarkdownLine()
      }
      if position < end { position += 1 }
    }
  }

  /// Whether a line that is indented is code: a blank line or code stands before it.
  private func isIndentedCode(_ line: Int) -> Bool {
    guard line >= 2 else { return true }
    if source[line - 2] == UInt8(ascii: "\n") { return true }
    return tokens.last.map { $0.kind == .string && Int($0.end) == line - 1 } ?? false
  }

  /// Reads the YAML between `---` at the beginning.
  private mutating func lexFrontMatter() {
    guard matches("---\n", at: 0) else { return }
    var line = 4
    while line < end, !(matches("---", at: line) && lineEnd(from: line) == line + 3) {
      line = lineEnd(from: line) + 1
    }
    guard line < end else { return }
    position = 3
    append(.meta, from: 0)
    position = 4
    lex(.yaml, upTo: line)
    position = line + 3
    append(.meta, from: line)
  }

  /// Reads a block between fences of accents or tildes.
  private mutating func lexFence() -> Bool {
    let mark = peek()
    guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return false }
    let start = position
    let count = run(of: mark, at: position)
    let lineEnd = lineEnd(from: position)
    guard count >= 3 else { return false }
    let info = start + count..<lineEnd
    if mark == UInt8(ascii: "`"), bytes(info).contains(mark) { return false }
    position = lineEnd
    append(.meta, from: start)
    guard position < end else { return true }
    position += 1
    let close = closingFence(mark, count)
    lexFenced(in: fencedSyntax(info), upTo: close.lowerBound)
    position = close.upperBound
    append(.meta, close)
    return true
  }

  /// Where the fence stands that closes the block, without the white space before it; the end if there is none.
  private func closingFence(_ mark: UInt8, _ count: Int) -> Range<Int> {
    var line = position
    while line < end {
      let start = behindBlanks(line)
      let fence = run(of: mark, at: start)
      if fence >= count {
        let behind = behindBlanks(start + fence)
        if behind >= end || source[behind] == UInt8(ascii: "\n") { return start..<start + fence }
      }
      line = lineEnd(from: start) + 1
    }
    return end..<end
  }

  private mutating func lexFenced(in syntax: CodeSyntax?, upTo limit: Int) {
    guard let syntax else {
      let start = position
      position = max(position, limit)
      return append(.string, from: start)
    }
    lex(syntax, upTo: limit)
  }

  /// How the block's language is read; Markdown in Markdown is not, so that nothing is nested deep. A scenario is YAML.
  private func fencedSyntax(_ info: Range<Int>) -> CodeSyntax? {
    var start = info.lowerBound
    while start < info.upperBound,
      ByteClass.isBlank(source[start]) || source[start] == UInt8(ascii: "{")
        || source[start] == UInt8(ascii: ".")
    {
      start += 1
    }
    var index = start
    while index < info.upperBound, index - start < 24,
      ByteClass.isWord(source[index])
        || source[index] == UInt8(ascii: "+") || source[index] == UInt8(ascii: "-")
    {
      index += 1
    }
    let name = String(decoding: bytes(start..<index), as: UTF8.self)
    if name == "optics" || name == "graph" { return .yaml }
    guard let syntax = CodeLanguage(name)?.syntax else { return nil }
    if case .markdown = syntax { return nil }
    return syntax
  }

  /// Reads what a line begins with, one mark behind another, then its text.
  private mutating func lexMarkdownLine() {
    let limit = lineEnd(from: position)
    var canBeRule = true
    while position < limit {
      let start = position
      let byte = source[position]
      switch byte {
      case UInt8(ascii: "#"):
        let level = run(of: byte, at: position)
        guard level <= 6, ByteClass.isSpace(peek(level)) || position + level == end else {
          return lexMarkdownText(limit)
        }
        position = limit
        append(.tag, from: start)
      case UInt8(ascii: ">"):
        position += 1
        append(.meta, from: start)
        position = behindBlanks(position)
      case UInt8(ascii: ":") where matches(":::", at: position):
        position = limit
        append(.meta, from: start)
      default:
        if canBeRule, isRule(start..<limit) {
          position = limit
          return append(.meta, from: start)
        }
        canBeRule = false
        if !lexListMark() { return lexMarkdownText(limit) }
      }
    }
  }

  /// Whether a line is a rule, or the underline of a heading: the same mark throughout.
  private func isRule(_ line: Range<Int>) -> Bool {
    let mark = source[line.lowerBound]
    guard
      mark == UInt8(ascii: "-") || mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_")
        || mark == UInt8(ascii: "=")
    else { return false }
    var count = 0
    for index in line where !ByteClass.isSpace(source[index]) {
      guard source[index] == mark else { return false }
      count += 1
    }
    return count >= 3
  }

  /// `- `, `12. `, and the box of a task.
  private mutating func lexListMark() -> Bool {
    let start = position
    var index = position
    while ByteClass.isDigit(byte(at: index)), index - start < 9 { index += 1 }
    let mark = byte(at: index)
    let isMark =
      index > start
      ? mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")")
      : mark == UInt8(ascii: "-") || mark == UInt8(ascii: "+") || mark == UInt8(ascii: "*")
    guard isMark, ByteClass.isBlank(byte(at: index + 1)) else { return false }
    position = index + 1
    append(.meta, from: start)
    position = behindBlanks(position)
    if peek() == UInt8(ascii: "["), peek(2) == UInt8(ascii: "]"), ByteClass.isBlank(peek(3)) {
      let box = position
      position += 3
      append(.meta, from: box)
      position = behindBlanks(position)
    }
    return true
  }
}
