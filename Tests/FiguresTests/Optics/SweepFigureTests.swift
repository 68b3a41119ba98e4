import Diagnostics
import Drawing
import Geometry
import Markup
import Nodes
import Scenarios
import Testing
import YAML

@testable import Figures

/// Small drawings beside each other.
@Suite struct SweepFigureTests {
  static func figure(_ text: String) -> Figure? {
    let document = YAMLDocument(parsing: text.utf8, origin: TextOrigin(file: "block"))
    guard let body = document.root?.mapping else { return nil }
    var diagnostics: [Diagnostic] = []
    let scenario = Scenario(ScenarioBlock(kind: .optics, body: body, at: body.range), &diagnostics)
    let outcome = scenario.evaluated(in: ScenarioContext(), &diagnostics)
    return outcome.map { Figure(of: $0, id: "test", phrases: English.phrases) }
  }

  static let journeys = [
    "object: {distance: 20 cm, height: 4 cm}\nlens: {power: 10 D}\nsweep: object.distance over [infinity, 30 cm, 20 cm, 15 cm, 10 cm, 5 cm]\n",
    "object: {distance: 20 cm, height: 4 cm}\nlens: {power: -10 D}\nsweep: object.distance over [infinity, 30 cm, 0 cm, 1e9 m]\n",
    "object: {distance: 20 cm, height: 4 cm}\nlens: 10 D\nsweep: lens over [10 D, 5 D, 0 D, -5 D]\n",
    "object: {distance: 20 cm, height: 4 cm}\nlens: 10 D\nsweep: object.height over [4 cm, 0 cm, -4 cm, 1 um, 1000 m]\n",
  ]

  @Test(arguments: journeys) func everyStepIsDrawnInsideItsPlace(text: String) throws {
    let figure = try #require(Self.figure(text))
    var drawing = try #require(figure.drawing)
    let panels = drawing.shapes.compactMap { shape -> Group? in
      if case .group(let group) = shape { group } else { nil }
    }
    let steps = text.split(separator: "[")[1].split(separator: ",").count
    #expect(panels.count == steps)
    let bounds = panels.compactMap { Shape.bounds(of: $0.shapes) }
    for (index, panel) in bounds.enumerated() {
      for other in bounds[(index + 1)...] { #expect(panel.overlap(with: other) == 0) }
    }
    #expect(drawing.viewBox.width <= 740)
    // The words may speak of infinity.
    drawing.description = ""
    let markup = drawing.inline.text()
    #expect(!markup.contains("nan") && !markup.contains("inf"))
    #expect(markup.utf8.count < 30_000)
  }

  @Test func theTableHasARowForEachStep() throws {
    let figure = try #require(Self.figure(Self.journeys[0]))
    let markup = figure.markup().text()
    #expect(markup.split(separator: "<tr>").count == 8)
    for word in ["∞", "30\u{202F}cm", "at infinity", "object distance"] {
      #expect(markup.contains(word), "\(word)")
    }
    #expect(figure.description.contains("one for each object distance: ∞, 30\u{202F}cm"))
  }

  @Test func thePhrasebookHasEveryPhraseOfSweeps() {
    #expect(English.phrases.missing(SweepPhrase.self) == [])
  }
}
