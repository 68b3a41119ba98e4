/// What characters mean that are written as themselves.
enum SignTable {
  /// The signs of ASCII, by code; letters and digits are not looked up here.
  static let ascii: [MathSymbol] = (0..<128).map { code in
    let scalar = Unicode.Scalar(UInt8(code))
    return asciiSigns[scalar] ?? MathSymbol(String(scalar), .sign(.ordinary))
  }

  private static let asciiSigns: [Unicode.Scalar: MathSymbol] = [
    "+": MathSymbol("+", .sign(.binary)), "-": MathSymbol("−", .sign(.binary)),
    "*": MathSymbol("∗", .sign(.binary)), "=": MathSymbol("=", .sign(.relation)),
    "<": MathSymbol("<", .sign(.relation)), ">": MathSymbol(">", .sign(.relation)),
    ":": MathSymbol(":", .sign(.relation)), ",": MathSymbol(",", .sign(.punctuation)),
    ";": MathSymbol(";", .sign(.punctuation)), "(": MathSymbol("(", .delimiter(.opening)),
    "[": MathSymbol("[", .delimiter(.opening)), ")": MathSymbol(")", .delimiter(.closing)),
    "]": MathSymbol("]", .delimiter(.closing)), "|": MathSymbol("|", .delimiter(.ordinary)),
    "!": MathSymbol("!", .sign(.closing)), "?": MathSymbol("?", .sign(.closing)),
    "`": MathSymbol("‘", .sign(.ordinary)),
  ]

  /// The sign that a character beyond ASCII is, as its command would give it.
  static func symbol(for scalar: Unicode.Scalar) -> MathSymbol? { signs[scalar] }

  private static let signs: [Unicode.Scalar: MathSymbol] = {
    var table: [Unicode.Scalar: MathSymbol] = [:]
    for (words, kind) in SymbolTable.groups {
      let parts = words.split { $0 == " " || $0 == "\n" }
      for index in stride(from: 1, to: parts.count, by: 2) {
        let scalars = parts[index].unicodeScalars
        guard let scalar = scalars.first, scalars.count == 1, scalar.value > 0x7F,
          table[scalar] == nil
        else { continue }
        table[scalar] = MathSymbol(String(scalar), kind)
      }
    }
    let more: [(Unicode.Scalar, String, MathSymbol.Kind)] = [
      ("·", "⋅", .sign(.binary)), ("−", "−", .sign(.binary)), ("•", "∙", .sign(.binary)),
      ("⁄", "/", .sign(.ordinary)), ("∕", "/", .sign(.ordinary)), ("〈", "⟨", .delimiter(.opening)),
      ("〉", "⟩", .delimiter(.closing)), ("⟂", "⟂", .sign(.relation)),
      ("∶", ":", .sign(.relation)), ("¦", "¦", .sign(.ordinary)), ("‼", "‼", .sign(.closing)),
    ]
    for (scalar, text, kind) in more { table[scalar] = MathSymbol(text, kind) }
    return table
  }()

  /// The width in em of a character that is a space.
  static func width(ofSpace scalar: Unicode.Scalar) -> Double? {
    switch scalar {
    case "\u{A0}", "\u{2005}": 0.25
    case "\u{2000}", "\u{2002}": 0.5
    case "\u{2001}", "\u{2003}": 1
    case "\u{2004}": 1.0 / 3
    case "\u{2006}", "\u{2009}", "\u{202F}": 1.0 / 6
    case "\u{205F}": 2.0 / 9
    case "\u{200A}": 0.1
    case "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{2061}", "\u{2062}", "\u{2063}", "\u{2064}": 0
    default: nil
    }
  }
}
