import Formula
import Quantities
import TestSupport
import Testing

/// Solving equations for their symbols, by example and by law.
@Suite struct SolvingTests {
  static let solved: [(String, String, [String])] = [
    ("V = U + P", "U", ["U = V - P"]), ("V = U + P", "V", ["V = U + P"]),
    ("1/f = 1/d_o + 1/d_i", "d_i", ["d_i = f * d_o / (d_o - f)"]),
    ("1/f = 1/d_o + 1/d_i", "f", ["f = d_o * d_i / (d_i + d_o)"]),
    ("m = -d_i/d_o", "d_o", ["d_o = -d_i / m"]),
    ("n_1 sin θ_1 = n_2 sin θ_2", "θ_2", ["θ_2 = asin(n_1 * sin(θ_1) / n_2)"]),
    ("n_1 sin θ_1 = n_2 sin θ_2", "n_1", ["n_1 = n_2 * sin(θ_2) / sin(θ_1)"]),
    ("A = π r^2", "r", ["r = sqrt(A / π)", "r = -sqrt(A / π)"]),
    ("P = P_0 (n_l - n)/(n_l - 1)", "n_l", ["n_l = (P_0 * n - P) / (P_0 - P)"]),
    ("P = (n - 1) (1/r_1 - 1/r_2)", "n", ["n = P * r_1 * r_2 / (r_2 - r_1) + 1"]),
    ("P = (n - 1) (1/r_1 - 1/r_2)", "r_1", ["r_1 = (n - 1) * r_2 / (P * r_2 + n - 1)"]),
    ("I = I_0 exp(-k d)", "d", ["d = -ln(I / I_0) / k"]),
    ("y = a^x", "x", ["x = ln(y) / ln(a)"]), ("y = x^3", "x", ["x = root(3, y)"]),
    ("y = sqrt(x + 1)", "x", ["x = y^2 - 1"]), ("y = 2 x + 3 x", "x", ["x = y / 5"]),
    (
      "0 = x^2 + p x + q", "x",
      ["x = (-p + sqrt(p^2 - 4 * q)) / 2", "x = (-p - sqrt(p^2 - 4 * q)) / 2"]
    ),
    ("a = sin x + b sin x", "x", ["x = asin(a / (1 + b))"]), ("x = x + 1", "x", []),
    ("y = abs(x)", "x", ["x = y", "x = -y"]), ("L = log x", "x", ["x = 10^L"]),
    ("y = x^-2", "x", ["x = sqrt(1 / y)", "x = -sqrt(1 / y)"]),
    ("V_x = V/(1 - (x/n) V)", "V", ["V = V_x * n / (n + V_x * x)"]),
    ("y = sum(i, 1, 2, a_i x)", "x", ["x = y / (a_1 + a_2)"]),
  ]

