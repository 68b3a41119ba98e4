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
    var buffer = PieceBuffer(capacity: code.count * 2 + tokens.count * 34)
    if lines.areWrapped {
      writeLines(code, lines, into: &buffer)
    } else {
      writePieces(code, 0..<code.count, tokens.indices, into: &buffer)
    }
    buffer.read { html.append(contentsOf: $0) }
  }

  /// Appends a whole block, as the function below.
  public mutating func writeBlock(
    _ code: [UInt8], _ options: CodeBlockOptions, into html: inout [UInt8]
  ) {
    code.withUnsafeBufferPointer { writeBlock($0, options, into: &html) }
  }

  /// Appends a whole block: `<pre><code class="language-swift">…</code></pre>`, in a figure if it has a title.
  ///
  /// The class of the language is the name that the author wrote.
  public mutating func writeBlock(
    _ code: UnsafeBufferPointer<UInt8>, _ options: CodeBlockOptions, into html: inout [UInt8]
  ) {
    if let title = options.title {
      html.append("<figure")
      CodeWriter.write(options.classes, after: ["code"], into: &html)
      CodeWriter.write(identifier: options.identifier, into: &html)
      html.append("><figcaption>")
      html.append(escaping: title)
      html.append("</figcaption>")
    }
    html.append("<pre")
    let isInside = options.title != nil
    CodeWriter.write(
      isInside ? [] : options.classes, after: options.lines.areWrapped ? ["lines"] : [], into: &html
    )
    CodeWriter.write(identifier: isInside ? nil : options.identifier, into: &html)
    html.append("><code")
    if !options.languageName.isEmpty {
      CodeWriter.write([], after: ["language-\(options.languageName)"], into: &html)
    }
    html.append(">")
    write(code, in: options.language, lines: options.lines, into: &html)
    html.append(isInside ? "</code></pre></figure>\n" : "</code></pre>\n")
  }

  private static func write(
    _ classes: [String], after own: [String], into html: inout [UInt8]
  ) {
    let names = own + classes
    guard !names.isEmpty else { return }
    html.append(" class=\"")
    html.append(escaping: names.joined(separator: " "))
    html.append("\"")
  }

  private static func write(identifier: String?, into html: inout [UInt8]) {
    guard let identifier else { return }
    html.append(" id=\"")
    html.append(escaping: identifier)
    html.append("\"")
  }

  /// Writes a stretch of the code; the tokens are those that begin in it or reach into it.
  private func writePieces(
    _ code: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ places: Range<Int>,
    into buffer: inout PieceBuffer
  ) {
    var position = range.lowerBound
    for place in places {
      let token = tokens[place]
      let start = max(Int(token.start), position)
      let end = min(Int(token.end), range.upperBound)
      guard start < end else { continue }
      buffer.append(escaping: code, position..<start)
      write(code, start..<end, token.kind, into: &buffer)
      position = end
    }
    buffer.append(escaping: code, position..<range.upperBound)
  }

  /// Writes a token, in a span a line.
  private func write(
    _ code: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ kind: TokenKind,
    into buffer: inout PieceBuffer
  ) {
    let tag = kind.openingTag
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, code[end] != UInt8(ascii: "\n") { end += 1 }
      if start < end {
        buffer.append(tag)
        buffer.append(escaping: code, start..<end)
        buffer.append("</span>")
      }
      if end < range.upperBound { buffer.append(UInt8(ascii: "\n")) }
      start = end + 1
    }
  }

  private func writeLines(
    _ code: UnsafeBufferPointer<UInt8>, _ lines: CodeLines, into buffer: inout PieceBuffer
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
      lines.openLine(line, width: width, into: &buffer)
      writePieces(code, start..<end, first..<last, into: &buffer)
      buffer.append("</span>")
      if end < code.count { buffer.append(UInt8(ascii: "\n")) }
      start = end + 1
      line += 1
    }
  }
}
