import Diagnostics
import Numbers
import Quantities

extension ValueSpan {
  /// What every value begins with.
  public static let mark = "= "

  /// Whether a code span is a value: it begins with `= ` and names a value of a block, with a dot in its name. Any other
  /// code span is code.
  public static func isValue(_ code: String) -> Bool {
    let scalars = Array(code.unicodeScalars)
    guard scalars.count > 2, scalars[0] == "=", scalars[1] == " " else { return false }
    let scanner = FormulaScanner(scalars, .values)
    var index = 2
    while index < scalars.count {
      if scalars[index] == "\"" {
        index = (scalars[(index + 1)...].firstIndex(of: "\"") ?? scalars.count - 1) + 1
        continue
      }
      guard scalars[index].isLetter else {
        index += 1
        continue
      }
      guard let token = try? scanner.name(at: index) else { return false }
      if case .name(let name) = token.kind, name.isDotted { return true }
      index += max(token.span.count, 1)
    }
    return false
  }

  /// Reads the code of a value span: `= size of EXPRESSION in UNIT to N places`.
  ///
  /// - Parameter code: the whole code, beginning with `= `.
  public init(parsing code: String) throws(FormulaFault) {
    var words = Word.all(of: code)
    if words.first?.text == "=" { words.removeFirst() }
    var isSize = false
    if words.count > 2, words[0].text == "size", words[1].text == "of" {
      isSize = true
      words.removeFirst(2)
    }
    var choice = DisplayChoice()
    var unitSpan: Span?
    if let format = try ValueSpan.takeDigits(from: &words) { choice.format = format }
    if let (unit, span) = try ValueSpan.takeUnit(from: &words) {
      choice.unit = unit
      unitSpan = span
    }
    if choice.format == nil, let format = try ValueSpan.takeDigits(from: &words) {
      choice.format = format
    }
    guard let first = words.first, let last = words.last else {
      throw FormulaFault("formula/syntax", at: nil, "a value span needs the name of a value")
    }
    let end = last.offset + last.text.unicodeScalars.count
    // Blanks in front keep the places of the expression those of the span.
    let scalars = Array(code.unicodeScalars)
    var text = String(repeating: " ", count: first.offset)
    text.unicodeScalars.append(contentsOf: scalars[first.offset..<end])
    self.init(try Expression(parsing: text), isSize: isSize, choice)
    self.unitSpan = unitSpan
  }

  /// Reads a value span that stands in a file.
  ///
  /// - Parameters:
  ///   - code: the whole code, beginning with `= `.
  ///   - range: where the code stands, without its backticks.
  ///   - diagnostics: receives one error when the code is no value span.
  public init?(
    parsing code: String, at range: SourceRange, reporting diagnostics: inout [Diagnostic]
  ) {
    do throws(FormulaFault) {
      try self.init(parsing: code)
    } catch {
      var diagnostic = error.diagnostic(at: range)
      if diagnostic.explanation == nil {
        diagnostic.explanation =
          "Code that begins with `= ` and names a value is replaced by it; other code begins otherwise."
      }
      diagnostics.append(diagnostic)
      return nil
    }
  }

  /// Takes `to N places` or `to N figures` from the end.
  private static func takeDigits(from words: inout [Word]) throws(FormulaFault) -> NumberFormat? {
    guard let start = words.lastIndex(where: { $0.text == "to" }), start + 1 < words.count else {
      return nil
    }
    var index = start + 1
    if let format = NumberFormat(parsing: words, from: &index), index == words.count {
      words.removeSubrange(start...)
      return format
    }
    guard words.count - start <= 4 else { return nil }
    throw FormulaFault(
      "formula/syntax", at: span(of: words[start...]), "digits are `to 2 places` or `to 3 figures`")
  }

  /// Takes `in UNIT` from the end.
  private static func takeUnit(from words: inout [Word]) throws(FormulaFault) -> (Unit, Span)? {
    guard var start = words.lastIndex(where: { $0.text == "in" }) else { return nil }
    // `in in` at the end is the inch: the first of the two is the word.
    if start == words.count - 1, start > 0, words[start - 1].text == "in" { start -= 1 }
    guard start > 0, start + 1 < words.count else { return nil }
    var index = start + 1
    let place = span(of: words[(start + 1)...])
    if let unit = Unit(parsing: words, from: &index), index == words.count {
      words.removeSubrange(start...)
      return (unit, place)
    }
    // `3 in - x` measures in inches; then an operator or nothing follows.
    guard words.count - start <= 3, words[start + 1].text.unicodeScalars.first?.isLetter == true
    else { return nil }
    let written = words[(start + 1)...].map { $0.text }.joined(separator: " ")
    let near = NearMiss.of(written, among: Unit.all.flatMap { $0.spellings })
    throw FormulaFault(
      "quantity/unknown-unit", at: place, "`\(written)` is not a unit",
      solution: near.map { "did you mean `\($0)`?" }, replacement: near)
  }

  private static func span(of words: ArraySlice<Word>) -> Span {
    let first = words.first?.offset ?? 0
    let end = words.last.map { $0.offset + $0.text.unicodeScalars.count } ?? first
    return Span(offset: first, count: end - first)
  }
}

extension DisplayChoice {
  /// No plus sign for a size, whatever the course asks for.
  mutating func dropSign(from other: DisplayChoice) {
    guard var format = format ?? other.format, format.showsPlus else { return }
    format.showsPlus = false
    self.format = format
  }
}