  @Test(arguments: solved) func anEquationIsSolved(text: String, symbol: String, wanted: [String])
    throws
  {
    let ways = try Equation(parsing: text).solved(for: ValueName(symbol))
    #expect(ways.map { $0.result.source } == wanted)
    for way in ways { #expect(try way.steps.first == Equation(parsing: text)) }
  }

  @Test func theStepsAreThoseOfABlackboard() throws {
    func steps(_ text: String, _ symbol: String) throws -> [[String]] {
      try Equation(parsing: text).solved(for: ValueName(symbol)).map { $0.steps.map { $0.source } }
    }
    #expect(
      try steps("1/f = 1/d_o + 1/d_i", "d_i") == [
        ["1 / f = 1 / d_o + 1 / d_i", "1 / d_i = 1 / f - 1 / d_o", "d_i = f * d_o / (d_o - f)"]
      ])
    #expect(
      try steps("n_1 sin θ_1 = n_2 sin θ_2", "θ_2") == [
        [
          "n_1 * sin(θ_1) = n_2 * sin(θ_2)", "sin(θ_2) = n_1 * sin(θ_1) / n_2",
          "θ_2 = asin(n_1 * sin(θ_1) / n_2)",
        ]
      ])
    #expect(
      try steps("P = P_0 (n_l - n)/(n_l - 1)", "n_l") == [
        [
          "P = P_0 * (n_l - n) / (n_l - 1)", "n_l * (P_0 - P) = P_0 * n - P",
          "n_l = (P_0 * n - P) / (P_0 - P)",
        ]
      ])
    #expect(
      try steps("0 = x^2 + p x + q", "x")[0] == [
        "0 = x^2 + p * x + q", "x^2 + p * x + q = 0", "x = (-p + sqrt(p^2 - 4 * q)) / 2",
      ])
  }

  @Test func whatHasNoClosedFormSaysSo() throws {
    let equation = try Equation(parsing: "y = x + sin x")
    #expect(throws: FormulaFault.self) { try equation.solved(for: ValueName("x")) }
    let absent = #expect(throws: FormulaFault.self) { try equation.solved(for: ValueName("z")) }
    #expect(absent?.identifier == "formula/not-in-equation")
    let fault = #expect(throws: FormulaFault.self) { try equation.solved(for: ValueName("x")) }
    #expect(fault?.identifier == "formula/no-closed-form")
  }

  static func meaning(_ values: [String: Quantity]) -> (ValueName) -> Meaning {
    { name in
      values[name.text].map { .quantity($0) } ?? .unknown(among: Array(values.keys).sorted())
    }
  }

  @Test func valuesAreFoundWithoutAClosedForm() throws {
    let equation = try Equation(parsing: "y = x + exp(x)")
    let found = try equation.values(
      of: ValueName("x"), .number, Self.meaning(["y": .number(3)]))
    #expect(found.count == 1)
    let x = try #require(found.first?.quantity.value)
    #expect((x - 0.7920599684306770).magnitude < 1e-12)
    #expect(found.first?.rearrangement == nil)
    let cubic = try Equation(parsing: "0 = x^3 - 6 x^2 + 11 x - 6")
    let roots = try cubic.values(of: ValueName("x"), .number, Self.meaning([:]))
    #expect(roots.map { ($0.quantity.value * 1e9).rounded() / 1e9 } == [1, 2, 3])
    // A pole is no zero.
    let pole = try Equation(parsing: "0 = 1/(x - 1) + sin(x - x) exp(x)/1e9")
    #expect(try pole.values(of: ValueName("x"), .number, Self.meaning([:])).isEmpty)
  }

  @Test func spuriousSolutionsAreLeftOut() throws {
    let root = try Equation(parsing: "sqrt(x) = y")
    #expect(try root.values(of: ValueName("x"), .number, Self.meaning(["y": .number(-2)])).isEmpty)
    #expect(
      try root.values(of: ValueName("x"), .number, Self.meaning(["y": .number(2)])).map {
        $0.quantity.value
      } == [4])
    let square = try Equation(parsing: "A = r^2")
    let radii = try square.values(
      of: ValueName("r"), .length, Self.meaning(["A": Quantity(4, Dimension(length: 2))]))
    #expect(radii.map { $0.quantity } == [Quantity(2, .length), Quantity(-2, .length)])
    #expect(
      try square.values(
        of: ValueName("r"), .length, Self.meaning(["A": Quantity(0, Dimension(length: 2))])
      ).count == 1)
    #expect(throws: FormulaFault.self) {
      try square.values(
        of: ValueName("r"), .length, Self.meaning(["A": Quantity(-1, Dimension(length: 2))]))
    }
  }

  @Test func anObjectAtInfinityHasItsImageInTheFocalPlane() throws {
    let lens = try Equation(parsing: "1/f = 1/d_o + 1/d_i")
    let f = Quantity(0.1, .length)
    let far = try lens.values(
      of: ValueName("d_i"), .length,
      Self.meaning(["f": f, "d_o": Quantity(.infinity, .length)]))
    #expect(far.map { $0.quantity } == [f])
    let fault = #expect(throws: FormulaFault.self) {
      try lens.values(of: ValueName("d_i"), .length, Self.meaning(["f": f, "d_o": f]))
    }
    #expect(fault?.identifier == "formula/division-by-zero")
  }

  /// Every law of optics and more, for each of its symbols: what comes out, put in, makes both sides equal.
  static let laws =
    solved.map { $0.0 } + LawTests.laws.map { $0.1 } + [
      "E = (n - 1)/(r_1 + r_2)", "1/a + 1/(a + b) = 1/c", "x y + x z = w + x", "T = 2 π sqrt(L/g)",
      "x^2 + y^2 = r^2", "F = F_1 + F_2 - d F_1 F_2", "D = asin(n sin(A)) - A",
      "a x^2 + b x = c", "1/(x - a) = b/x", "(x + 1)^2 = y", "2^(x + 1) = y", "z = x/y/w",
      "1/x^2 = 1/a^2 + 1/b^2", "y = (a x + b)/(c x + d)",
    ]

  @Test func solutionsPutInMakeBothSidesEqual() throws {
    var chance = Chance(9)
    var counts = (closed: 0, searched: 0, tried: 0)
    for text in Self.laws {
      let equation = try Equation(parsing: text)
      for symbol in equation.names where !symbol.isPi {
        for _ in 0..<6 {
          var values: [String: Double] = [:]
          for name in equation.names { values[name.text] = chance.number(0.15, 1.4) }
          let ways: [Rearrangement]
          do { ways = try equation.solved(for: symbol) } catch {
            counts.searched += 1
            continue
          }
          for way in ways {
            guard let x = way.result.right.number({ values[$0.text] }) else { continue }
            var tried = values
            tried[symbol.text] = x
            guard let first = equation.left.number({ tried[$0.text] }),
              let second = equation.right.number({ tried[$0.text] })
            else { continue }
            counts.tried += 1
            let isEqual =
              (first - second).magnitude <= 1e-6 * max(1, first.magnitude, second.magnitude)
            if isEqual { counts.closed += 1 }
            // A root that must not be negative, or an inverse beyond its principal values, may be spurious.
            let mayBeSpurious = ["sqrt", "abs", "sin", "asin", "max", "acos", "atan", "tan"]
              .contains { text.contains($0) }
            #expect(
              isEqual || mayBeSpurious, "\(way.result.source) in \(text): \(first), \(second)")
          }
        }
      }
    }
    #expect(counts.closed > 900)
    #expect(Double(counts.closed) > 0.85 * Double(counts.tried))
  }

  @Test func everySolutionOfARandomEquationHolds() throws {
    var random = RandomExpression(seed: 11)
    var held = 0
    let x = ValueName("x")
    for _ in 0..<3000 {
      let equation = Equation(random.next(depth: 3), random.next(depth: 2))
      guard equation.names.contains(x) else { continue }
      let values = random.values()
      let names = { (name: ValueName) -> Meaning in
        values[name.text].map { .quantity(.number($0)) } ?? .unknown(among: [])
      }
      guard let found = try? equation.values(of: x, .number, names) else { continue }
      for value in found {
        #expect(value.quantity.value.isFinite)
        var put = values
        put["x"] = value.quantity.value
        guard let first = equation.left.number({ put[$0.text] }),
          let second = equation.right.number({ put[$0.text] })
        else { continue }
        held += 1
        #expect(
          (first - second).magnitude <= 1e-4 * max(1, first.magnitude, second.magnitude),
          "\(equation.source): x = \(value.quantity.value), \(first), \(second), \(value.rearrangement?.result.source ?? "searched")"
        )
      }
    }
    #expect(held > 500)
  }

  @Test func dimensionsAreCheckedBeforeNumbers() throws {
    let dimensions: [String: Dimension] = [
      "P": .power, "U": .power, "V": .power, "d": .length, "f": .length, "θ": .angle, "n": .number,
    ]
    func fault(_ text: String) throws -> FormulaFault? {
      let equation = try Equation(parsing: text)
      do throws(FormulaFault) {
        try equation.dimension { dimensions[$0.text] }
        return nil
      } catch { return error }
    }
    for text in [
      "V = U + P", "1/f = 1/d + P", "n = sin θ", "θ = d/f", "f = sqrt(d f)", "f = root(3, d f d)",
      "P^2 = 1/f^2", "n = sum(i, 1, 2, f^i/d^i)",
    ] {
      #expect(try fault(text) == nil, "\(text)")
    }
    for marked in [
      "V = U + 1️⃣f2️⃣", "1/f = 1/d + 1️⃣n2️⃣", "n = sin(1️⃣n2️⃣)", "V = 1️⃣f2️⃣", "P = 2^1️⃣f2️⃣", "f = sqrt(1️⃣d2️⃣)",
      "n = 1 + (1️⃣d/n2️⃣)",
    ] {
      let fixture = Fixture(marked)
      let found = try #require(try fault(fixture.text), "\(fixture.text)")
      #expect(found.identifier == "formula/dimension")
      #expect(found.span == fixture.span, "\(fixture.text): \(String(describing: found.span))")
    }
  }

  @Test func theDimensionOfAnUnknownIsInferred() throws {
    let dimensions: [String: Dimension] = ["f": .length, "d": .length, "n": .number, "P": .power]
    func dimension(_ text: String) throws -> Dimension? {
      try Equation(parsing: text).dimension(of: ValueName("x")) { dimensions[$0.text] }
    }
    #expect(try dimension("1/f = 1/d + 1/x") == .length)
    #expect(try dimension("x = n/d") == .power)
    #expect(try dimension("n = sin x") == .angle)
    #expect(try dimension("x^2 = f d") == .length)
    #expect(try dimension("P = P x") == .number)
    #expect(try dimension("f d = 1/x") == Dimension(length: -2))
    #expect(try dimension("f = P + x") == nil)
  }
}
