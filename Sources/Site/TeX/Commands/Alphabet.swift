/// A style of letters. MathML Core has no attribute for most of them: letters become the characters that Unicode has for
/// each style, most of them in Plane 1.
enum Alphabet: Sendable {
  case normal, upright, italic, bold, boldItalic
  case script, fraktur, doubleStruck
  case sans, sansItalic, sansBold, mono

  /// Whether letters side by side make a word, as units do, and not a product.
  var makesWords: Bool {
    switch self {
    case .upright, .italic, .bold, .sans, .sansItalic, .sansBold, .mono: true
    case .normal, .boldItalic, .script, .fraktur, .doubleStruck: false
    }
  }

  /// The character for a letter or digit in this alphabet; the same one where Unicode has none.
  func character(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    let value = scalar.value
    switch value {
    case 0x41...0x5A: return latin(capital: value - 0x41, for: scalar)
    case 0x61...0x7A: return latin(small: value - 0x61, for: scalar)
    case 0x30...0x39: return digits.flatMap { Unicode.Scalar($0 + value - 0x30) } ?? scalar
    case 0x391...0x3A9: return greek(value - 0x391) ?? scalar
    case 0x3B1...0x3C9: return greek(value - 0x3B1 + 26) ?? scalar
    case 0x2207: return greek(25) ?? scalar
    default:
      guard let place = Self.greekVariants.firstIndex(of: scalar) else { return scalar }
      return greek(UInt32(51 + place)) ?? scalar
    }
  }

  private static let greekVariants: [Unicode.Scalar] = ["∂", "ϵ", "ϑ", "ϰ", "ϕ", "ϱ", "ϖ"]

  private func latin(capital index: UInt32, for scalar: Unicode.Scalar) -> Unicode.Scalar {
    if let exception = exceptions[scalar] { return exception }
    return letters.flatMap { Unicode.Scalar($0 + index) } ?? scalar
  }

  private func latin(small index: UInt32, for scalar: Unicode.Scalar) -> Unicode.Scalar {
    if let exception = exceptions[scalar] { return exception }
    return letters.flatMap { Unicode.Scalar($0 + 26 + index) } ?? scalar
  }

  private func greek(_ index: UInt32) -> Unicode.Scalar? {
    switch self {
    case .bold: Unicode.Scalar(0x1D6A8 + index)
    case .italic: Unicode.Scalar(0x1D6E2 + index)
    case .boldItalic: Unicode.Scalar(0x1D71C + index)
    case .sansBold: Unicode.Scalar(0x1D756 + index)
    default: nil
    }
  }

  /// Where the alphabet's A stands.
  private var letters: UInt32? {
    switch self {
    case .normal, .upright: nil
    case .italic: 0x1D434
    case .bold: 0x1D400
    case .boldItalic: 0x1D468
    case .script: 0x1D49C
    case .fraktur: 0x1D504
    case .doubleStruck: 0x1D538
    case .sans: 0x1D5A0
    case .sansItalic: 0x1D608
    case .sansBold: 0x1D5D4
    case .mono: 0x1D670
    }
  }

  /// Where the alphabet's 0 stands.
  private var digits: UInt32? {
    switch self {
    case .bold, .boldItalic: 0x1D7CE
    case .doubleStruck: 0x1D7D8
    case .sans, .sansItalic: 0x1D7E2
    case .sansBold: 0x1D7EC
    case .mono: 0x1D7F6
    case .normal, .upright, .italic, .script, .fraktur: nil
    }
  }

  /// Letters that Unicode had before Plane 1.
  private var exceptions: [Unicode.Scalar: Unicode.Scalar] {
    switch self {
    case .italic: Self.italicExceptions
    case .script: Self.scriptExceptions
    case .fraktur: Self.frakturExceptions
    case .doubleStruck: Self.doubleStruckExceptions
    default: [:]
    }
  }

  private static let italicExceptions: [Unicode.Scalar: Unicode.Scalar] = ["h": "ℎ"]
  private static let scriptExceptions: [Unicode.Scalar: Unicode.Scalar] = [
    "B": "ℬ", "E": "ℰ", "F": "ℱ", "H": "ℋ", "I": "ℐ", "L": "ℒ", "M": "ℳ", "R": "ℛ", "e": "ℯ",
    "g": "ℊ", "o": "ℴ",
  ]
  private static let frakturExceptions: [Unicode.Scalar: Unicode.Scalar] = [
    "C": "ℭ", "H": "ℌ", "I": "ℑ", "R": "ℜ", "Z": "ℨ",
  ]
  private static let doubleStruckExceptions: [Unicode.Scalar: Unicode.Scalar] = [
    "C": "ℂ", "H": "ℍ", "N": "ℕ", "P": "ℙ", "Q": "ℚ", "R": "ℝ", "Z": "ℤ",
  ]
}
