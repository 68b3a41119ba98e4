import Diagnostics
import Drawing
import Formula
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
    "object: {distance: 60 cm, height: 4 cm}\nmirror: concave 40 cm\nsweep: object.distance over [infinity, 60 cm, 40 cm, 20 cm, 10 cm]\n",
    "object: {distance: 60 cm, height: 4 cm}\nmirror: {shape: convex, radius: 40 cm}\nsweep: mirror.radius over [1 m, 40 cm, 1e9 m]\n",
    "object: {distance: 40 cm, height: 2 cm}\nelements: [{lens: 10 D}, gap: 10 cm, {lens: -5 D}]\nsweep: object.distance over [40 cm, 20 cm, 10 cm, 0 cm, 1e12 m]\n",
    "object: {distance: 20 cm, height: 4 cm}\nlens: 10 D\nsweep: object.height over [4 cm, 0 cm, -4 cm, 1 um, 1000 m]\n",
  ]

  @Test(arguments: journeys) func everyStepIsDrawnInsideItsPlace(text: String) throws {
    let figure = try #require(Self.figure(text))
    var drawing = try #require(figure.drawing)
    let panels = drawing.shapes.compactMap { shape -> Group? in
      if case .group(let group) = shape { group } else { nil }
    }
    let steps = try #require(text.split(separator: "[").last).split(separator: ",").count
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

  /// In another language the kinds of a table are words of that language, and not the English ones that `expect` compares.
  @Test(
    arguments: [
      (journeys[0], "image.kind"), (journeys[0], "image.orientation"), (journeys[0], "image.size"),
      (journeys[3], "image.kind"), (journeys[5], "image.kind"),
      ("ray: 30 deg\nmedium: 1.5\nsurface: 1\nsweep: ray over [20 deg, 60 deg]\n", "ray.kind"),
      (
        "prism: {apex: 60 deg, index: 1.5}\nray: 40 deg\nsweep: ray over [0 deg, 40 deg]\n",
        "prism.kind"
      ),
      ("eye: {error: -3 D}\nsweep: eye.error over [-3 D, 0 D, 2 D]\n", "eye.kind"),
    ])
  func wordsInATableAreThoseOfThePage(text: String, column: String) throws {
    let document = YAMLDocument(parsing: text.utf8, origin: TextOrigin(file: "block"))
    let body = try #require(document.root?.mapping)
    var diagnostics: [Diagnostic] = []
    let scenario = Scenario(ScenarioBlock(kind: .optics, body: body, at: body.range), &diagnostics)
    guard case .optics(.sweep(let sweep)) = scenario.evaluated(in: ScenarioContext(), &diagnostics)
    else { return #expect(Bool(false), "\(text)") }
    let words = SweepWords(sweep, phrases: English.phrases)
    let name = ValueName(column.split(separator: ".").map(String.init))
    var count = 0
    for step in sweep.steps {
      guard case .name(let word) = step.outcome.values[name] else { continue }
      count += 1
      #expect(words.phrase(for: word, of: name, in: step) != nil, "\(word)")
    }
    #expect(count > 0)
  }

  @Test func theTableHasARowForEachStep() throws {
    let figure = try #require(Self.figure(Self.journeys[0]))
    let markup = figure.markup().text()
    #expect(markup.split(separator: "<tr>").count == 8)
    for word in ["∞", "30\u{202F}cm", "at infinity", "Object distance"] {
      #expect(markup.contains(word), "\(word)")
    }
    #expect(figure.description.contains("one for each object distance: ∞, 30\u{202F}cm"))
  }

  /// The text of each table cell of a sweep.
  static func cells(_ text: String) throws -> [String] {
    let table = try #require(figure(text)).markup().text()
    return table.matches(of: /<t[hd](?: [^>]*)?>([^<]*)</).map { String($0.output.1) }
  }

  @Test(
    arguments: [
      (
        "ray: 10 deg\nsurface: N-BK7\nsweep: ray over [0 deg, 60 deg]\n",
        ["Angle of incidence", "Angle of refraction", "34.8°", "refracted"]
      ),
      (
        "prism: {apex: 60 deg, index: 1.7}\nray: 50 deg\nsweep: ray over [20 deg, 60 deg]\n",
        ["Angle of emergence", "totally reflected", "–"]
      ),
      (
        "eye: {error: -3 D, vertex: 12 mm}\nsweep: eye.error over [-6 D, 0 D]\n",
        ["Refractive error", "−6.00\u{202F}D", "Far point", "−6.47\u{202F}D", "emmetropia"]
      ),
      (
        "lens: {rx: +2.00 -1.00 x 180}\nsweep: lens.rx over [+2.00 -1.00 x 180, -1.00 -2.00 x 90]\n",
        ["Prescription", "Mean sphere", "+1.50\u{202F}D", "−2.00\u{202F}D"]
      ),
      (
        "lens: {radii: [50 mm, -50 mm], index: 1.5168, thickness: 12 mm}\nray: {height: 15 mm}\n"
          + "sweep: ray.height over [1 mm, 15 mm]\n",
        ["Height of the ray", "Longitudinal aberration", "39\u{202F}mm", "−7.3\u{202F}mm"]
      ),
      (
        "cornea: {flat: 7.9 mm, steep: 7.6 mm, flat-meridian: 170 deg}\n"
          + "sweep: cornea.steep over [7.6 mm, 7.8 mm]\n",
        ["cornea.steep", "7.6\u{202F}mm"]
      ),
    ])
  func everySubjectHasATable(text: String, expected: [String]) throws {
    let cells = try Self.cells(text)
    for cell in expected { #expect(cells.contains(cell), "\(cell) in \(cells)") }
    #expect(Self.figure(text)?.description.hasPrefix("A table of what comes out for each") == true)
  }

  @Test func theAuthorChoosesTheColumns() throws {
    let cells = try Self.cells(
      "lens: {radii: [50 mm, -50 mm], glass: SF5, thickness: 12 mm}\nwavelength: d\n"
        + "sweep: wavelength over [F, C]\nshow: [image.distance, lens.index]\n")
    #expect(
      cells == [
        "Wavelength", "Image distance", "lens.index", "F", "34.5\u{202F}mm", "1.6875", "C",
        "35.6\u{202F}mm", "1.6666",
      ], "\(cells)")
  }

  @Test func anElementOfASystemIsAsLargeInEachDrawing() throws {
    let figure = try #require(Self.figure(Self.journeys[4]))
    let drawing = try #require(figure.drawing)
    let heights = drawing.shapes.compactMap { shape -> Double? in
      guard case .group(let group) = shape else { return nil }
      let mirror = DrawnThings(group.shapes).paths.first { $0.paint.role == .mirror }
      return mirror.flatMap { Shape.bounds(of: [.path($0.path, $0.paint)])?.height }
    }
    let first = try #require(heights.first)
    #expect(heights.count == 3 && heights.allSatisfy { ($0 - first).magnitude < 0.1 })
  }

  @Test func thePhrasebookHasEveryPhraseOfSweeps() {
    #expect(English.phrases.missing(SweepPhrase.self) == [])
  }
}
