import Diagnostics

extension FormulaReader {
  /// The colour behind a command: a name of the usual table, or `#rrggbb`.
  mutating func color(for token: Token) throws(TeXFault) -> TeXColor {
    var model = ""
    if try stream.peekSolid().isCharacter("[") {
      model = try plainBracketed(for: token)?.text ?? ""
    }
    guard try stream.peekSolid().kind == .open else {
      throw TeXFault(
        "math/missing-argument", at: token, "\(token.text) needs a colour in braces behind it",
        solutions: [("write it as `\(token.text){red}`", nil)])
    }
    let text = try plainArgument(for: token)
    if let color = NamedColor.color(text.text, model: model) { return color }
    var solutions: [(String, String?)] = []
    if let near = NearMiss.of(text.text, among: NamedColor.names) {
      solutions.append(("did you mean `\(near)`?", text.isFromMacro ? nil : near))
    }
    try note(
      TeXFault(
        "math/bad-color", text.bytes, "`\(text.text)` is no colour",
        explanation: "A colour is a name, as red or teal, or a number, as #c02020.",
        solutions: solutions))
    return TeXColor(hex: "#000000")
  }
}
