import Formula
import Quantities
import Testing

@Suite struct ParsingTests {
  static let stable: [(String, Notation)] = [
    ("a + b - c", .values), ("-a * b / c", .values), ("a - (b + c)", .values),
    ("a * (b * c)", .values), ("a / (b / c)", .values), ("a / b / c * d", .values),
    ("(-a) * -b", .values), ("a / b * c / d", .values), ("(a / b * c) / d", .values),
    ("a * (b / c) / d", .values),
    ("a / b * c / d / a", .values), ("-(-a)", .values), ("(-a)^2", .values), ("-a^2", .values),
    ("(a^b)^c", .values), ("a^b^c", .values), ("a^-2", .values), ("2.50 * 20.0 cm", .values),
    ("-(2 cm)", .values), ("(20 cm)^2", .values), ("max(a, b + 1, -c)", .values),
    ("real-image.image.distance", .values), ("cities.\"New York\".x2", .values),
    ("path.3.\"a.b\"", .values), ("infinity + 1e-3 + 1e300", .values),
    ("30 deg + 5 prism D", .values),
    ("(a + b) * (c - d) / (e * f)", .values), ("1 - -1", .values), ("-a + b", .values),
    ("(-a) + b", .values), ("1/d_o + 1/d_i", .laws), ("n_1 sin theta_1", .laws),
    ("-d_i/d_o", .laws), ("(n_l - n_m) (1/r_1 - 1/r_2)", .laws), ("2 asin(n sin(A/2)) - A", .laws),
    ("S + C sin^2 (theta - A)", .laws), ("V/(1 - (x/n) V)", .laws), ("f' f_1'", .laws),
    ("sqrt(x^2 + y^2)", .laws), ("F_{eff} + F_v'", .laws),
  ]

  @Test(arguments: stable) func whatIsPrintedParsesToTheSameTree(text: String, notation: Notation)
    throws
  {
    let expression = try Expression(parsing: text, as: notation)
    let again = try Expression(parsing: expression.source, as: notation)
    #expect(again == expression, "\(expression.source)")
    #expect(again.source == expression.source)
  }

  @Test func hyphensBelongToNamesAndMinusNeedsSpaces() throws {
    #expect(try Expression(parsing: "image-1").name == ValueName("image-1"))
    #expect(try Expression(parsing: "a - b").source == "a - b")
    #expect(try Expression(parsing: "a -b").source == "a - b")
    #expect(try Expression(parsing: "a- b").source == "a - b")
    #expect(try Expression(parsing: "3-2").source == "3 - 2")
    #expect(try Expression(parsing: "V-U", as: .laws).source == "V - U")
  }

