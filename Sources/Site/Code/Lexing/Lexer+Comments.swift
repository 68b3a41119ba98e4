extension Lexer {
  /// Reads a comment up to the end of the line.
  mutating func lexLineComment() {
    let start = position
    position = lineEnd(from: position)
    append(.comment, from: start)
  }

  /// Reads a comment, a regular expression or an operator.
  mutating func lexSlash(_ grammar: Grammar) {
    let next = peek(1)
    if grammar.traits.contains(.slashComments) {
      if next == UInt8(ascii: "/") { return lexLineComment() }
      if next == UInt8(ascii: "*") {
        return lexBlockComment(nests: grammar.traits.contains(.nestedComments))
      }
    }
    if grammar.traits.contains(.regularExpressions), lexRegularExpression(grammar) { return }
    position += 1
  }

  /// Reads `/* … */`; without an end it goes on to the end of the code.
  mutating func lexBlockComment(nests: Bool) {
    let start = position
    var depth = 1
    position += 2
    while position < end, depth > 0 {
      let byte = source[position]
      if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else if nests, byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else {
        position += 1
      }
    }
    position = min(position, end)
    append(.comment, from: start)
  }

  /// Reads what `#` begins.
  mutating func lexHash(_ grammar: Grammar) {
    let start = position
    switch grammar.hash {
    case .nothing: position += 1
    case .comment: lexLineComment()
    case .directive: lexDirective()
    case .swift: lexSwiftHash(grammar)
    case .rust: lexRustAttribute()
    case .name:
      position = wordEnd(from: position + 1)
      if position > start + 1, peek() == UInt8(ascii: "(") { append(.function, from: start) }
    }
  }

  /// A directive of C's preprocessor: its name, and the file of an `#include <…>`.
  private mutating func lexDirective() {
    let start = position
    position += 1
    guard isFirstOnLine(start) else { return }
    position = behindBlanks(position)
    let name = position
    position = wordEnd(from: position)
    append(.meta, from: start)
    guard matches("include", at: name) || matches("import", at: name) else { return }
    position = behindBlanks(position)
    guard peek() == UInt8(ascii: "<") else { return }
    let path = position
    while position < end, source[position] != UInt8(ascii: "\n") {
      position += 1
      if source[position - 1] == UInt8(ascii: ">") { break }
    }
    append(.string, from: path)
  }

  /// `#if`, a raw string, or a regular expression.
  private mutating func lexSwiftHash(_ grammar: Grammar) {
    let start = position
    let hashes = run(of: UInt8(ascii: "#"), at: position)
    let next = peek(hashes)
    if next == UInt8(ascii: "\"") {
      position += hashes
      var form = grammar.string
      form.hashes = hashes
      beginString(form, grammar, from: start)
    } else if next == UInt8(ascii: "/") {
      position += hashes + 1
      lexExtendedExpression(hashes: hashes, from: start)
    } else {
      position = wordEnd(from: start + hashes)
      if position > start + hashes { append(.meta, from: start) }
    }
  }

  /// `#[…]` and `#![…]`, brackets inside them counted.
  private mutating func lexRustAttribute() {
    let start = position
    position += peek(1) == UInt8(ascii: "!") ? 2 : 1
    guard peek() == UInt8(ascii: "[") else { return }
    var depth = 0
    while position < end {
      let byte = source[position]
      position += 1
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      if byte == UInt8(ascii: "\"") { skipQuoted(byte) }
      if depth == 0 || byte == UInt8(ascii: "\n") && isBlankLine(position) { break }
    }
    append(.meta, from: start)
  }

  private func isBlankLine(_ offset: Int) -> Bool {
    byte(at: offset) == UInt8(ascii: "\n")
  }

  /// Goes behind the quotation mark that ends a string, or to the end of the line.
  private mutating func skipQuoted(_ quote: UInt8) {
    while position < end, source[position] != UInt8(ascii: "\n") {
      let byte = source[position]
      position += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == quote { break }
    }
    position = min(position, end)
  }
}
