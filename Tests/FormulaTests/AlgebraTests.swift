import Formula
import TestSupport
import Testing

/// Simplifying and differentiating, by example and by law.
@Suite struct AlgebraTests {
  static func law(_ text: String) throws -> Expression {
    try Expression(parsing: text, as: .laws)
  }

  static let simplified: [(String, String)] = [
    ("1 x", "x"), ("0 + x", "x"), ("x/1", "x"), ("-(-x)", "x"), ("x x", "x^2"),
    ("2 x + 3 x", "5 * x"), ("x - x", "0"), ("x y/x", "y"), ("1/(1/x)", "x"),
    ("(a/b)/(c/d)", "a * d / (b * c)"), ("2*3 x", "6 * x"), ("x*2*y*0.5", "x * y"),
    ("6/4", "3 / 2"), ("x - (y - z)", "x - y + z"), ("x + (-y)", "x - y"),
    ("1/(1/f - 1/d)", "f * d / (d - f)"), ("x^2/x", "x"), ("x^3 x^-1", "x^2"),
    ("sqrt(x) sqrt(x)", "x"), ("sqrt(x^2)", "abs(x)"), ("sqrt(4)", "2"),
    ("(x - y)/(y - x)", "-1"), ("0 x + y", "y"), ("x^0 + x^1", "1 + x"), ("2^3 x", "8 * x"),
    ("ln(exp(x))", "x"), ("y/(-x)", "-y / x"), ("a b + b a", "2 * a * b"),
    ("x/2 + x/3", "5 * x / 6"), ("0.1 x + 0.2 x", "0.3 * x"), ("root(2, x)", "sqrt(x)"),
    ("(x^2)^3", "x^6"), ("-x + y + y", "2 * y - x"),
  ]

  @Test(arguments: simplified) func whatIsComplicatedBecomesSimple(text: String, wanted: String)
    throws
  {
    #expect(try Self.law(text).simplified.source == wanted)
  }

  static let kept = [
    "1/d_o + 1/d_i", "n_1 sin θ_1/n_2", "(n_l - n_m) (1/r_1 - 1/r_2)", "-d_i/d_o", "(x/n) V",
    "a/b * c/d",
    "x^-2", "2 x/3", "y + x", "z y x", "1 - x", "-x", "x/(y z)", "sin^2 x + cos^2 x",
    "sum(i, 1, 3, a_i x^i)", "0.25 x",
  ]

  @Test(arguments: kept) func whatIsSimpleStaysAsItWasWritten(text: String) throws {
    let expression = try Self.law(text)
    #expect(expression.simplified == expression, "\(expression.simplified.source)")
  }

