import Diagnostics
import Formula
import Nodes
import TestSupport
import Testing
import YAML

@testable import Scenarios

/// What is said where a name in an expression is no value: the ids that there are, the values of a group, the step of a sweep, and
/// what a block lacks.
@Suite struct ValueMeaningTests {
  /// The values of blocks by their ids.
  static func scope(_ blocks: [(id: String, text: String)]) -> ValueScope {
    var scope = ValueScope()
    for (id, text) in blocks {
      let document = YAMLDocument(parsing: text.utf8, origin: TextOrigin(file: "block"))
      guard let body = document.root?.mapping else { continue }
      var diagnostics: [Diagnostic] = []
      let scenario = Scenario(
        ScenarioBlock(kind: .optics, body: body, at: body.range), &diagnostics)
      guard let outcome = scenario.evaluated(in: ScenarioContext(), &diagnostics) else { continue }
      scope.add(id, outcome.values, amongPossible: outcome.possibleNames, of: scenario)
    }
    return scope
  }

  static let course = scope([
    ("q", "object: {distance: 30 cm}\nlens: 10 D"),
    ("strip", "object: {distance: 30 cm}\nlens: 10 D\nsweep: lens.power over [5 D, 8 D]"),
    ("pair", "object: {distance: 30 cm}\nelements: [lens: 10 D, gap: 5 cm, lens: 5 D]"),
    ("far", "object: {distance: 10 cm, height: 1 cm}\nlens: 10 D"),
    ("look", "eye: {error: -3 D}"),
    ("deviator", "prism: {power: 3 prism D}"),
    ("spectacles", "lens: {rx: -2.00 -1.00 x 90}"),
  ])

  static func fault(_ name: String) throws -> FormulaFault {
    let expression = try Expression(parsing: name)
    do throws(FormulaFault) {
      _ = try expression.value { course.meaning(of: $0) }
    } catch {
      return error
    }
    Issue.record("`\(name)` has a value")
    throw FormulaFaultMissing()
  }

  struct FormulaFaultMissing: Error {}

  static let cases: [(name: String, identifier: String, remedy: String?, explanation: String)] = [
    (
      "qq.image.distance", "formula/unknown-name", "q.image.distance",
      "The ids here are `deviator`, `far`, `look`, `pair`, `q`, `spectacles`, `strip`."
    ),
    ("nowhere.image.distance", "formula/unknown-name", nil, "The ids here are"),
    ("q.image", "formula/not-a-number", "write `q.image.distance`, for example", "`q.image.kind`"),
    ("q", "formula/not-a-number", nil, "`q.object.distance`"),
    ("q.image.height", "scenario/undefined-value", "add `object: {height: 1 cm}`", "lacks"),
    (
      "pair.system.f-number", "scenario/undefined-value",
      "add `aperture: 2 cm` to `lens`, element 1", "lacks"
    ),
    ("look.eye.near-point", "scenario/undefined-value", "add `eye: {amplitude: 5 D}`", "lacks"),
    ("look.eye.blur", "scenario/undefined-value", "add `eye: {pupil: 4 mm}`", "lacks"),
    ("deviator.prism.horizontal", "scenario/undefined-value", "add `prism: {base: up}`", "lacks"),
    (
      "spectacles.lens.meridian-power", "scenario/undefined-value",
      "add `lens: {meridian: 30 deg}`", "lacks"
    ),
    ("far.image.height", "scenario/undefined-value", nil, "in other cases"),
    (
      "strip.image.distance", "formula/unknown-name", "strip.step-1.image.distance", "`step-1`"
    ),
    ("q.magnfication", "formula/unknown-name", "q.magnification", ""),
  ]

  @Test(arguments: cases.indices)
  func aNameWithoutAValueIsToldWhatItLacks(_ index: Int) throws {
    let (name, identifier, remedy, explanation) = Self.cases[index]
    let fault = try Self.fault(name)
    #expect(fault.identifier == identifier, "\(fault.summary)")
    if let remedy {
      #expect(fault.replacement == remedy || fault.solution == remedy, "\(fault)")
    } else if identifier != "formula/not-a-number" {
      #expect(fault.solution == nil)
    }
    #expect(explanation.isEmpty || fault.explanation?.contains(explanation) == true, "\(fault)")
  }

  /// What is advised does give the value: the block with it has one.
  @Test func everyRemedyGivesTheValue() throws {
    var count = 0
    for id in Self.course.ids {
      for name in OpticsOutcome.valueDescriptions.map(\.name) {
        guard case .undefined(let remedy?) = Self.course.meaning(of: name.prefixed(by: id)) else {
          continue
        }
        #expect(remedy.hasPrefix("add `"), "\(id).\(name.text): \(remedy)")
        #expect(Self.course[id]?[name] == nil)
        count += 1
      }
    }
    #expect(count > 20)
  }

