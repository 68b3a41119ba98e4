import Formula
import Markup
import Numbers
import Quantities
import TestSupport
import Testing

/// Laws of the kinds that a course shows, and how they are set.
@Suite struct LawTests {
  static let laws: [(String, String)] = [
    ("vergence", "V = U + P"), ("thin-lens", "1/f = 1/d_o + 1/d_i"),
    ("magnification", "m = -d_i/d_o"), ("snell", "n_1 sin theta_1 = n_2 sin theta_2"),
    ("lensmaker", "P = (n_l - n_m) (1/r_1 - 1/r_2)"), ("downstream", "V_x = V/(1 - (x/n) V)"),
    ("minimum-deviation", "δ = 2 asin(n sin(A/2)) - A"),
    ("meridian", "F(θ - A) = S + C sin^2(θ - A)"), ("two-lenses", "F = F_1 + F_2 - d F_1 F_2"),
    ("back-vertex", "F_v' = F_1/(1 - d F_1) + F_2"), ("distance", "s = sqrt((x_2 - x_1)^2 + y^2)"),
    ("prism", "P = 100 tan δ"), ("spectacles", "SM = 1/(1 - (t/n) F_1) * 1/(1 - a F_v')"),
    ("floor", "k = floor(abs(x)/2) + max(a, -b)"),
  ]

  static func law(_ text: String) -> Law { Law("law", text, symbols: [], source: "") }

  @Test(arguments: laws) func lawsAreWellFormed(id: String, text: String) {
    #expect(Self.law(text).fault == nil)
  }

  @Test func aFaultyLawKeepsItsFault() {
    let law = Self.law("V = U +")
    #expect(law.fault?.identifier == "formula/syntax")
    #expect(law.equation == Equation(.number(0), .number(0)))
  }

  /// One page with every law, so that the golden file can be looked at in a browser.
  @Test func lawsAreSetAsInABook() {
    let rows = Self.laws.map { id, text in
      MarkupNode.element(
        "p", [],
        [
          .text(id + ": "),
          .element("math", [Attribute("display", "block")], [Self.law(text).equation.markup()]),
          .text("\n"),
        ])
    }
    let page = MarkupNode.element("article", [], rows)
    #expect(Snapshot.difference(page.bytes(), from: "laws.html") == nil)
  }

  static let values: [(String, Quantity, Bool)] = [
    ("U", Quantity(-5, .power), false), ("P", Quantity(10, .power, in: .dioptre, places: 2), true),
    ("V", Quantity(5, .power), false),
    ("d_o", Quantity(0.2, .length, in: .centimetre, places: 0), true),
    ("d_i", Quantity(-0.3, .length), false), ("n_1", .number(1), true),
    ("θ_1", Quantity(30, .degree), true), ("n", .number(1.5), true),
    ("x", Quantity(0.1, .length), true),
  ]

  static func substitute(_ name: ValueName) -> Substitute? {
    values.first { $0.0 == name.text }.map { Substitute($0.1, isGiven: $0.2) }
  }

  static let worked: [(String, Quantity)] = [
    ("V = U + P", Quantity(5, .power)), ("m = -d_i/d_o", .number(1.5)),
    ("d_i = n/V", Quantity(0.2, .length)), ("s = n_1 sin θ_1", .number(0.5)),
    ("V_x = V/(1 - (x/n) V)", Quantity(7.5, .power)),
    ("1/f = 1/d_o + 1/d_i", Quantity(5.0 / 3, .power)),
    ("y = x - d_i", Quantity(0.4, .length)),
    ("z = x^2 d_i^2", Quantity(0.0009, Dimension(length: 4))),
    ("v = n/U", Quantity(.infinity, .length)),
  ]

  @Test func numbersArePutInAndTheAnswerFollows() {
    let nodes = Self.worked.map { text, answer in
      WorkedEquation(of: Self.law(text).equation, with: Self.substitute, answer: answer).markup
    }
    let page = MarkupNode.element("article", [], nodes)
    #expect(Snapshot.difference(page.bytes(), from: "worked.html") == nil)
  }

  @Test func aWorkedEquationReadsAsText() {
    let thin = "\u{202F}"
    func lines(_ text: String, _ answer: Quantity) -> [String] {
      WorkedEquation(of: Self.law(text).equation, with: Self.substitute, answer: answer).text
    }
    #expect(
      lines("V = U + P", Quantity(5, .power)) == [
        "V = U + P", "= −5.00\(thin)D + 10.00\(thin)D", "= 5.00\(thin)D",
      ])
    #expect(
      lines("m = -d_i/d_o", .number(1.5)) == [
        "m = −d_i / d_o", "= −(−30\(thin)cm) / (20\(thin)cm)", "= 1.5",
      ])
    let signed = FormulaStyle(
      QuantityStyle(choices: [(.power, DisplayChoice(format: .signedPlaces(2)))]))
    let equation = Self.law("V = U + P").equation
    let worked = WorkedEquation(
      of: equation, with: Self.substitute, answer: Quantity(5, .power), signed)
    #expect(worked.text[1...] == ["= −5.00\(thin)D + (+10.00\(thin)D)", "= +5.00\(thin)D"])
    #expect(
      worked.markup.text().contains("(</mo><mrow class=\"given\"><mrow><mo form=\"prefix\">+"))
    #expect(lines("W = U", Quantity(-5, .power)) == ["W = U", "= −5\(thin)D"])
  }

  @Test("terms that nearly cancel have the digits of what is left")
  func cancellation() {
    let thin = "\u{202F}"
    func lines(_ incoming: Double, _ power: Double) -> [String] {
      let values: [ValueName: Quantity] = [
        ValueName("U"): Quantity(incoming, .power, in: .dioptre),
        ValueName("P"): Quantity(power, .power, in: .dioptre),
      ]
      return WorkedEquation(
        of: Self.law("V = U + P").equation, with: { values[$0].map { Substitute($0) } },
        answer: Quantity(incoming + power, .power)
      ).text
    }
    #expect(
      lines(-9.99990000099999, 10)[1...] == [
        "= −9.9999\(thin)D + 10.0000\(thin)D", "= 0.0001\(thin)D",
      ])
    #expect(
      lines(-10.0 / 3, 10)[1...] == ["= −3.33\(thin)D + 10\(thin)D", "= 6.67\(thin)D"])
  }

  @Test func aLawIsEvaluatedAsItIsShown() throws {
    let law = Self.law("V = U + P")
    let value = try law.value { symbol in Self.substitute(ValueName(symbol))?.quantity }
    #expect(value == Quantity(5, .power))
    #expect(throws: FormulaFault.self) { try law.value { _ in nil } }
  }

  @Test func anotherFormOfALawHoldsForTheSameValues() throws {
    let focal = try Equation(parsing: "1/f = 1/a + 1/b")
    let other = try Equation(parsing: "f = a b/(a + b)")
    func meaning(_ name: ValueName) -> Meaning {
      let values = ["f": 0.12, "a": 0.2, "b": 0.3]
      return values[name.text].map { .quantity(Quantity($0, .length)) } ?? .unknown(among: [])
    }
    #expect(try focal.holds(meaning))
    #expect(try other.holds(meaning))
    #expect(try Equation(parsing: "f = a + b").holds(meaning) == false)
    #expect(try Equation(parsing: "f = a b").holds(meaning) == false)
  }

  @Test func lettersCanBeExchanged() throws {
    let letters = ["V": "L'", "U": "L", "P": "F"]
    let renamed = Self.law("V = U + P").equation.renaming { name in
      letters[name.text].map { ValueName($0) }
    }
    #expect(renamed.source == "L' = L + F")
  }
}
