import Numbers
import Quantities

/// Cuts the text of a formula into tokens.
struct FormulaScanner {
  let text: [Unicode.Scalar]
  let notation: Notation

  init(_ text: [Unicode.Scalar], _ notation: Notation) {
    self.text = text
    self.notation = notation
  }

  /// The longest text that is read; no formula of a course is longer.
  static let longest = 2000

  /// All tokens, with an `end` behind the last.
  func tokens() throws(FormulaFault) -> [FormulaToken] {
    guard text.count <= Self.longest else {
      throw FormulaFault(
        "formula/too-long", at: Span(offset: 0, count: text.count),
        "a formula has at most \(Self.longest) characters")
    }
    var tokens: [FormulaToken] = []
    var index = 0
    while index < text.count {
      if text[index].isBlank {
        index += 1
        continue
      }
      if let power = raised(at: index), let last = power.last {
        tokens += power
        index = last.span.offset + last.span.count
        continue
      }
      let token = try self.token(at: index)
      tokens.append(token)
      index = token.span.offset + token.span.count
    }
    tokens.append(FormulaToken(kind: .end, span: Span(offset: text.count, count: 0)))
    return tokens
  }

  private func token(at index: Int) throws(FormulaFault) -> FormulaToken {
    if let (number, count) = WrittenNumber.magnitude(of: text[index...]) {
      return quantity(number, at: index, digits: count)
    }
    if let sign = Self.sign(of: text[index]) {
      return FormulaToken(kind: .sign(sign), span: Span(offset: index, count: 1))
    }
    if text[index].isLetter || text[index] == "_" && notation == .values {
      return notation == .laws ? symbol(at: index) : try name(at: index)
    }
    throw unexpected(at: index)
  }

  /// A power in raised digits, as the tokens of one with `^`: x², x⁻¹.
  private func raised(at start: Int) -> [FormulaToken]? {
    let isNegative = text[start] == "⁻"
    let first = isNegative ? start + 1 : start
    var digits = ""
    while first + digits.utf8.count < text.count,
      let digit = Self.raisedDigits.firstIndex(of: text[first + digits.utf8.count])
    {
      digits += "\(digit)"
    }
    let count = digits.utf8.count
    guard count > 0, let number = WrittenNumber(parsing: digits) else { return nil }
    var tokens = [FormulaToken(kind: .sign("^"), span: Span(offset: start, count: 1))]
    if isNegative {
      tokens.append(FormulaToken(kind: .sign("-"), span: Span(offset: start, count: 1)))
    }
    tokens.append(
      FormulaToken(kind: .number(number), span: Span(offset: first, count: count)))
    return tokens
  }

  private static let raisedDigits: [Unicode.Scalar] = [
    "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹",
  ]

  private func unexpected(at index: Int) -> FormulaFault {
    let span = Span(offset: index, count: 1)
    let written = FormulaToken(kind: .end, span: span).text(in: text)
    if text[index] == "%" || text[index] == "°" {
      return FormulaFault(
        "formula/syntax", at: span, "`\(written)` stands behind a number",
        explanation: "A value's name has its unit already.")
    }
    return FormulaFault(
      "formula/syntax", at: span, "`\(written)` has no meaning in a formula",
      explanation: "A formula is made of numbers, names, + - * / ^, parentheses and functions.")
  }

  /// A number, with its unit where the notation has units.
  private func quantity(_ number: WrittenNumber, at index: Int, digits: Int) -> FormulaToken {
    let end = index + digits
    if notation == .values {
      let start = text[end...].firstIndex { !$0.isBlank } ?? text.endIndex
      if let (unit, count) = self.unit(at: start) {
        let places = number.lastDigit > 0 ? number.places : nil
        let quantity = Quantity(
          unit.value(of: number.value), unit.dimension, in: unit, places: places)
        return FormulaToken(
          kind: .quantity(quantity), span: Span(offset: index, count: start + count - index))
      }
    }
    return FormulaToken(kind: .number(number), span: Span(offset: index, count: digits))
  }

  /// The longest spelling of a unit that stands here as a word of its own.
  private func unit(at index: Int) -> (unit: Unit, count: Int)? {
    var longest: (unit: Unit, count: Int)?
    for unit in Unit.all {
      for spelling in unit.spellings {
        guard let count = text[index...].lengthOfWord(spelling), count > longest?.count ?? 0 else {
          continue
        }
        let isName = index + count < text.count && text[index + count] == "."
        if !isName { longest = (unit, count) }
      }
    }
    return longest
  }

  private static func sign(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "+", "-", "*", "/", "^", "(", ")", ",", "=": scalar
    case "\u{2212}": "-"
    case "×", "·", "⋅", "\u{2062}": "*"
    case "÷", "∕": "/"
    case "√": "√"
    default: nil
    }
  }
}
