import Numbers
import Quantities

/// Builds the tree from the tokens, by recursive descent over a bounded depth.
struct FormulaParser {
  let text: [Unicode.Scalar]
  let notation: Notation
  private let tokens: [FormulaToken]
  private var index = 0
  private var depth = 0
  private var divisions = 0

  /// How deeply parentheses, exponents and signs may be nested, and how often a formula may divide: beyond that nobody
  /// reads it, and a tree stays shallow enough for every stack.
  private static let deepest = 50

  init(_ text: String, _ notation: Notation) throws(FormulaFault) {
    self.text = Array(text.unicodeScalars)
    self.notation = notation
    tokens = try FormulaScanner(self.text, notation).tokens()
  }

  var token: FormulaToken { tokens[index] }

  func at(_ sign: Unicode.Scalar) -> Bool { token.kind == .sign(sign) }

  mutating func advance() {
    if index + 1 < tokens.count { index += 1 }
  }

  /// The token before the current one.
  var previous: FormulaToken { tokens[max(index - 1, 0)] }

  private var last: Span { previous.span }

  /// A whole formula without `=`.
  mutating func expression() throws(FormulaFault) -> Expression {
    let result = try sum()
    guard token.kind == .end else { throw unexpectedToken() }
    return result
  }

  /// Two formulas with `=` between them.
  mutating func equation() throws(FormulaFault) -> Equation {
    let left = try sum()
    guard at("=") else { throw token.kind == .end ? missingEquals() : unexpectedToken() }
    advance()
    let right = try sum()
    guard !at("=") else { throw secondEquals() }
    guard token.kind == .end else { throw unexpectedToken() }
    return Equation(left, right)
  }

  /// `+` and `-` between products; a sign before the first.
  mutating func sum() throws(FormulaFault) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw tooDeep() }
    let start = token.span
    var terms: [Expression.Term] = []
    var isSubtracted = at("-")
    if at("-") || at("+") { advance() }
    while true {
      terms.append(Expression.Term(try product(), isSubtracted: isSubtracted))
      guard at("+") || at("-") else { break }
      isSubtracted = at("-")
      advance()
    }
    let span = start.through(last)
    if terms.count > 1 { return Expression(.sum(terms), at: span) }
    return terms[0].isSubtracted
      ? Expression(.negative(terms[0].expression), at: span) : terms[0].expression
  }

  /// `*`, `/`, and in laws neighbours, from left to right.
  private mutating func product() throws(FormulaFault) -> Expression {
    let start = token.span
    var factors = [try factor()]
    var isDivisor = false
    while true {
      if at("*") {
        advance()
        factors.append(try factor())
        isDivisor = false
      } else if at("/") {
        divisions += 1
        guard divisions <= Self.deepest else { throw tooDeep() }
        let first = Self.startOfDividend(in: factors)
        let dividend = Self.product(of: Array(factors[first...]), at: start.through(last))
        advance()
        let quotient = Expression.Form.quotient(dividend, try factor())
        factors[first...] = [Expression(quotient, at: start.through(last))]
        isDivisor = true
      } else if notation == .laws, startsOperand {
        if isDivisor { throw ambiguous() }
        factors.append(try factor())
      } else {
        return Self.product(of: factors, at: start.through(last))
      }
    }
  }

  /// What a `/` divides: the factors behind the last quotient, so that `a/b * c/d` is a product of two fractions; all of
  /// them where that is none.
  private static func startOfDividend(in factors: [Expression]) -> Int {
    let quotient = factors.lastIndex { $0.isQuotient }
    guard let quotient, quotient + 1 < factors.count else { return 0 }
    return quotient + 1
  }

  private static func product(of factors: [Expression], at span: Span) -> Expression {
    factors.count == 1 ? factors[0] : Expression(.product(factors), at: span)
  }

  /// Whether an operand begins at the current token.
  private var startsOperand: Bool {
    switch token.kind {
    case .number, .quantity, .name: true
    case .sign(let sign): sign == "(" || sign == "√"
    case .end: false
    }
  }

  /// A sign, or a base with its exponent.
  private mutating func factor() throws(FormulaFault) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw tooDeep() }
    let start = token.span
    if at("+") {
      advance()
      return try factor()
    }
    if at("-") {
      advance()
      return Expression(.negative(try factor()), at: start.through(last))
    }
    let base = try operand()
    guard at("^") else { return base }
    advance()
    return Expression(.power(base, try factor()), at: start.through(last))
  }

  private mutating func operand() throws(FormulaFault) -> Expression {
    let start = token
    switch start.kind {
    case .number(let number):
      advance()
      return Expression(.number(number.value, places: number.places), at: start.span)
    case .quantity(let quantity):
      advance()
      return Expression(.quantity(quantity, .written), at: start.span)
    case .name(let name):
      advance()
      return try call(name, at: start.span) ?? Expression(.name(name), at: start.span)
    case .sign("("):
      advance()
      let inner = try sum()
      guard at(")") else { throw unclosed(start.span) }
      advance()
      return inner
    case .sign("√"): return try rootOfOperand()
    case .sign, .end: throw missingOperand()
    }
  }

  /// `√` and what stands behind it: a number, a name, or something in parentheses.
  private mutating func rootOfOperand() throws(FormulaFault) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw tooDeep() }
    let start = token.span
    advance()
    let argument = try operand()
    return Expression(.call(.sqrt, [argument]), at: start.through(last))
  }

  /// A call, if the name is a function's and arguments follow: in parentheses, or in laws a bare factor (`sin θ`).
  private mutating func call(_ name: ValueName, at span: Span) throws(FormulaFault) -> Expression? {
    guard !name.isDotted, let written = name.parts.first else { return nil }
    guard var function = Function(written: written) else {
      if notation == .values, at("("), token.span.offset == span.offset + span.count {
        throw unknownFunction(written, at: span)
      }
      return nil
    }
    var exponent: Expression?
    if notation == .laws, at("^") {
      advance()
      if at("-"), let inverse = function.inverseOfAngle {
        advance()
        guard try operand() == .number(1) else { throw powerOfInverse(function, at: span) }
        function = inverse
      } else {
        exponent = try operand()
      }
    }
    guard at("(") || notation == .laws && startsOperand else { return nil }
    let arguments = at("(") ? try self.arguments() : [try factor()]
    let whole = span.through(last)
    guard function.arguments.contains(arguments.count) else {
      throw function.wrongArguments(arguments.count, at: whole)
    }
    if function == .sum { try checkSummation(arguments, at: whole) }
    let call = Expression(.call(function, arguments), at: whole)
    return exponent.map { Expression(.power(call, $0), at: whole) } ?? call
  }

  private mutating func arguments() throws(FormulaFault) -> [Expression] {
    let open = token.span
    advance()
    var arguments = [try sum()]
    while at(",") {
      advance()
      arguments.append(try sum())
    }
    guard at(")") else { throw unclosed(open) }
    advance()
    return arguments
  }
}
