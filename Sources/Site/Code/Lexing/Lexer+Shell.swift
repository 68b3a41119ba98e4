extension Lexer {
  /// Reads what `sh`, `bash` and `zsh` read.
  mutating func lexShell(isMakefile: Bool = false) {
    var state = ShellState()
    state.isMakefile = isMakefile
    while position < end {
      let byte = source[position]
      switch byte {
      case UInt8(ascii: "\n"): endShellLine(&state)
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        if state.isAssigning { state.isAtCommand = true }
        state.isAssigning = false
        position += 1
      case UInt8(ascii: "#") where beginsShellWord(): lexLineComment()
      case UInt8(ascii: "'"):
        lexShellQuoted(escapes: .none, from: position)
        state.isAtCommand = false
      case UInt8(ascii: "\""):
        position += 1
        lexShellString(from: position - 1, &state)
        state.isAtCommand = state.frames.last == .string && state.isAtCommand
      case UInt8(ascii: "$"): lexShellDollar(&state)
      case UInt8(ascii: "\\"):
        if peek(1) != UInt8(ascii: "\n") { state.isAtCommand = false }
        position = min(end, position + 2)
      case UInt8(ascii: "<") where peek(1) == byte && peek(2) != byte: lexHeredocTag(&state)
      case UInt8(ascii: "<") where peek(1) == byte: position += 3
      case _ where isShellWord(byte): lexShellWord(&state)
      default: lexShellOperator(&state)
      }
    }
  }

  private func beginsShellWord() -> Bool {
    let before = byte(at: position - 1)
    return position == 0 || ByteClass.isSpace(before) || before == UInt8(ascii: ";")
      || before == UInt8(ascii: "(") || before == UInt8(ascii: "&") || before == UInt8(ascii: "|")
  }

  private func isShellWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...UInt8(ascii: " "), UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"),
      UInt8(ascii: "`"), UInt8(ascii: "$"), UInt8(ascii: "\\"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      false
    default: true
    }
  }

  private mutating func endShellLine(_ state: inout ShellState) {
    position += 1
    let heredocs = state.heredocs
    state.heredocs.removeAll()
    for heredoc in heredocs { lexHeredoc(heredoc) }
    state.isAtCommand = true
    state.isAssigning = false
    if !state.isChoosing { state.expectsIn = false }
  }

  private mutating func lexShellOperator(_ state: inout ShellState) {
    let byte = source[position]
    let before = self.byte(at: position - 1)
    position += 1
    switch byte {
    case UInt8(ascii: "("):
      // Behind `=` stands an array, in two parentheses a calculation.
      state.frames.append(.code)
      state.isAtCommand = before != UInt8(ascii: "=") && before != byte
    case UInt8(ascii: ")"):
      state.isAtCommand = state.isPattern
      if state.isPattern {
        state.isPattern = false
      } else if state.frames.popLast() == .string {
        lexShellString(from: position - 1, &state)
      }
    case UInt8(ascii: ";"):
      state.isAtCommand = true
      if peek() == byte || peek() == UInt8(ascii: "&") {
        position += 1
        state.isPattern = state.choices > 0
      }
    case UInt8(ascii: "&"), UInt8(ascii: "|"):
      state.isAtCommand = before != UInt8(ascii: ">") && peek() != UInt8(ascii: ">")
    case UInt8(ascii: "`"):
      state.isInBackticks.toggle()
      state.isAtCommand = state.isInBackticks
    case UInt8(ascii: "{"): state.isAtCommand = ByteClass.isSpace(peek())
    default: break
    }
  }

  private mutating func lexShellWord(_ state: inout ShellState) {
    let start = position
    while position < end, isShellWord(source[position]) { position += 1 }
    let word = bytes(start..<position)
    if state.isPattern {
      guard word.elementsEqual("esac".utf8) else { return }
      state.isPattern = false
      state.isAtCommand = true
    }
    if state.expectsIn, word.elementsEqual("in".utf8) {
      append(.keyword, from: start)
      state.isPattern = state.isChoosing
      state.isChoosing = false
      state.expectsIn = false
    } else if state.isAtCommand {
      lexCommand(start, &state)
    } else if word.allSatisfy(ByteClass.isDigit) {
      append(.number, from: start)
    } else {
      _ = lexAssignment(start)
    }
  }

  /// Reads the name of an assignment, and a number behind it, if the word that has been passed over is one.
  private mutating func lexAssignment(_ start: Int) -> Bool {
    let nameEnd = min(position, wordEnd(from: start))
    let isAdding = byte(at: nameEnd) == UInt8(ascii: "+")
    let sign = nameEnd + (isAdding ? 1 : 0)
    guard nameEnd > start, sign < position, source[sign] == UInt8(ascii: "=") else { return false }
    append(.variable, start..<nameEnd)
    if bytes(sign + 1..<position).allSatisfy(ByteClass.isDigit) {
      append(.number, from: sign + 1)
    }
    return true
  }

  /// Reads an assignment, a keyword, or the name of a command, which has been passed over.
  private mutating func lexCommand(_ start: Int, _ state: inout ShellState) {
    if lexAssignment(start) {
      state.isAtCommand = false
      state.isAssigning = true
      return
    }
    guard let meaning = Self.shellWords.meaning(of: bytes(start..<position)) else {
      append(.function, from: start)
      state.isAtCommand = false
      return
    }
    append(.keyword, from: start)
    state.isAtCommand = meaning == .conditionKeyword || meaning == .functionKeyword
    state.expectsIn = meaning == .typeKeyword
    if matches("case", at: start) {
      state.choices += 1
      state.isChoosing = true
    } else if matches("esac", at: start) {
      state.choices -= 1
    }
  }

  /// Words at the place of a command: behind those with a condition a command follows, behind `function` its name, behind those of the
  /// kind of `for` something and `in`.
  private static let shellWords = WordTable([
    (.conditionKeyword, "if then elif else while until do ! time exec sudo nohup"),
    (.functionKeyword, "function"),
    (.typeKeyword, "for select case"),
    (
      .keyword,
      "fi done esac [ [[ return exit break continue shift local export declare typeset readonly unset"
    ),
  ])
}