  /// What is expected of a block is told the same.
  @Test(arguments: [
    ("1️⃣image: 3 cm", "scenario/unknown-value", "write `image.distance`, for example"),
    ("1️⃣image.height: 3 cm", "scenario/undefined-value", "add `object: {height: 1 cm}`"),
  ])
  func anExpectationIsToldWhatItLacks(_ line: String, _ identifier: String, _ remedy: String)
    throws
  {
    let text = "object: {distance: 30 cm}\nlens: 10 D\nexpect: {" + line + "}"
    let block = FormulaBlock(.optics, MarkedText(text).text)
    try Mistake(identifier, text, remedy).expectToBeReported(
      in: block.diagnostics, isWorkedOut: false)
  }

  @Test func anExpectationOfASweepIsToldTheStep() throws {
    let text =
      "object: {distance: 30 cm}\nlens: 10 D\nsweep: lens.power over [5 D, 8 D]\n"
      + "expect: {1️⃣image.distance: 15 cm}"
    let block = FormulaBlock(.optics, MarkedText(text).text)
    try Mistake("scenario/unknown-value", text, "step-1.image.distance").expectToBeReported(
      in: block.diagnostics, isWorkedOut: false)
  }

  // MARK: Short forms

  /// A sweep varies what stands inside a short form.
  @Test(arguments: [
    ("lens: 10 D", "lens.power over [5 D, 8 D]", "lens.power", [5.0, 8]),
    ("lens: 10 D", "lens.aperture over [5 cm, 8 cm]", "lens.aperture", [0.05, 0.08]),
    ("mirror: concave 40 cm", "mirror.radius over [20 cm, 30 cm]", "mirror.radius", [-0.2, -0.3]),
    (
      "elements: [lens: 10 D, gap: 5 cm, lens: 5 D]", "elements.1.lens.power over [5 D, 8 D]",
      "element-1.power", [5, 8]
    ),
  ])
  func aShortFormIsVariedByItsKeys(
    _ element: String, _ sweep: String, _ name: String, _ numbers: [Double]
  ) {
    let block = OpticsBlock("object: {distance: 30 cm, height: 1 cm}\n\(element)\nsweep: \(sweep)")
    #expect(block.diagnostics.filter { $0.severity == .error }.map(\.summary) == [])
    let found = (1...2).compactMap { block.number("step-\($0).\(name)") }
    #expect(found.count == 2 || name == "lens.aperture")
    for (value, number) in zip(found, numbers) {
      #expect((value - number).magnitude < 1e-9, "\(found)")
    }
  }

  // MARK: Worked problems

  /// A given quantity that does not fit is told at its place, with what it should be.
  @Test(arguments: [
    ("given: {f: 10 cm, d_o: 1️⃣10 D}\nfind: d_i", "1 / f = 1 / d_o + 1 / d_i"),
    ("given: {U: -5 D, P: 1️⃣10 cm}\nfind: V", "V = U + P"),
    ("given: {d_o: 1️⃣10 D, d_i: 20 cm}\nfind: f", "thin-lens"),
  ])
  func aGivenOfAWrongKindIsToldAtItsPlace(_ rest: String, _ formula: String) throws {
    let text = "formula: \(formula)\n" + rest
    let block = FormulaBlock(.worked, MarkedText(text).text, in: Formulas.context)
    let diagnostic = try #require(block.diagnostics.first)
    #expect(block.diagnostics.count == 1)
    #expect(diagnostic.identifier == "quantity/wrong-dimension", "\(diagnostic.summary)")
    let place = try #require(MarkedText(text).places["1️⃣"])
    #expect(diagnostic.range?.start.line == place.line, "\(diagnostic.summary)")
    #expect((diagnostic.range?.start.column ?? 0) - place.column <= 3)
  }

  // MARK: Keys of other subjects

  @Test(arguments: [
    ("object: {distance: 30 cm}\nlens: {power: 10 D, 1️⃣name: a}", "elements", nil),
    ("object: {distance: 30 cm}\nlens: {power: 10 D}\n1️⃣vertex: 12 mm", "", "lens"),
    ("prism: {apex: 60 deg, index: 1.5}\n1️⃣near-point: 25 cm", "elements", nil),
    ("cornea: {radius: 7.8 mm}\n1️⃣wavelength: 500 nm", "one thin lens", nil),
  ])
  func aKeyOfAnotherSubjectIsToldWhereItBelongs(
    _ text: String, _ words: String, _ inner: String?
  ) throws {
    let block = OpticsBlock(MarkedText(text).text)
    let diagnostic = try #require(
      block.diagnostics.first { $0.identifier == "scenario/unknown-key" })
    #expect(diagnostic.range?.start == MarkedText(text).places["1️⃣"])
    if !words.isEmpty {
      #expect(diagnostic.explanation?.contains("belongs to blocks about") == true)
      #expect(diagnostic.explanation?.contains(words) == true, "\(diagnostic)")
    }
    if let inner, inner == "lens" {
      #expect(diagnostic.solutions.first?.summary == "write `vertex` inside `lens`")
    }
  }

  @Test func aWordOfAnotherSubjectIsToldWhereItBelongs() throws {
    let block = OpticsBlock("object: {distance: 30 cm}\nlens: 10 D\nequations: snell")
    let diagnostic = try #require(block.diagnostics.first)
    #expect(
      diagnostic.explanation?.contains("`snell` belongs to blocks about rays at a plane") == true)
  }
}