  @Test func unitsBelongToNumbersUnlessANameFollows() throws {
    #expect(try Expression(parsing: "20 cm").form == .quantity(Quantity(20, .centimetre), .written))
    #expect(
      try Expression(parsing: "3 prism D").form == .quantity(Quantity(3, .prismDioptre), .written))
    #expect(throws: FormulaFault.self) { try Expression(parsing: "20 cm.x") }
    #expect(throws: FormulaFault.self) { try Expression(parsing: "20 cms") }
    let two = try Expression(parsing: "2 m", as: .laws)
    #expect(two.names == [ValueName("m")])
  }

  @Test func lawsReadSubscriptsPrimesAndGreek() throws {
    func symbol(_ text: String) throws -> String? {
      try Expression(parsing: text, as: .laws).name?.text
    }
    #expect(try symbol("theta_1") == "θ_1")
    #expect(try symbol("θ_1") == "θ_1")
    #expect(try symbol("f'_1") == "f_1'")
    #expect(try symbol("f_1′") == "f_1'")
    #expect(try symbol("F_{eff}") == "F_eff")
    #expect(try symbol("h''") == "h''")
    #expect(try symbol("sin") == "sin")
  }

  static let faults: [(String, Notation, String, String, String?)] = [
    ("a + 1️⃣", .values, "formula/syntax", "a number or a name is missing at the end", nil),
    ("a * 1️⃣/2️⃣ b", .values, "formula/syntax", "a number or a name is missing before `/`", nil),
    ("1️⃣", .values, "formula/syntax", "a number or a name is missing at the end", nil),
    ("1️⃣(2️⃣a + b", .values, "formula/syntax", "`(` needs a closing `)`", nil),
    ("a + b1️⃣)", .values, "formula/syntax", "`)` closes nothing", nil),
    ("sin1️⃣(2️⃣30 deg", .values, "formula/syntax", "`(` needs a closing `)`", nil),
    ("a 1️⃣b", .values, "formula/syntax", "an operator is missing before `b`", "* b"),
    ("20 1️⃣cn2️⃣ + a", .values, "quantity/unknown-unit", "`cn` is not a unit", "cm"),
    ("2 1️⃣a", .values, "formula/syntax", "an operator is missing before `a`", "* a"),
    ("a 1️⃣?2️⃣ b", .values, "formula/syntax", "`?` has no meaning in a formula", nil),
    ("a 1️⃣=2️⃣ b", .values, "formula/syntax", "an expression has no `=`", nil),
    ("71️⃣,2️⃣5", .values, "formula/syntax", "`,` stands only between arguments", nil),
    ("x.1️⃣\"2️⃣New York", .values, "formula/syntax", "`\"` needs a closing `\"`", nil),
    ("a1️⃣°", .values, "formula/syntax", "`°` stands behind a number", nil),
    ("2 * 1️⃣sine2️⃣(a)", .values, "formula/unknown-function", "`sine` is not a function", "sin"),
    ("1️⃣foo2️⃣(a)", .values, "formula/unknown-function", "`foo` is not a function", nil),
    ("1️⃣sin(a, b)", .values, "formula/arguments", "`sin` takes one argument, not 2", nil),
    (
      "a/b 1️⃣c", .laws, "formula/ambiguous",
      "what is divided by ends where a product without `*` begins", nil
    ),
  ]

  @Test(arguments: faults) func faultsStandInTheirPlace(
    marked: String, notation: Notation, identifier: String, summary: String, replacement: String?
  ) {
    let fixture = Fixture(marked)
    let fault = #expect(throws: FormulaFault.self) {
      try Expression(parsing: fixture.text, as: notation)
    }
    #expect(fault?.identifier == identifier)
    #expect(fault?.summary == summary)
    #expect(fault?.span == fixture.span)
    #expect(fault?.replacement == replacement)
  }

  @Test func equationsHaveOneEqualsSign() throws {
    let equation = try Equation(parsing: "V = U + P")
    #expect(equation.subject == ValueName("V"))
    #expect(equation.names.map { $0.text } == ["V", "U", "P"])
    #expect(equation.source == "V = U + P")
    #expect(try Equation(parsing: "1/f = 1/d_o + 1/d_i").subject == nil)
    for text in ["V", "V = ", "= V", "a = b = c", "a = b)", "", "=", "a b"] {
      #expect(throws: FormulaFault.self) { try Equation(parsing: text) }
    }
  }

  static let hostile: [(String, String)] = [
    (String(repeating: "(", count: 100_000), "formula/too-long"),
    (String(repeating: "(", count: 1900), "formula/too-deep"),
    (String(repeating: "-", count: 1900) + "1", "formula/too-deep"),
    (String(repeating: "2^", count: 900) + "1", "formula/too-deep"),
    (String(repeating: "sin(", count: 400), "formula/too-deep"),
    (String(repeating: "1/", count: 900) + "1", "formula/too-deep"),
    (String(repeating: "sin ", count: 400) + "x", "formula/too-deep"),
  ]

  @Test(arguments: hostile) func hostileFormulasAreRefused(text: String, identifier: String) {
    for notation in [Notation.values, .laws] {
      let fault = #expect(throws: FormulaFault.self) {
        try Expression(parsing: text, as: notation)
      }
      #expect(fault?.identifier == identifier || text.hasPrefix("sin ") && notation == .values)
    }
  }

  @Test func aLongSumIsNoDeepTree() throws {
    let text = String(repeating: "1 + ", count: 490) + "1"
    #expect(try Expression(parsing: text).value { _ in .unknown(among: []) } == .number(491))
  }

  @Test func nothingThatIsTypedCrashes() {
    let pieces = [
      "a", "-", "(", ")", "1", ".", "e", "\"", "_", "'", "{", "}", "^", "/", " ", "sin", "deg", "°",
      "∞", "√", "é", "🙂", ",", "=", "\u{0}", "1e", "prism",
    ]
    var state: UInt64 = 9
    for _ in 0..<5000 {
      var text = ""
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int((state >> 33) % UInt64(pieces.count))]
      }
      for notation in [Notation.values, .laws] {
        if let expression = try? Expression(parsing: text, as: notation) {
          #expect(
            (try? Expression(parsing: expression.source, as: notation)) == expression, "\(text)")
        }
        _ = try? Equation(parsing: text, as: notation)
      }
      _ = try? ValueSpan(parsing: "= " + text)
      _ = ValueSpan.isValue("= " + text)
    }
  }
}
