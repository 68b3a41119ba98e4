extension FormulaReader {
  /// `\label{…}`: the name of the line it stands in.
  mutating func readLabel(_ token: Token) throws(TeXFault) {
    let name = try plainArgument(for: token)
    guard !name.text.isEmpty else {
      return try note(TeXFault("math/empty-label", name.bytes, "a label needs a name"))
    }
    guard labels.last?.line != line else {
      return try note(
        TeXFault(
          "math/second-label", name.bytes, "a line takes one \\label",
          solutions: [("remove one of the two", nil)]))
    }
    labels.append((line, name))
  }

  /// `\tag{…}`: what stands in place of the line's number.
  mutating func readTag(_ token: Token) throws(TeXFault) {
    let isBare = try takeStar()
    let items = try textArgument(for: token, TextStyle())
    guard lines[line].tag == nil else {
      return try note(
        TeXFault(
          "math/second-tag", at: token, "a line takes one \\tag",
          solutions: [("remove one of the two", nil)]))
    }
    lines[line].tag = PlainTextReading.text(items)
    lines[line].isBareTag = isBare
  }

  /// Takes a star that follows a command.
  mutating func takeStar() throws(TeXFault) -> Bool {
    guard try stream.peek().isCharacter("*") else { return false }
    stream.advance()
    return true
  }
}
