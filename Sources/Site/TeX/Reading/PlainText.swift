/// The text of an argument that is not mathematics: a name, a length, a colour.
struct PlainText {
  var text: String
  /// Where it stands in the formula; the command's place if it is empty.
  var bytes: Range<Int>
  var isFromMacro: Bool

  init(_ tokens: [Token], behind command: Token) {
    text = tokens.map(\.text).joined()
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    let solid = tokens.filter { $0.kind != .space }
    isFromMacro = solid.contains { $0.isFromMacro } || command.isFromMacro
    let start = solid.first?.range.lowerBound ?? command.range.lowerBound
    bytes = start..<max(start, solid.last?.range.upperBound ?? command.range.upperBound)
  }
}
