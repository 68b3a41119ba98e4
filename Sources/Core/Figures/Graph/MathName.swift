import Drawing
import Formula

/// Names and labels that are mathematics: those between dollars, `$x_1$`, and those that print would set as symbols, `x_1`.
enum MathName {
  /// The symbol, with Greek letters in place of their commands; `nil` for plain words.
  static func symbol(of text: String) -> String? {
    guard text.count > 2, text.first == "$", text.last == "$" else {
      return LabelText.isSymbol(text) ? braced(text) : nil
    }
    let inner = text.dropFirst().dropLast()
    if inner.contains("$") { return nil }
    var symbol = ""
    var rest = inner
    while let character = rest.first {
      rest = rest.dropFirst()
      if character == "\\" {
        let name = String(rest.prefix { $0.isLetter })
        rest = rest.dropFirst(name.count)
        symbol += name == "prime" ? "′" : name == "infty" ? "∞" : Greek.letter(named: name) ?? name
      } else if character == "-" {
        symbol += "−"
      } else if character != " " {
        symbol.append(character)
      }
    }
    return symbol.isEmpty ? nil : symbol
  }

  /// In a plain name, all letters and digits behind `_` are small: `v_max`, where TeX would want `v_{max}`.
  private static func braced(_ name: String) -> String {
    guard let sign = name.firstIndex(of: "_") else { return name }
    let script = name[name.index(after: sign)...]
    let isPlain = script.allSatisfy { $0.isLetter || $0.isNumber }
    return isPlain && script.count > 1 ? "\(name[...sign]){\(script)}" : name
  }

  /// A name as it stands in sentences and tables: `x₁`. One that is read from right to left is isolated (U+2068 … U+2069), so that arrows and
  /// numbers beside it stay in their order.
  static func plain(_ text: String) -> String {
    if Label.runsRightToLeft(text) { return "\u{2068}" + text + "\u{2069}" }
    return symbol(of: text).map { LabelText.plain(symbol: $0) } ?? text
  }

  /// What is written on an edge.
  static func edgeLabel(_ text: String) -> LabelText {
    guard text.first == "$", let symbol = symbol(of: text) else {
      return LabelText(text, size: 14, face: .serif)
    }
    return LabelText(symbol: symbol, size: 14)
  }
}
