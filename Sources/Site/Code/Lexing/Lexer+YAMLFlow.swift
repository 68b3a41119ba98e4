extension Lexer {
  /// Reads on in brackets, up to the end of the line or behind the last bracket.
  mutating func lexFlow(_ depth: inout Int) {
    while position < end, source[position] != UInt8(ascii: "\n") {
      let start = position
      switch source[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ","), UInt8(ascii: ":"),
        UInt8(ascii: "\r"):
        position += 1
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        position += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        position += 1
        if depth <= 0 {
          depth = 0
          return
        }
      case UInt8(ascii: "#") where ByteClass.isSpace(byte(at: position - 1)): lexLineComment()
      case UInt8(ascii: "&"), UInt8(ascii: "*"): lexYAMLProperty(.variable)
      case UInt8(ascii: "!"): lexYAMLProperty(.type)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        lexYAMLString()
        makeKey(start)
      default:
        position = plainEnd(isFlow: true)
        if isFlowColon(behindBlanks(position)),
          byte(at: behindBlanks(position)) == UInt8(ascii: ":")
        {
          append(.key, from: start)
        } else {
          appendScalar(start)
        }
      }
    }
  }

  /// Makes the string that was read a key if a colon follows.
  private mutating func makeKey(_ start: Int) {
    guard byte(at: behindBlanks(position)) == UInt8(ascii: ":"), let last = tokens.last,
      Int(last.start) == start
    else { return }
    tokens[tokens.count - 1] = CodeToken(.key, last.range)
  }
}
