extension Lexer {
  /// Reads a makefile: rules, assignments, directives, and recipes for the shell.
  mutating func lexMakefile() {
    while position < end {
      if peek() == UInt8(ascii: "\t") {
        lexRecipe()
      } else {
        lexMakefileLine()
      }
      if position < end { position += 1 }
    }
  }

  private mutating func lexRecipe() {
    position = behindBlanks(position)
    while peek() == UInt8(ascii: "@") || peek() == UInt8(ascii: "-") { position += 1 }
    let outerEnd = end
    end = commandEnd(position)
    lexShell(isMakefile: true)
    position = end
    end = outerEnd
  }

  private mutating func lexMakefileLine() {
    position = behindBlanks(position)
    let start = position
    let lineEnd = lineEnd(from: position)
    let word = start..<min(lineEnd, hyphenatedEnd(from: start))
    if Self.directives.meaning(of: bytes(word)) != nil {
      position = word.upperBound
      append(.keyword, from: start)
    } else if let (nameEnd, kind) = makefileName(start, lineEnd) {
      append(kind, start..<nameEnd)
      position = nameEnd
    }
    lexMakefileText(lineEnd)
  }

  private static let directives = WordTable([
    (
      .keyword,
      """
      include -include sinclude ifeq ifneq ifdef ifndef else endif define endef export unexport override vpath undefine
      """
    )
  ])

  /// The end of the variable that is set or of the targets that are made, on a line.
  private func makefileName(_ start: Int, _ lineEnd: Int) -> (end: Int, kind: TokenKind)? {
    var index = start
    while index < lineEnd {
      switch source[index] {
      case UInt8(ascii: "#"), UInt8(ascii: "$"): return nil
      case UInt8(ascii: "="): return (trimmed(start, index), .variable)
      case UInt8(ascii: "?"), UInt8(ascii: "+"), UInt8(ascii: "!"):
        if byte(at: index + 1) == UInt8(ascii: "=") { return (trimmed(start, index), .variable) }
      case UInt8(ascii: ":"):
        let next = byte(at: index + run(of: UInt8(ascii: ":"), at: index))
        return (trimmed(start, index), next == UInt8(ascii: "=") ? .variable : .function)
      default: break
      }
      index += 1
    }
    return nil
  }

  private func trimmed(_ start: Int, _ end: Int) -> Int {
    var index = end
    while index > start, ByteClass.isBlank(source[index - 1]) { index -= 1 }
    return index
  }

  /// Reads text in which only variables and comments count.
  private mutating func lexMakefileText(_ lineEnd: Int) {
    var state = ShellState()
    state.isMakefile = true
    while position < lineEnd {
      switch source[position] {
      case UInt8(ascii: "#"): lexLineComment()
      case UInt8(ascii: "$") where peek(1) != UInt8(ascii: "'"): lexShellDollar(&state)
      default: position += 1
      }
    }
  }
}
