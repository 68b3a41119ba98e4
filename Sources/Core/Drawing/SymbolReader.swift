/// Reads a symbol such as `F′_1` into runs of text.
struct SymbolReader {
  let isBold: Bool

  func runs(of symbol: String) -> [TextRun] {
    var runs: [TextRun] = []
    var script = TextRun.Script.baseline
    var isInBraces = false
    for character in symbol {
      switch character {
      case "_" where !isInBraces && script == .baseline: script = .lower
      case "^" where !isInBraces && script == .baseline: script = .upper
      case "{" where script != .baseline && !isInBraces: isInBraces = true
      case "}" where isInBraces:
        isInBraces = false
        script = .baseline
      default:
        append(character, script, to: &runs)
        if !isInBraces { script = .baseline }
      }
    }
    return runs
  }

  private func append(
    _ character: Character, _ script: TextRun.Script, to runs: inout [TextRun]
  ) {
    var text = character == "'" ? "′" : String(character)
    var script = script
    if let small = Self.small(character) {
      text = small.plain
      script = small.script
    }
    let isSlanted = text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic }
    let face: Face =
      isSlanted
      ? (isBold ? .serifBoldItalic : .serifItalic) : (isBold ? .serifBold : .serif)
    if let last = runs.last, last.face == face, last.script == script {
      runs[runs.count - 1].text += text
    } else {
      runs.append(TextRun(text, face: face, script: script))
    }
  }

  /// The plain character of Unicode's small one.
  private static func small(_ character: Character) -> (plain: String, script: TextRun.Script)? {
    guard let scalar = character.unicodeScalars.first else { return nil }
    switch scalar.value {
    case 0x2080...0x2089: return (String(Int(scalar.value - 0x2080)), .lower)
    case 0x2070, 0x2074...0x2079: return (String(Int(scalar.value - 0x2070)), .upper)
    case 0xB9: return ("1", .upper)
    case 0xB2: return ("2", .upper)
    case 0xB3: return ("3", .upper)
    case 0x2090: return ("a", .lower)
    case 0x2091: return ("e", .lower)
    case 0x2092: return ("o", .lower)
    case 0x1D62: return ("i", .lower)
    case 0x2C7C: return ("j", .lower)
    case 0x2096: return ("k", .lower)
    case 0x2098: return ("m", .lower)
    case 0x2099: return ("n", .lower)
    case 0x209A: return ("p", .lower)
    case 0x209B: return ("s", .lower)
    case 0x209C: return ("t", .lower)
    default: return nil
    }
  }

  /// Characters and Unicode's small ones.
  static let lower = [
    "0₀", "1₁", "2₂", "3₃", "4₄", "5₅", "6₆", "7₇", "8₈", "9₉", "aₐ", "eₑ", "iᵢ", "jⱼ", "kₖ", "mₘ",
    "nₙ", "oₒ", "pₚ", "sₛ", "tₜ", "+₊", "−₋",
  ]
  static let upper = [
    "0⁰", "1¹", "2²", "3³", "4⁴", "5⁵", "6⁶", "7⁷", "8⁸", "9⁹", "nⁿ", "iⁱ", "+⁺", "−⁻", "′′",
  ]

  /// A text in small characters; `nil` if one has none.
  static func small(_ text: String, of table: [String]) -> String? {
    var small = ""
    for character in text {
      guard let pair = table.first(where: { $0.first == character }) else { return nil }
      small += pair.dropFirst()
    }
    return small
  }

  /// True for one letter followed by digits, primes or small characters only, and for numbers.
  static func isSymbol(_ name: String) -> Bool {
    var characters = name.makeIterator()
    guard let first = characters.next() else { return false }
    if first.isNumber || first == "−" || first == "-" || first == "∞" {
      return name.allSatisfy { $0.isNumber || "−-.,/∞".contains($0) }
    }
    guard first.unicodeScalars.allSatisfy({ isSetInSerif($0) }) else { return false }
    var isScript = false
    while let next = characters.next() {
      if next == "_" || next == "^" {
        isScript = true
      } else if !(next.isNumber || next == "′" || next == "'" || small(next) != nil || isScript) {
        return false
      }
    }
    return true
  }

  /// Latin and Greek letters.
  private static func isSetInSerif(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic && (scalar.value < 0x250 || 0x370..<0x400 ~= scalar.value)
  }
}
