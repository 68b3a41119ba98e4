import Diagnostics
import Formula
import Nodes
import Phrases
import Scenarios
import TestSupport
import Testing
import YAML

@testable import Figures

/// What is displayed is what was computed: every line of numbers in every equation of many figures is evaluated and compared with
/// the answer below it, which the model gave.
@Suite struct DisplayedEquationTests {
  static func outcome(_ kind: ScenarioKind, _ text: String) -> Outcome? {
    let document = YAMLDocument(parsing: text.utf8, origin: TextOrigin(file: "block"))
    guard let body = document.root?.mapping else { return nil }
    var diagnostics: [Diagnostic] = []
    let block = ScenarioBlock(kind: kind, body: body, at: body.range)
    return Scenario(block, &diagnostics).evaluated(in: ScenarioContext(), &diagnostics)
  }

  static func equations(of outcome: Outcome) -> [WorkedEquation] {
    guard case .optics(let optics) = outcome else {
      guard case .worked(let worked) = outcome else { return [] }
      let board = WorkedBoard(worked, FormulaWords(phrases: English.phrases))
      return board.groups.flatMap { $0 }.compactMap { item in
        if case .equation(let equation) = item { equation } else { nil }
      }
    }
    return Figure.working(of: optics, phrases: English.phrases)?.equations ?? []
  }

