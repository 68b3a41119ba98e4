extension Lexer {
  /// Reads an element of JSX if one can begin here, or an operator.
  mutating func lexLess(_ grammar: Grammar) {
    let next = peek(1)
    if next == UInt8(ascii: "<") {
      position += 2
      return
    }
    guard ByteClass.isLetter(next) || next == UInt8(ascii: ">"), isBeforeOperand(position, grammar)
    else {
      position += 1
      return
    }
    lexElements(ElementState())
  }

  /// Reads tags, and text without colours, up to the end of the outermost element or into the code between braces.
  mutating func lexElements(_ state: ElementState) {
    var state = state
    while position < end {
      let byte = source[position]
      if byte == UInt8(ascii: "{") {
        position += 1
        var enclosure = Enclosure(
          form: StringForm(quote: 0, spansLines: true, interpolation: .element))
        enclosure.element = state
        enclosures.append(enclosure)
        return
      }
      if state.isInTag {
        if lexElementTag(byte, &state) { return }
      } else if byte == UInt8(ascii: "<") {
        openElementTag(&state)
      } else {
        position += 1
      }
    }
  }

  private mutating func openElementTag(_ state: inout ElementState) {
    state.isClosing = peek(1) == UInt8(ascii: "/")
    position += state.isClosing ? 2 : 1
    state.isInTag = true
    let name = position
    while position < end,
      ByteClass.isWord(source[position]) || source[position] == UInt8(ascii: ".")
        || source[position] == UInt8(ascii: "-") || source[position] == UInt8(ascii: ":")
    {
      position += 1
    }
    append(.tag, from: name)
    if peek() == UInt8(ascii: "<"), let behind = typeArgumentsEnd() { position = behind }
  }

  /// The offset behind the type arguments of an element, `<List<string> items={…}>`, which are short.
  private func typeArgumentsEnd() -> Int? {
    var depth = 0
    for index in position..<min(end, position + 80) {
      switch source[index] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "\n"): return nil
      default: break
      }
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  /// Reads a piece of a tag.
  ///
  /// - Returns: whether it ends the outermost element.
  private mutating func lexElementTag(_ byte: UInt8, _ state: inout ElementState) -> Bool {
    let start = position
    switch byte {
    case UInt8(ascii: ">"):
      position += 1
      state.isInTag = false
      if state.isClosing {
        state.depth -= 1
      } else if self.byte(at: start - 1) != UInt8(ascii: "/") {
        state.depth += 1
      }
      return state.depth <= 0
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      position += 1
      lexString(StringForm(quote: byte, spansLines: true, escapes: .none), from: start)
    case _ where ByteClass.isWord(byte):
      position = hyphenatedEnd(from: position)
      append(.key, from: start)
    default: position += 1
    }
    return false
  }
}
