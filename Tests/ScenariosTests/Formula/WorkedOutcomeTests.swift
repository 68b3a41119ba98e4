import Diagnostics
import Formula
import Scenarios
import TestSupport
import Testing

/// Formula and worked blocks, and `formulas.yml`.
@Suite struct WorkedOutcomeTests {
  static func worked(_ text: String) -> FormulaBlock {
    FormulaBlock(.worked, text, in: Formulas.context)
  }

  @Test func theFormulasAreRead() {
    let (found, faults) = Formulas.definitions(Formulas.text)
    #expect(faults.map { $0.summary } == [])
    #expect(
      found.map { $0.id } == ["thin-lens", "magnifying", "snell", "disc", "both-discs", "water"])
    #expect(found[0].symbols.map { $0.unit?.symbol } == ["cm", "cm", "cm"])
    #expect(found[1].symbols.first?.dimension == .number)
    #expect(found[3].symbols.first?.unit?.symbol == "cm²")
  }

  @Test func anUnknownIsFoundFromTheGiven() {
    let block = Self.worked(
      """
      formula: thin-lens
      given: {f: 10 cm, d_o: 15 cm}
      find: d_i
      expect: {d_i: 30 cm, f: 10 cm}
      """)
    #expect(block.diagnostics.map { $0.summary } == [])
    #expect(abs((block.number("d_i") ?? 0) - 0.3) < 1e-12)
    #expect(block.shown("d_i") == "30\u{202F}cm")
  }

  @Test func severalUnknownsAreFoundOneAfterAnother() {
    let block = Self.worked(
      """
      formula: [thin-lens, magnifying]
      given: {f: 10 cm, d_o: 15 cm}
      find: [d_i, m]
      expect: {d_i: 30 cm, m: -2}
      """)
    #expect(block.diagnostics.map { $0.summary } == [])
    let alone = Self.worked(
      "formula: [magnifying, thin-lens]\ngiven: {f: 10 cm, d_o: 15 cm}\nfind: m\nexpect: {m: -2}")
    #expect(alone.diagnostics.map { $0.summary } == [])
    #expect(alone.worked?.steps.map { $0.isAsked } == [false, true])
  }

  @Test func equationsWrittenInTheBlockAndConstants() {
    let cases: [(String, String, String)] = [
      ("formula: V = U + P\ngiven: {U: -5 D, P: 10 D}\nfind: V", "V", "5\u{202F}D"),
      ("formula: snell\ngiven: {n_1: 1, θ_1: 30 deg, n_2: 1.5}\nfind: theta_2", "θ_2", "19.5°"),
      ("formula: snell\ngiven: {n_1: 1, n_2: 1.5, theta_2: 20 deg}\nfind: θ_1", "θ_1", "30.9°"),
      ("formula: water\ngiven: {n: 1.5, r: 50 mm}\nfind: P", "P", "3.33\u{202F}D"),
      ("formula: water\ngiven: {n: 1.5, P: 2 D}\nfind: r", "r", "83.3\u{202F}mm"),
      ("formula: disc\ngiven: {r: 2 cm}\nfind: A", "A", "12.6\u{202F}cm²"),
      (
        "formula: gaussian\ngiven: {n: 1, n': 1, u: -20 cm, f': 10 cm}\nfind: v", "v",
        "20\u{202F}cm"
      ),
      ("formula: lambda = c/nu\ngiven: {c: 3 m, nu: 2}\nfind: λ", "λ", "1.5\u{202F}m"),
    ]
    for (text, name, wanted) in cases {
      let block = Self.worked(text)
      #expect(block.diagnostics.map { $0.summary } == [], "\(text)")
      #expect(block.shown(name) == wanted, "\(text)")
    }
  }

  @Test func aSquareHasTwoSolutionsUnlessOneMakesNoSense() {
    let given = "given: {A: = 3 cm * 3 cm}\nfind: r"
    let two = Self.worked("formula: both-discs\n" + given)
    #expect(two.worked?.steps.first?.values.count == 2)
    #expect(abs((two.number("r") ?? 0) + (two.number("r-2") ?? 1)) < 1e-12)
    let one = Self.worked("formula: disc\n" + given + "\nexpect: {r-2: undefined}")
    #expect(one.diagnostics.map { $0.summary } == [])
    #expect(one.worked?.steps.first?.values.count == 1)
    let none = Self.worked(
      "formula: both-discs\ngiven: {A: = 0 cm * 3 cm - 1 cm * 1 cm}\nfind: r\nexpect: {r: undefined}"
    )
    #expect(none.diagnostics.map { $0.summary } == [])
    #expect(none.worked?.steps.first?.values == [])
  }

  @Test func anImageAtInfinityIsAResult() {
    let block = Self.worked(
      "formula: thin-lens\ngiven: {f: 10 cm, d_o: 10 cm}\nfind: d_i\nexpect: {d_i: infinity}")
    #expect(block.diagnostics.map { $0.summary } == [])
    #expect(block.number("d_i") == .infinity)
    let far = Self.worked(
      "formula: thin-lens\ngiven: {f: 10 cm, d_o: infinity}\nfind: d_i\nexpect: {d_i: 10 cm}")
    #expect(far.diagnostics.map { $0.summary } == [])
  }

  @Test func whatCannotBeRearrangedIsSearched() {
    let block = Self.worked("formula: y = x + sin(x)/(1 + x^2)\ngiven: {y: 1}\nfind: x")
    _ = block
    let plain = Self.worked("formula: y = x + exp(x)\ngiven: {y: 3}\nfind: x\nexpect: {x: 0.792}")
    #expect(plain.diagnostics.map { $0.summary } == [])
  }

  static let mistakes: [(ScenarioKind, String, String)] = [
    (
      .worked, "formula: 1️⃣thin-lense2️⃣\ngiven: {f: 1 cm, d_o: 2 cm}\nfind: d_i",
      "formula/unknown-formula"
    ),
    (
      .worked, "formula: thin-lens\ngiven: {1️⃣g2️⃣: 1 cm, d_o: 2 cm}\nfind: d_i",
      "formula/unknown-symbol"
    ),
    (
      .worked, "formula: thin-lens\ngiven: {f: 1 cm, d_o: 2 cm}\nfind: 1️⃣d_j2️⃣",
      "formula/unknown-symbol"
    ),
    (
      .worked, "formula: thin-lens\ngiven: {f: 1 1️⃣D2️⃣, d_o: 2 cm}\nfind: d_i",
      "quantity/wrong-dimension"
    ),
    (.worked, "formula: thin-lens\ngiven: {f: 1 cm}\nfind: 1️⃣d_i2️⃣", "formula/missing-given"),
    (.worked, "formula: thin-lens\ngiven: {f: 1 cm, d_o: 2 cm}\nfind: 1️⃣f2️⃣", "formula/given-twice"),
    (
      .worked, "formula: V = U + P\ngiven: {V: 1 D, U: 2 D, P: 1 D}\nfind: 1️⃣V2️⃣",
      "formula/given-twice"
    ),
    (
      .worked, "formula: W = V (U + P)\ngiven: {V: 1 D, U: 2 D, P: 1️⃣1 cm2️⃣}\nfind: W",
      "quantity/wrong-dimension"
    ),
    (.worked, "formula: a = b c\ngiven: {b: 2}\nfind: 1️⃣a2️⃣", "formula/missing-given"),
    (
      .worked, "formula: y = max(x, 0) + floor(x)\ngiven: {y: infinity}\nfind: 1️⃣x2️⃣",
      "formula/no-closed-form"
    ),
    (.worked, "formula: y = x/x\ngiven: {y: 1}\nfind: 1️⃣x2️⃣", "formula/unknown-dimension"),
    (.worked, "formula: V = U +1️⃣\ngiven: {U: 1 D}\nfind: V", "formula/syntax"),
    (
      .formula, "formula: P = U + 1️⃣f2️⃣\nsymbols: {P: {unit: D}, U: {unit: D}, f: {unit: cm}}",
      "formula/dimension"
    ),
    (
      .formula, "formula: P = U\nsymbols: {P: {unit: D}, U: {unit: D}, 1️⃣Q2️⃣: {unit: D}}",
      "formula/unknown-symbol"
    ),
    (.formula, "formula: P = U\nsymbols: {P: {unit: 1️⃣Dd2️⃣}, U: {unit: D}}", "quantity/unknown-unit"),
    (.formula, "formula: P = U\nsymbols: 1️⃣{P: {unit: D}}2️⃣", "formula/undescribed-symbol"),
  ]

  @Test func mistakesAreToldAtTheirPlace() {
    for (kind, marked, identifier) in Self.mistakes {
      let fixture = MarkedText(marked)
      let block = FormulaBlock(kind, fixture.text, in: Formulas.context)
      #expect(block.diagnostics.map { $0.identifier } == [identifier], "\(fixture.text)")
      guard let range = block.diagnostics.first?.range, let start = fixture.places["1️⃣"] else {
        continue
      }
      #expect(
        range.start.line == start.line && range.start.column == start.column,
        "\(fixture.text): \(range.start)")
      if let end = fixture.places["2️⃣"] {
        #expect(range.end.column == end.column, "\(fixture.text): \(range.end)")
      }
    }
  }

  @Test func formulasYmlIsAMappingOfFormulas() {
    for (text, identifier) in [
      ("- V = U + P", "formula/not-a-mapping"), ("1x: a = b", "scenario/malformed-id"),
      ("x: [a]", "scenario/wrong-value"), ("x: {formla: a = b}", "scenario/unknown-key"),
      ("x: {caption: y}", "scenario/missing-key"),
    ] {
      let faults = Formulas.definitions(text).1
      #expect(faults.first?.identifier == identifier, "\(text): \(faults.map { $0.identifier })")
    }
  }

  @Test func aLawMayBeSaidInAnotherForm() {
    let same = Formulas.definitions(
      "image-vergence: {formula: P = V - U}\nmagnification: m V = U\nlensmaker: P r_1 r_2 = (n_l - n) r_2 + (n' - n_l) r_1"
    )
    #expect(same.1.map { $0.summary } == [])
    #expect(same.0.count == 3)
    for text in [
      "image-vergence: V = U - P", "image-vergence: V = U + P + Q", "image-vergence: V - V = 0",
      "magnification: m = V/U", "gaussian: v = u",
    ] {
      let (found, faults) = Formulas.definitions(text)
      #expect(faults.map { $0.identifier } == ["formula/other-law"], "\(text)")
      #expect(found.isEmpty)
    }
    let different = Formulas.definitions("magnification: m = V/U").1
    #expect(different.first?.explanation?.contains("the law has m = ") == true)
  }

  /// What is displayed of the laws is what the models evaluate.
  @Test func everyLawIsAFormulaThatCanBeUsed() {
    #expect(Set(FormulaLibrary.laws.compactMap { $0.id }).count == FormulaLibrary.laws.count)
    for law in FormulaLibrary.laws {
      #expect(throws: Never.self, "\(law.id ?? "")") {
        try law.equation.dimension { law.dimension(of: $0) }
      }
      for name in law.equation.names where !name.isPi {
        #expect(law[name] != nil, "\(law.id ?? ""): \(name.text)")
      }
    }
  }
}

/// Formulas in plots, by their ids.
@Suite struct PlottedFormulaTests {
  static func plot(_ curve: String) -> FormulaBlock {
    FormulaBlock(
      .plot,
      "x: {symbol: d_o, from: 2 cm, to: 40 cm}\ncurves: [{\(curve)}]", in: Formulas.context)
  }

  @Test func aFormulaIsPlottedForOneOfItsSymbols() {
    let block = Self.plot("formula: thin-lens, y: d_i, with: {f: 10 cm}")
    #expect(block.diagnostics.map { $0.summary } == [])
    guard case .plot(let plot)? = block.outcome else {
      Issue.record("there is no plot")
      return
    }
    #expect(plot.formulas == ["thin-lens"])
    #expect(plot.curves.count == 1)
  }

  @Test func whatIsMissingIsToldAtItsPlace() {
    let mistakes = [
      ("formula: thin-lense, y: d_i", "formula/unknown-formula"),
      ("formula: thin-lens, y: d_j", "formula/unknown-symbol"),
      ("formula: thin-lens, y: d_i", "formula/unknown-name"),
    ]
    for (curve, identifier) in mistakes {
      #expect(Self.plot(curve).diagnostics.map { $0.identifier } == [identifier], "\(curve)")
    }
  }
}
