extension Lexer {
  /// Reads a string without variables, whose quotation mark is at `position`.
  mutating func lexShellQuoted(escapes: StringForm.Escapes, from start: Int) {
    let quote = source[position]
    position += 1
    let form = StringForm(quote: quote, spansLines: true, escapes: escapes)
    lexString(form, from: start)
  }

  /// Reads on in a string in double quotation marks, up to its end or into the commands inside it.
  mutating func lexShellString(from start: Int, _ state: inout ShellState) {
    var start = start
    while position < end {
      switch source[position] {
      case UInt8(ascii: "\""):
        position += 1
        append(.string, from: start)
        return
      case UInt8(ascii: "\\"): position = min(end, position + 2)
      case UInt8(ascii: "$"):
        if peek(1) == UInt8(ascii: "("), !state.isMakefile {
          position += 2
          append(.string, from: start)
          state.frames.append(.string)
          state.isAtCommand = peek() != UInt8(ascii: "(")
          return
        }
        append(.string, from: start)
        start = lexShellVariable(isMakefile: state.isMakefile)
      default: position += 1
      }
    }
    append(.string, from: start)
  }

  /// Reads a variable, a string with escapes, or the beginning of commands whose output is used.
  mutating func lexShellDollar(_ state: inout ShellState) {
    let start = position
    switch peek(1) {
    case UInt8(ascii: "(") where !state.isMakefile:
      position += 2
      state.frames.append(.code)
      state.isAtCommand = peek() != UInt8(ascii: "(")
      state.isAssigning = false
    case UInt8(ascii: "'"):
      position += 1
      lexShellQuoted(escapes: .backslash, from: start)
      state.isAtCommand = false
    default:
      _ = lexShellVariable(isMakefile: state.isMakefile)
      state.isAtCommand = false
    }
  }

  /// Reads `$name`, `${…}`, `$1`, `$?`.
  ///
  /// - Returns: where a string around it goes on: behind the variable, or at the dollar sign if it begins none.
  private mutating func lexShellVariable(isMakefile: Bool) -> Int {
    let start = position
    let next = peek(1)
    position += 1
    switch next {
    case UInt8(ascii: "{"): skipBraces(UInt8(ascii: "{"), UInt8(ascii: "}"))
    case UInt8(ascii: "(") where isMakefile: skipBraces(UInt8(ascii: "("), UInt8(ascii: ")"))
    case UInt8(ascii: "$") where isMakefile:
      position = wordEnd(from: position + 1)
    case UInt8(ascii: "@"), UInt8(ascii: "*"), UInt8(ascii: "#"), UInt8(ascii: "?"),
      UInt8(ascii: "$"),
      UInt8(ascii: "!"), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      position += 1
    case UInt8(ascii: "<"), UInt8(ascii: "^"), UInt8(ascii: "+"), UInt8(ascii: "|"):
      if isMakefile { position += 1 }
    default: position = wordEnd(from: position)
    }
    guard position > start + 1 else { return start }
    append(.variable, from: start)
    return position
  }

  /// Goes behind the bracket that closes the one at `position`, on the same line; behind the name if there is none.
  private mutating func skipBraces(_ open: UInt8, _ close: UInt8) {
    let start = position
    var depth = 0
    while start >= bracesEnd, position < end, source[position] != UInt8(ascii: "\n") {
      let byte = source[position]
      position += 1
      if byte == open { depth += 1 }
      if byte == close { depth -= 1 }
      if depth == 0 { return }
    }
    bracesEnd = max(bracesEnd, position)
    position = wordEnd(from: start + 1)
  }

  /// Reads `<<EOF`: the text follows behind the line.
  mutating func lexHeredocTag(_ state: inout ShellState) {
    position += 2
    let stripsTabs = peek() == UInt8(ascii: "-")
    if stripsTabs { position += 1 }
    position = behindBlanks(position)
    let start = position
    let quote = peek()
    let isQuoted = quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
    if isQuoted || quote == UInt8(ascii: "\\") { position += 1 }
    let tag = position
    position = hyphenatedEnd(from: position)
    guard position > tag else {
      position = start
      return
    }
    let range = tag..<position
    if isQuoted, peek() == quote { position += 1 }
    append(.meta, from: start)
    state.heredocs.append(
      ShellState.Heredoc(tag: range, isQuoted: tag > start, stripsTabs: stripsTabs))
  }

  /// Reads the text up to the line that holds nothing but the tag.
  mutating func lexHeredoc(_ heredoc: ShellState.Heredoc) {
    let tag = bytes(heredoc.tag)
    var start = position
    while position < end {
      let line = position
      let text = heredoc.stripsTabs ? behindBlanks(line) : line
      let lineEnd = lineEnd(from: text)
      if lineEnd - text == tag.count, bytes(text..<lineEnd).elementsEqual(tag) {
        append(.string, from: start)
        position = lineEnd
        append(.meta, text..<lineEnd)
        if position < end { position += 1 }
        return
      }
      while position < lineEnd {
        switch source[position] {
        case UInt8(ascii: "\\"): position = min(lineEnd, position + 2)
        case UInt8(ascii: "$") where !heredoc.isQuoted:
          append(.string, from: start)
          start = lexShellVariable(isMakefile: false)
        default: position += 1
        }
      }
      if position < end { position += 1 }
    }
    append(.string, from: start)
  }
}