  @Test func aSimplifiedExpressionHasTheSameValue() {
    var random = RandomExpression(seed: 4)
    var compared = 0
    for _ in 0..<6000 {
      let expression = random.next(depth: 4)
      let simple = expression.simplified
      for _ in 0..<2 {
        let values = random.values()
        guard let value = expression.number({ values[$0.text] }), value.magnitude < 1e12 else {
          continue
        }
        // Near a pole or a cancellation two ways of calculating differ.
        let moved = expression.number { name in values[name.text].map { $0 * (1 + 1e-9) } }
        guard let moved, (moved - value).magnitude < 1e-6 * max(1, value.magnitude) else {
          continue
        }
        guard let other = simple.number({ values[$0.text] }) else {
          Issue.record("\(expression.source) is \(value), \(simple.source) is nothing")
          continue
        }
        compared += 1
        #expect(
          (value - other).magnitude <= 1e-6 * max(1, value.magnitude),
          "\(expression.source) = \(value), \(simple.source) = \(other)")
      }
    }
    #expect(compared > 4000)
  }

  @Test func whatIsSimplifiedIsSimple() {
    var random = RandomExpression(seed: 5)
    for _ in 0..<2000 {
      let simple = random.next(depth: 3).simplified
      #expect(simple.source.count < 4000)
      let twice = simple.simplified
      #expect(twice.source.count <= simple.source.count + 2, "\(simple.source) → \(twice.source)")
    }
  }

  static let derivatives: [(String, String)] = [
    ("x^2", "2 * x"), ("3 x^2 + 2 x + 1", "6 * x + 2"), ("1/x", "-1 / x^2"),
    ("sin x", "cos(x)"), ("exp(2 x)", "2 * exp(2 * x)"), ("ln x", "1 / x"), ("y", "0"),
    ("sqrt(x)", "1 / (2 * sqrt(x))"), ("x y", "y"), ("sum(i, 1, 3, x^i)", "1 + 2 * x + 3 * x^2"),
    ("floor(x)", "0"),
  ]

  @Test(arguments: derivatives) func aDerivativeIsSimple(text: String, wanted: String) throws {
    #expect(try Self.law(text).derivative(by: ValueName("x")).source == wanted)
  }

  @Test func aDerivativeIsTheSlope() throws {
    var random = RandomExpression(seed: 6)
    var compared = 0
    let x = ValueName("x")
    for _ in 0..<4000 {
      let expression = random.next(depth: 3)
      guard expression.names.contains(x) else { continue }
      let derivative = try expression.derivative(by: x)
      let values = random.values()
      func value(_ step: Double) -> Double? {
        expression.number { name in values[name.text].map { name == x ? $0 + step : $0 } }
      }
      func slope(_ step: Double) -> Double? {
        guard let next = value(step), let last = value(-step) else { return nil }
        return (next - last) / (2 * step)
      }
      guard let coarse = slope(2e-5), let fine = slope(1e-5), fine.magnitude < 1e6,
        (coarse - fine).magnitude < 1e-5 * max(1, fine.magnitude),
        let here = value(0), here.magnitude < 1e5
      else { continue }
      guard let exact = derivative.number({ values[$0.text] }) else { continue }
      compared += 1
      #expect(
        (exact - fine).magnitude <= 1e-3 * max(1, fine.magnitude),
        "\(expression.source)′ = \(derivative.source): \(exact), \(fine)")
    }
    #expect(compared > 1000)
  }

  @Test func everyFunctionHasADerivative() throws {
    for function in Function.allCases where function != .sum {
      let x = Expression.name("x")
      let arguments = function == .root ? [Expression.number(3), x] : [x]
      let call = Expression(.call(function, arguments))
      let derivative = try call.derivative(by: ValueName("x"))
      let at = 0.37
      let slope =
        try #require(call.number { _ in at + 1e-6 }) - #require(call.number { _ in at - 1e-6 })
      let exact = try #require(derivative.number { _ in at })
      #expect((exact - slope / 2e-6).magnitude < 1e-6, "\(function): \(derivative.source)")
    }
    let smaller = try Self.law("min(x, 2 x - 1, 3)").derivative(by: ValueName("x"))
    #expect(smaller.number { _ in 0.5 } == 2)
    #expect(smaller.number { _ in 1.5 } == 1)
    #expect(smaller.number { _ in 7 } == 0)
  }

  @Test func hugeInputIsRefusedOrLeftAlone() throws {
    let product = try Self.law(String(repeating: "x ", count: 990))
    #expect(product.simplified.source == "x^990" || product.simplified == product)
    let fault = #expect(throws: FormulaFault.self) { try product.derivative(by: ValueName("x")) }
    #expect(fault?.identifier == "formula/too-large")
    let deep = try Self.law(
      String(repeating: "sin(", count: 20) + "x" + String(repeating: ")", count: 20))
    #expect(try deep.derivative(by: ValueName("x")).number { _ in 0.5 } != nil)
    let many = try Self.law(
      "min(" + (0..<60).map { "x + \($0)" }.joined(separator: ", ") + ")")
    #expect(throws: FormulaFault.self) { try many.derivative(by: ValueName("x")) }
  }

  @Test func sumsRunOverAnIndex() throws {
    let sum = try Self.law("sum(i, 1, 3, B_i L^2/(L^2 - C_i))")
    #expect(
      sum.names.map { $0.text } == ["B_1", "L", "C_1", "B_2", "C_2", "B_3", "C_3"])
    let again = try Self.law(sum.source)
    #expect(again == sum)
    let values = ["B_1": 1.0, "B_2": 2, "B_3": 3, "C_1": 0.1, "C_2": 0.2, "C_3": 0.3, "L": 1]
    let wanted = 1 / 0.9 + 2 / 0.8 + 3 / 0.7
    let value = try #require(sum.number { values[$0.text] })
    #expect((value - wanted).magnitude < 1e-12)
    #expect(try Self.law("sum(k, 0, 10, k)").number { _ in nil } == 55)
    #expect(try Self.law("sum(k, 0, 10, k)").value { _ in .unknown(among: []) }.value == 55)
    for text in ["sum(i, 3, 1, i)", "sum(i, 1, n, i)", "sum(1, 1, 3, i)", "sum(i, 1, 1000, i)"] {
      #expect(throws: FormulaFault.self, "\(text)") { try Self.law(text) }
    }
  }

  static let spellings: [(String, String)] = [
    ("x²", "x^2"), ("x⁻¹", "x^(-1)"), ("sin² θ", "sin(θ)^2"), ("√2", "sqrt(2)"),
    ("√(x + 1)", "sqrt(x + 1)"),
    ("sin⁻¹ x", "asin(x)"), ("sin^-1(x)", "asin(x)"), ("arctan x", "atan(x)"),
    ("2√x", "2 * sqrt(x)"), ("x¹²", "x^12"),
    ("(a + b)²", "(a + b)^2"), ("root(3, x)", "root(3, x)"),
    ("n_1 sin θ_1", "n_1 * sin(θ_1)"),
  ]

  @Test(arguments: spellings) func booksWritePowersAndRoots(text: String, wanted: String) throws {
    #expect(try Self.law(text).source == wanted)
  }
}

/// What is printed of trees that no parser made.
@Suite struct RoundTripTests {
  @Test func whatIsPrintedOfAnyTreeHasItsValue() throws {
    var random = RandomExpression(seed: 12)
    var compared = 0
    for _ in 0..<3000 {
      let made = random.next(depth: 4)
      let parsed = try Expression(parsing: made.source, as: .laws)
      #expect(try Expression(parsing: parsed.source) == parsed, "\(made.source)")
      let values = random.values()
      guard let value = made.number({ values[$0.text] }) else { continue }
      compared += 1
      let other = try #require(parsed.number { values[$0.text] }, "\(made.source)")
      #expect(
        (other - value).magnitude <= 1e-9 * max(1, value.magnitude),
        "\(made.source) ≠ \(parsed.source)")
    }
    #expect(compared > 1000)
  }
}
