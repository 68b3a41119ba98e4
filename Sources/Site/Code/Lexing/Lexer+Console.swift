extension Lexer {
  /// Reads a session at a terminal: commands behind prompts, and what they print. Without any prompt all lines are commands.
  mutating func lexConsole() {
    guard hasPrompt() else { return lexShell() }
    while position < end {
      if let command = promptEnd(position) {
        let start = position
        position = command
        append(.meta, from: start)
        lex(.shell, upTo: commandEnd(command))
      } else {
        position = lineEnd(from: position)
      }
      if position < end { position += 1 }
    }
  }

  private func hasPrompt() -> Bool {
    var line = position
    while line < end {
      if promptEnd(line) != nil { return true }
      line = lineEnd(from: line) + 1
    }
    return false
  }

  /// The offset behind a prompt and its blank: `$ `, `% `, `name@host:~$ `, `(venv) $ `; `nil` if the line does not begin with one.
  private func promptEnd(_ line: Int) -> Int? {
    var index = line
    if byte(at: index) == UInt8(ascii: "(") {
      while index < end, source[index] != UInt8(ascii: "\n"), source[index] != UInt8(ascii: ")") {
        index += 1
      }
      index = behindBlanks(index + 1)
    }
    let start = index
    while index < end, !ByteClass.isSpace(source[index]) { index += 1 }
    guard index > start, ByteClass.isBlank(byte(at: index)) || index == end else { return nil }
    switch source[index - 1] {
    case UInt8(ascii: "$"), UInt8(ascii: "%"):
      return index - start == 1 || bytes(start..<index).contains(UInt8(ascii: "@"))
        ? min(end, index + 1) : nil
    case UInt8(ascii: "#"):
      return bytes(start..<index).contains(UInt8(ascii: "@")) ? min(end, index + 1) : nil
    default: return nil
    }
  }

  /// The end of a command that may go on behind backslashes at the ends of lines.
  func commandEnd(_ start: Int) -> Int {
    var index = lineEnd(from: start)
    while index < end, index > start, source[index - 1] == UInt8(ascii: "\\") {
      index = lineEnd(from: index + 1)
    }
    return index
  }
}
