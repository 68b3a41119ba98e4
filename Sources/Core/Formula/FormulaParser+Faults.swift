import Diagnostics
import Quantities

extension FormulaParser {
  func tooDeep() -> FormulaFault {
    FormulaFault("formula/too-deep", at: token.span, "a formula is nested at most 50 deep")
  }

  func unclosed(_ open: Span) -> FormulaFault {
    FormulaFault("formula/syntax", at: open, "`(` needs a closing `)`")
  }

  func missingOperand() -> FormulaFault {
    guard token.kind != .end else {
      return FormulaFault(
        "formula/syntax", at: token.span, "a number or a name is missing at the end")
    }
    return FormulaFault(
      "formula/syntax", at: token.span,
      "a number or a name is missing before `\(token.text(in: text))`")
  }

  /// What stands where an operator or the end should be.
  func unexpectedToken() -> FormulaFault {
    let written = token.text(in: text)
    switch token.kind {
    case .sign("="):
      return FormulaFault(
        "formula/syntax", at: token.span, "an expression has no `=`",
        explanation: "Write the side whose value is wanted.")
    case .sign(")"):
      return FormulaFault("formula/syntax", at: token.span, "`)` closes nothing")
    case .sign(","):
      return FormulaFault(
        "formula/syntax", at: token.span, "`,` stands only between arguments",
        explanation: "The decimal sign is a point.")
    default:
      if let unit = misspelledUnit {
        return FormulaFault(
          "quantity/unknown-unit", at: token.span, "`\(written)` is not a unit",
          solution: "did you mean `\(unit)`?", replacement: unit)
      }
      return FormulaFault(
        "formula/syntax", at: token.span, "an operator is missing before `\(written)`",
        solution: "write `* \(written)` to multiply", replacement: "* " + written)
    }
  }

  /// The unit that was meant by a word behind a number, if it is near enough to one.
  private var misspelledUnit: String? {
    guard notation == .values, case .number = previous.kind, case .name(let name) = token.kind,
      name.text.unicodeScalars.count > 1
    else { return nil }
    return NearMiss.of(name.text, among: Unit.all.flatMap { $0.spellings })
  }

  func missingEquals() -> FormulaFault {
    FormulaFault("formula/syntax", at: token.span, "an equation needs `=` between its sides")
  }

  func secondEquals() -> FormulaFault {
    FormulaFault("formula/syntax", at: token.span, "an equation has one `=`")
  }

  func ambiguous() -> FormulaFault {
    FormulaFault(
      "formula/ambiguous", at: token.span,
      "what is divided by ends where a product without `*` begins",
      explanation: "`a/b c` may mean (a/b) c or a/(b c): write the parentheses or the `*`.")
  }

  /// A negative exponent of a function other than −1.
  func powerOfInverse(_ function: Function, at span: Span) -> FormulaFault {
    let name = function.rawValue
    return FormulaFault(
      "formula/ambiguous", at: span.through(previous.span),
      "`\(name)^-1` is the inverse of `\(name)`, and other negative powers of it need parentheses",
      explanation: "Write `1/\(name)^2 x` for a power.")
  }

  /// An index, two whole numbers, and a term in which no other sum stands.
  func checkSummation(_ arguments: [Expression], at span: Span) throws(FormulaFault) {
    guard Summation(arguments) != nil else { throw Summation.malformed(at: span) }
  }

  func unknownFunction(_ name: String, at span: Span) -> FormulaFault {
    let near = NearMiss.of(name, among: Function.allCases.map { $0.rawValue })
    return FormulaFault(
      "formula/unknown-function", at: span, "`\(name)` is not a function",
      explanation: "The functions are "
        + Function.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ") + ".",
      solution: near.map { "did you mean `\($0)`?" }, replacement: near)
  }
}

extension Function {
  /// The fault for a call with too few or too many arguments.
  func wrongArguments(_ count: Int, at span: Span?) -> FormulaFault {
    let needed =
      arguments.upperBound == 1
      ? "one argument"
      : arguments.count == 1
        ? "\(arguments.upperBound) arguments" : "1 to \(arguments.upperBound) arguments"
    return FormulaFault(
      "formula/arguments", at: span, "`\(rawValue)` takes \(needed), not \(count)")
  }
}
