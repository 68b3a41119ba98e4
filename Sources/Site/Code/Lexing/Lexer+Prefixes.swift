extension Lexer {
  /// Reads a string whose quotation mark stands right behind a word that belongs to it: `f"…"`, `br#"…"#`, `u8R"x(…)x"`.
  ///
  /// - Returns: false if the word is a name like any other.
  mutating func lexPrefixedString(_ grammar: Grammar, from start: Int) -> Bool {
    let next = peek()
    guard next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") || next == UInt8(ascii: "#")
    else { return false }
    let prefix = bytes(start..<position)
    switch grammar.prefixes {
    case .none: return false
    case .python: return lexPythonString(grammar, prefix, from: start)
    case .rust: return lexRustString(prefix, from: start)
    case .c: return lexCString(grammar, prefix, from: start)
    }
  }

  private mutating func lexPythonString(
    _ grammar: Grammar, _ prefix: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Bool {
    guard peek() != UInt8(ascii: "#"), prefix.count <= 2 else { return false }
    var form = grammar.string
    form.quote = peek()
    for byte in prefix {
      switch byte | 0x20 {
      case UInt8(ascii: "f"), UInt8(ascii: "t"): form.interpolation = .python
      // In a raw string too a backslash keeps the quotation mark behind it.
      case UInt8(ascii: "r"), UInt8(ascii: "b"), UInt8(ascii: "u"): break
      default: return false
      }
    }
    declaring = nil
    beginString(form, grammar, from: start)
    return true
  }

  private mutating func lexRustString(
    _ prefix: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Bool {
    let isRaw = prefix[prefix.count - 1] == UInt8(ascii: "r")
    guard prefix[0] == UInt8(ascii: "b") || prefix[0] == UInt8(ascii: "c") || isRaw,
      prefix.count == 1 || prefix.count == 2 && isRaw && prefix[0] != UInt8(ascii: "r")
    else { return false }
    if peek() == UInt8(ascii: "'") {
      guard prefix.elementsEqual("b".utf8) else { return false }
      position += 1
      lexString(StringForm(quote: UInt8(ascii: "'")), from: start)
      return true
    }
    let hashes = isRaw ? run(of: UInt8(ascii: "#"), at: position) : 0
    guard peek(hashes) == UInt8(ascii: "\"") else { return false }
    position += hashes + 1
    var form = StringForm(quote: UInt8(ascii: "\""), hashes: hashes, spansLines: true)
    if isRaw { form.escapes = .none }
    lexString(form, from: start)
    return true
  }

  private mutating func lexCString(
    _ grammar: Grammar, _ prefix: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Bool {
    let isRaw = prefix[prefix.count - 1] == UInt8(ascii: "R")
    let encoding = isRaw ? UnsafeBufferPointer(rebasing: prefix.dropLast()) : prefix
    let isEncoding =
      encoding.isEmpty || encoding.elementsEqual("L".utf8) || encoding.elementsEqual("u".utf8)
      || encoding.elementsEqual("U".utf8) || encoding.elementsEqual("u8".utf8)
    guard isEncoding, peek() != UInt8(ascii: "#") else { return false }
    guard isRaw else {
      lexString(StringForm(quote: peek()), fromQuoteAt: start)
      return true
    }
    guard peek() == UInt8(ascii: "\""), let opening = rawDelimiterEnd() else { return false }
    skipRawString(delimiter: position + 1..<opening)
    append(.string, from: start)
    return true
  }

  private mutating func lexString(_ form: StringForm, fromQuoteAt start: Int) {
    position += 1
    lexString(form, from: start)
  }

  /// The offset of the parenthesis behind the delimiter of a raw string of C++, which has at most 16 characters.
  private func rawDelimiterEnd() -> Int? {
    for index in position + 1...position + 17 {
      switch byte(at: index) {
      case UInt8(ascii: "("): return index
      case 0, UInt8(ascii: ")"), UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: " "),
        UInt8(ascii: "\n"), UInt8(ascii: "\t"):
        return nil
      default: continue
      }
    }
    return nil
  }

  private mutating func skipRawString(delimiter: Range<Int>) {
    let count = delimiter.count
    position = delimiter.upperBound + 1
    while position < end {
      let isParenthesis = source[position] == UInt8(ascii: ")")
      position += 1
      guard isParenthesis, byte(at: position + count) == UInt8(ascii: "\"") else { continue }
      if bytes(position..<position + count).elementsEqual(bytes(delimiter)) {
        position += count + 1
        return
      }
    }
  }
}
