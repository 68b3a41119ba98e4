import Markup

/// Writes code as HTML: each token in a `span` with the class of its kind, the rest as it is.
///
/// A span never goes over the end of a line, so that each line stands by itself.
///
/// ```
/// var html: [UInt8] = []
/// var writer = CodeWriter()
/// writer.write(Array("let x = 1\n".utf8), in: CodeLanguage("swift"), into: &html)
/// // <span class="tok-keyword">let</span> x = <span class="tok-number">1</span>
/// ```
public struct CodeWriter: Sendable {
  /// Kept from block to block, so that its memory is used again.
  private var tokens: [CodeToken] = []

  public init() {}

  /// Appends the content of a `code` element.
  ///
  /// - Parameters:
  ///   - code: UTF-8, lines ended by LF.
  ///   - language: `nil` for code without colours.
  ///   - lines: what to say about lines; without line numbers and marks the lines are not wrapped.
  public mutating func write(
    _ code: [UInt8], in language: CodeLanguage?, lines: CodeLines = CodeLines(),
    into html: inout [UInt8]
  ) {
    code.withUnsafeBufferPointer { write($0, in: language, lines: lines, into: &html) }
  }

  /// Appends the content of a `code` element.
  public mutating func write(
    _ code: UnsafeBufferPointer<UInt8>, in language: CodeLanguage?, lines: CodeLines = CodeLines(),
    into html: inout [UInt8]
  ) {
    tokens.removeAll(keepingCapacity: true)
    if let language, UInt32(exactly: code.count) != nil {
      var reused: [CodeToken] = []
      swap(&reused, &tokens)
      var lexer = Lexer(code, reusing: consume reused)
      lexer.lex(language.syntax)
      tokens = lexer.tokens
    }
    html.reserveCapacity(html.count + code.count + code.count / 4 + tokens.count * 34)
    if lines.areWrapped {
      writeLines(code, lines, into: &html)
    } else {
      writePieces(code, 0..<code.count, tokens[...], into: &html)
    }
  }

  /// Writes a stretch of the code; the tokens are those that begin in it or reach into it.
  private func writePieces(
    _ code: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ tokens: ArraySlice<CodeToken>,
    into html: inout [UInt8]
  ) {
    var position = range.lowerBound
    for token in tokens {
      let start = max(Int(token.start), position)
      let end = min(Int(token.end), range.upperBound)
      guard start < end else { continue }
      if position < start {
        html.append(escaping: UnsafeBufferPointer(rebasing: code[position..<start]))
      }
      write(code, start..<end, token.kind, into: &html)
      position = end
    }
    html.append(escaping: UnsafeBufferPointer(rebasing: code[position..<range.upperBound]))
  }

  /// Writes a token, in a span a line.
  private func write(
    _ code: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ kind: TokenKind,
    into html: inout [UInt8]
  ) {
    let tag = kind.openingTag
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, code[end] != UInt8(ascii: "\n") { end += 1 }
      if start < end {
        html.append(tag)
        html.append(escaping: UnsafeBufferPointer(rebasing: code[start..<end]))
        html.append("</span>")
      }
      if end < range.upperBound { html.append(UInt8(ascii: "\n")) }
      start = end + 1
    }
  }

  private func writeLines(
    _ code: UnsafeBufferPointer<UInt8>, _ lines: CodeLines, into html: inout [UInt8]
  ) {
    var first = tokens.startIndex
    var start = 0
    var line = 1
    let width = lines.numberWidth(of: code)
    while start < code.count {
      var end = start
      while end < code.count, code[end] != UInt8(ascii: "\n") { end += 1 }
      while first < tokens.count, Int(tokens[first].end) <= start { first += 1 }
      var last = first
      while last < tokens.count, Int(tokens[last].start) < end { last += 1 }
      lines.openLine(line, width: width, into: &html)
      writePieces(code, start..<end, tokens[first..<last], into: &html)
      html.append("</span>")
      if end < code.count { html.append(UInt8(ascii: "\n")) }
      start = end + 1
      line += 1
    }
  }
}
