import Diagnostics
import Nodes
import Scenarios
import TestSupport
import Testing
import YAML

/// Blocks with several values of one key.
@Suite struct SweepTests {
  struct Block {
    let outcome: Outcome?
    let diagnostics: [Diagnostic]

    init(_ text: String) {
      var diagnostics: [Diagnostic] = []
      let document = YAMLDocument(parsing: text.utf8, origin: TextOrigin(file: "block"))
      guard let body = document.root?.mapping else {
        self.outcome = nil
        self.diagnostics = document.diagnostics
        return
      }
      let scenario = Scenario(
        ScenarioBlock(kind: .optics, body: body, at: body.range), &diagnostics)
      outcome = scenario.evaluated(in: ScenarioContext(), &diagnostics)
      self.diagnostics = diagnostics
    }

    func value(_ name: String) -> Value? {
      outcome?.values.entries.first { $0.name.text == name }?.value
    }
  }

  static let journey =
    "object: {distance: 20 cm, height: 4 cm}\nlens: {power: 10 D}\n"
    + "sweep: object.distance over [infinity, 30 cm, 20 cm, 10 cm, 5 cm]\n"

  @Test func eachStepIsTheBlockWithThatValue() throws {
    let block = Block(Self.journey)
    #expect(block.diagnostics.isEmpty)
    for (step, distance) in ["infinity", "30 cm", "20 cm", "10 cm", "5 cm"].enumerated() {
      let alone = Block(
        "object: {distance: \(distance), height: 4 cm}\nlens: {power: 10 D}\n")
      let entries = try #require(alone.outcome?.values.entries)
      #expect(entries.count > 10)
      for entry in entries {
        #expect(block.value("step-\(step + 1).\(entry.name.text)") == entry.value)
      }
    }
  }

  @Test func aKeyThatIsNotThereIsAdded() {
    let block = Block(
      "object: {height: 4 cm}\nlens: {power: 10 D}\nsweep: object.distance over [30 cm, 20 cm]\n")
    #expect(block.diagnostics.isEmpty)
    #expect(block.value("step-2.magnification") == .quantity(.number(-1)))
  }

  @Test func otherKeysAndSubjectsCanBeVaried() {
    let power = Block("object: {distance: 20 cm}\nlens: 10 D\nsweep: lens over [10 D, 5 D, 0 D]\n")
    #expect(power.value("step-2.image.kind") == .name("at infinity"))
    let mirror = Block(
      "object: {distance: 30 cm}\nmirror: {radius: 20 cm, shape: concave}\nsweep: object.distance over [30 cm, 20 cm]\n"
    )
    #expect(mirror.diagnostics.isEmpty && mirror.value("step-1.image.distance") != nil)
  }

  @Test func whatIsExpectedOfStepsIsChecked() {
    #expect(Block(Self.journey + "expect: {step-3.image.distance: 20 cm}\n").diagnostics.isEmpty)
    let wrong = Block(Self.journey + "expect: {step-3.image.distance: 21 cm}\n")
    #expect(wrong.diagnostics.map(\.identifier) == ["scenario/expectation"])
    #expect(Block(Self.journey + "expect: {step-4.magnification: undefined}\n").diagnostics.isEmpty)
  }

  static let mistakes: [(identifier: String, text: String)] = [
    ("optics/sweep", "object: {distance: 20 cm}\nlens: 10 D\nsweep: 1️⃣object.distance\n"),
    ("optics/sweep", "object: {distance: 20 cm}\nlens: 10 D\nsweep: 1️⃣object.distance over []\n"),
    ("optics/sweep", "object: {distance: 20 cm}\nlens: 10 D\nsweep: 1️⃣[20 cm]\n"),
    ("optics/sweep", "object: {distance: 20 cm}\nlens: 10 D\nsweep: object over [1️⃣20 cm]\n"),
    (
      "optics/sweep",
      "object: {distance: 20 cm}\nlens: 10 D\nsweep: object.distance.x over [1️⃣20 cm, 10 cm]\n"
    ),
    (
      "scenario/unknown-choice",
      "ray: 10 deg\nsurface: N-BK7\nsweep: ray over [20 deg, 30 deg]\nshow: [table, 1️⃣ray.refracton]\n"
    ),
    (
      "optics/sweep",
      "object: {distance: 20 cm}\nlens: 10 D\nsweep: lens over [10 D, 5 D]\ndiagram: {1️⃣answers: hidden}\n"
    ),
    (
      "quantity/unknown-unit",
      "object: {distance: 20 cm}\nlens: 10 D\nsweep: object.distance over [20 cm, 30 1️⃣cmm]\n"
    ),
    (
      "scenario/unknown-choice",
      "object: {distance: 20 cm}\nlens: 10 D\nsweep: object.distance over [20 cm]\nshow: 1️⃣tabel\n"
    ),
  ]

  @Test func aKeyThatChangesNothingIsWarnedOf() {
    let marked = MarkedText(
      "object: {distance: 20 cm}\nlens: {power: 10 D}\nsweep: 1️⃣lens.aperture over [2 cm, 4 cm]\n")
    let block = Block(marked.text)
    #expect(block.diagnostics.map(\.identifier) == ["optics/sweep-without-effect"])
    #expect(block.diagnostics.first?.range?.start == marked.places["1️⃣"])
    #expect(block.diagnostics.first?.severity == .warning && block.outcome != nil)
  }

  @Test(arguments: mistakes)
  func aMistakeIsReportedAtItsPlace(identifier: String, text: String) throws {
    let marked = MarkedText(text)
    let block = Block(marked.text)
    #expect(block.diagnostics.map(\.identifier) == [identifier])
    #expect(block.diagnostics.first?.range?.start == marked.places["1️⃣"])
    #expect(block.outcome == nil)
  }
}
