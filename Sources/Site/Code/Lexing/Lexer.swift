/// Cuts code into tokens: one loop over the bytes, without recursion but for a language inside another, which is at most two deep.
///
/// Wrong and truncated code is cut too; each method leaves `position` at or behind where it was, and at most at `end`.
struct Lexer {
  let source: UnsafeBufferPointer<UInt8>
  /// The offset behind the last byte to be read: less than the source's while a language inside another is read.
  var end: Int
  var position = 0
  /// What was found, in order, without overlaps.
  var tokens: [CodeToken]

  /// The strings around the interpolation that is being read, the innermost last.
  var enclosures: [Enclosure] = []
  /// For each open parenthesis, whether it is that of a condition, behind which a statement begins.
  var conditions: [Bool] = []
  /// The offset behind the last condition.
  var conditionEnd = -1
  /// What the word right behind is the name of, and where that begins.
  var declaring: (kind: TokenKind, offset: Int)?
  /// Up to here no apostrophe has another to close it.
  var apostrophesEnd = 0
  /// Up to here no slash has another to close it.
  var slashesEnd = 0
  /// Up to here no brace of a shell's variable has another to close it.
  var bracesEnd = 0

  /// - Parameter tokens: an array to fill; its memory is used again.
  init(_ source: UnsafeBufferPointer<UInt8>, reusing tokens: consuming [CodeToken] = []) {
    self.source = source
    self.tokens = tokens
    self.tokens.removeAll(keepingCapacity: true)
    end = source.count
  }

  /// Reads the rest.
  mutating func lex(_ syntax: CodeSyntax) {
    switch syntax {
    case .plain: position = end
    case .grammar(let grammar): lex(grammar)
    case .markup(let dialect): lexMarkup(dialect)
    case .styleSheet: lexStyleSheet()
    case .yaml: lexYAML()
    case .toml: lexTOML()
    case .shell: lexShell()
    case .console: lexConsole()
    case .makefile: lexMakefile()
    case .markdown: lexMarkdown()
    case .diff: lexDiff()
    }
  }

  /// Reads a stretch in another language, and stops behind it.
  mutating func lex(_ syntax: CodeSyntax, upTo limit: Int) {
    let outerEnd = end
    end = min(end, limit)
    enclosures.removeAll(keepingCapacity: true)
    conditions.removeAll(keepingCapacity: true)
    declaring = nil
    lex(syntax)
    position = max(position, end)
    end = outerEnd
    enclosures.removeAll(keepingCapacity: true)
    declaring = nil
  }
}