  /// Compares the numeric lines of an equation; the count of comparisons.
  ///
  /// - Parameter rest: what rounding may leave of a difference of large numbers.
  static func compare(_ equation: WorkedEquation, _ text: String, rest: Double = 0) -> Int {
    var count = 0
    var before: Double?
    for line in equation.lines {
      if line.left != nil { before = nil }
      guard let value = line.right.number({ _ in nil }) else {
        before = nil
        continue
      }
      if let before {
        count += 1
        let size = max(1e-9, before.magnitude, value.magnitude)
        #expect(
          (before - value).magnitude <= 1e-6 * size + 1e-12 + rest, "\(equation.text) of \(text)")
      }
      before = value
    }
    return count
  }

  /// The largest term in an expression, however much of it other terms take away.
  private static func largest(in expression: Expression) -> Double {
    let own = expression.number { _ in nil }?.magnitude ?? 0
    return expression.children.reduce(own) { max($0, largest(in: $1)) }
  }

  @Test func everyEquationOfThinLensesGivesWhatTheModelGives() {
    var chance = Chance(21)
    var compared = 0
    let media = ["air", "{before: air, after: water}", "4/3", "{before: 1.5, after: 1.336}"]
    let letters = ["UPV", "LFL'", "do di f", "s s' f"]
    for _ in 0..<400 {
      let text = """
        object: {distance: \(chance.number(in: -80...120)) cm, height: \(chance.number(in: 1...9)) cm, kind: \
        KIND}
        lens: {\(["power: 5 D", "focal-length: 20 cm", "radii: [20 cm, -30 cm], index: 1.6", "power-in-air: 8 D, index: 1.5"][chance.number(in: 0...3)])}
        medium: \(media[chance.number(in: 0...3)])
        notation: \(letters[chance.number(in: 0...3)])
        convention: \(["cartesian", "real-is-positive"][chance.number(in: 0...1)])
        equations: [vergence, gaussian, newtonian, magnification]
        """
      let isVirtual = text.contains("distance: -")
      let block = text.replacing("KIND", with: isVirtual ? "virtual" : "real")
      guard let outcome = Self.outcome(.optics, block) else { continue }
      for equation in Self.equations(of: outcome) { compared += Self.compare(equation, block) }
    }
    #expect(compared > 1500)
  }

  /// Every equation that each kind of block knows, shown or not, with ordinary numbers and with awkward ones.
  @Test(arguments: BlockGallery.allCases)
  func everyEquationOfEverySubjectGivesWhatTheModelGives(gallery: BlockGallery) {
    let blocks = [(gallery.ordinary(seed: 31), 0), (gallery.awkward(seed: 32), 1e-9)]
    var compared = 0
    for (block, rounding) in blocks {
      for _ in 0..<CaseCount.of(400) {
        let text = block()
        guard let outcome = BlockFigure.outcome(text) else { continue }
        let equations = Figure.working(of: outcome, phrases: English.phrases)?.equations ?? []
        let largest = equations.flatMap { $0.lines }.map { Self.largest(in: $0.right) }.max() ?? 0
        for equation in equations {
          compared += Self.compare(equation, text, rest: rounding * largest)
        }
      }
    }
    #expect(compared > CaseCount.of(400) / 2, "\(compared)")
  }

  /// An exercise states what is given, and that light from infinity has no vergence; it works nothing out.
  @Test(arguments: BlockGallery.allCases)
  func whereAnswersAreHiddenNoEquationGivesOne(gallery: BlockGallery) {
    let block = gallery.ordinary(seed: 33)
    var equations = 0
    for _ in 0..<400 {
      let text = block()
      let hidden =
        text.contains("diagram: {")
        ? text.replacing("diagram: {", with: "diagram: {answers: hidden, ")
        : text + "diagram: {answers: hidden}\n"
      guard let outcome = BlockFigure.outcome(hidden) else { continue }
      for equation in Figure.working(of: outcome, phrases: English.phrases)?.equations ?? [] {
        equations += 1
        guard case .quantity(let quantity, .derived)? = equation.lines.last?.right.form else {
          continue
        }
        let isStated = equation.lines.count == 1 && quantity.value == 0
        #expect(isStated, "\(equation.text) of \(hidden)")
      }
    }
    #expect(equations > 100, "\(equations)")
  }

  @Test(
    arguments: [
      (
        "object: {distance: 30 cm}\nlens: {front: convex 10 cm, back: convex 15 cm, index: 1.5, thickness: 2 cm}\n",
        ["8.11", ">3.33\u{202F}D", "12.3"]
      ),
      (
        "object: {distance: 30 cm}\nsurface: {radius: 8 cm, index: 1.5}\n",
        ["6.25", "24\u{202F}cm"]
      ),
      ("object: {distance: 30 cm}\nmirror: concave 40 cm\n", ["5\u{202F}D", "20\u{202F}cm"]),
      ("object: {distance: 10 cm}\nlens: {power: 5 D}\nnear-point: 25 cm\n", ["1.25", "2.25"]),
    ])
  func whatFollowsFromAnElementsFacesIsHiddenToo(block: String, answers: [String]) throws {
    func text(_ block: String) throws -> String {
      let figure = try #require(BlockFigure(block)).figure
      let words = figure.markup().text().split(separator: "<").map { $0.drop { $0 != ">" } }
      return figure.description + words.joined(separator: " ")
    }
    let shown = try text(block)
    let hidden = try text(block + "diagram: {answers: hidden}\n")
    for answer in answers {
      #expect(shown.contains(answer), "\(answer) in \(block)")
      #expect(!hidden.contains(answer), "\(answer) in \(block)")
    }
  }

  @Test func everyLineOfAWorkedProblemIsTheAnswer() {
    var chance = Chance(22)
    var compared = 0
    for law in FormulaLibrary.laws {
      let names = law.equation.names.filter { !$0.isPi }
      for symbol in names {
        var given: [String] = []
        for name in names where name != symbol {
          let unit = law[name]?.unit?.written ?? ""
          given.append("\(name.text): \(chance.number(in: 1...40)) \(unit)")
        }
        let text =
          "formula: \(law.id ?? "")\nfind: \(symbol.text)"
          + (given.isEmpty ? "" : "\ngiven: {\(given.joined(separator: ", "))}")
        guard let outcome = Self.outcome(.worked, text) else { continue }
        for equation in Self.equations(of: outcome) { compared += Self.compare(equation, text) }
        let figure = Figure(of: outcome, id: "test", phrases: English.phrases)
        let page = figure.markup().text()
        #expect(!page.contains("nan") && !page.contains(">inf"), "\(text)")
      }
    }
    #expect(compared > 100)
  }

  @Test func aWorkedProblemReadsAsText() throws {
    let thin = "\u{202F}"
    let outcome = try #require(
      Self.outcome(.worked, "formula: 1/f = 1/a + 1/b\ngiven: {f: 10.0 cm, a: 15.0 cm}\nfind: b"))
    let figure = Figure(of: outcome, id: "x", phrases: English.phrases)
    #expect(
      figure.description
        == "Given: f = 10.0\(thin)cm, a = 15.0\(thin)cm. Find: b. 1 / f = 1 / a + 1 / b 1 / b = 1 / f − 1 / a "
        + "b = f a / (a − f) = 10.0\(thin)cm × 15.0\(thin)cm / (15.0\(thin)cm − 10.0\(thin)cm) = 30.0\(thin)cm."
    )
    let two = try #require(
      Self.outcome(.worked, "formula: 0 = x^2 - 5 x + q\ngiven: {q: 6}\nfind: x\nsteps: brief"))
    let text = Figure(of: two, id: "x", phrases: English.phrases).description
    #expect(text.hasSuffix("There is more than one solution: x = 3, 2."))
    #expect(!text.contains("x^2 − 5 x + q = 0"))
  }

  @Test func aFormulaHasATableOfItsSymbols() throws {
    let outcome = try #require(
      Self.outcome(
        .formula,
        "formula: P = n/f\nsymbols: {P: {unit: D, meaning: power}, n: {meaning: index, value: 4/3}, f: {unit: cm}}\nsource: Gauss"
      ))
    let figure = Figure(of: outcome, id: "x", phrases: English.phrases)
    let page = figure.markup().text()
    #expect(page.contains("<td>power</td><td>D</td>"))
    #expect(page.contains("<td>1.33</td>"))
    #expect(page.contains("Source: Gauss"))
    #expect(figure.parts.count == 3)
  }
}
