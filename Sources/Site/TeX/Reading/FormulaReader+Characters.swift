extension FormulaReader {
  /// `\char"263A`, `\char'101`, `\char65`, `` \char`a ``: a character by its number.
  mutating func characterCode(_ token: Token) throws(TeXFault) -> MathItem {
    let fault = TeXFault(
      "math/bad-character", at: token, "\\char needs a character's number behind it",
      solutions: [("write it as `\\char\"263A`", nil)])
    var radix = 10
    let first = try stream.peekSolid()
    if first.isCharacter("`") {
      stream.advance()
      let named = stream.takeRaw()
      guard let scalar = named.kind == .character ? named.scalar : named.name.unicodeScalars.first
      else { throw fault }
      return character(scalar)
    }
    if first.isCharacter("\"") { radix = 16 }
    if first.isCharacter("'") { radix = 8 }
    if radix != 10 { stream.advance() }
    var value: UInt32 = 0
    var count = 0
    while count < 7 {
      let digit = try stream.peek()
      guard digit.kind == .character, digit.scalar.value < 0x80,
        let number = UInt32(String(digit.scalar), radix: radix)
      else { break }
      value = value * UInt32(radix) + number
      count += 1
      stream.advance()
    }
    guard count > 0, let scalar = Self.printable(value) else { throw fault }
    return character(scalar)
  }

  /// `\unicode{x263A}`.
  mutating func unicode(_ token: Token) throws(TeXFault) -> MathItem {
    let text = try plainArgument(for: token)
    let isHex = text.text.first == "x" || text.text.first == "X"
    let digits = isHex ? String(text.text.dropFirst()) : text.text
    guard digits.utf8.count <= 7, let value = UInt32(digits, radix: isHex ? 16 : 10),
      let scalar = Self.printable(value)
    else {
      throw TeXFault(
        "math/bad-character", text.bytes, "\\unicode needs a character's number, as x263A")
    }
    return character(scalar)
  }

  /// A character that may stand in a page.
  private static func printable(_ value: UInt32) -> Unicode.Scalar? {
    guard let scalar = Unicode.Scalar(value), value >= 0x20, !(0x7F...0x9F).contains(value),
      value & 0xFFFE != 0xFFFE, !(0xFDD0...0xFDEF).contains(value)
    else { return nil }
    return scalar
  }
}
