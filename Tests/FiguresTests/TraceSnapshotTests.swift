import Drawing
import Markup
import Scenarios
import TestSupport
import Testing

@testable import Figures

/// Golden files: whoever changes a figure looks at it first.
@Suite struct TraceSnapshotTests {
  typealias Specimen = OpticsSnapshotTests.Specimen

  private static let biconvex =
    "lens: {radii: [50 mm, -50 mm], index: 1.5168, thickness: 12 mm, aperture: 40 mm}\n"
  private static let hemisphere =
    "elements:\n  - surface: {radius: plane, index: 1.5}\n  - surface: {radius: -10 mm, index: 1, after: 10 mm}\n"
  private static let mirror = "mirror: {radius: 20 cm, shape: concave, aperture: 18 cm"

  static let drawings: [Specimen] = [
    Specimen("biconvex-ray", biconvex + "ray: {height: 15 mm}\n"),
    Specimen("biconvex-bundle", biconvex + "diagram: {rays: exact 11}\naberration: {}\n"),
    Specimen(
      "off-axis",
      biconvex + "object: {distance: 10 cm, height: 8 mm}\naberration: {aperture: 24 mm}\n"
        + "diagram: {rays: exact 5}\n"),
    Specimen(
      "triplet",
      """
      object: {distance: infinity, angle: 10 deg}
      elements:
        - surface: {radius: 22.01359 mm, index: 1.62041}
        - surface: {radius: -435.76044 mm, index: 1, after: 3.25896 mm}
        - surface: {radius: -22.21328 mm, index: 1.62004, after: 6.00755 mm}
        - surface: {radius: 20.29192 mm, index: 1, after: 0.99997 mm}
        - stop: {diameter: 8 mm, after: 1 mm}
        - surface: {radius: 79.6836 mm, index: 1.62041, after: 3.75041 mm}
        - surface: {radius: -18.39533 mm, index: 1, after: 2.95208 mm}
      aberration: {}
      diagram: {rays: exact 5}

      """),
    Specimen(
      "total-reflection", hemisphere + "aberration: {aperture: 19 mm}\ndiagram: {rays: exact 11}\n"),
    Specimen("missed", hemisphere + "ray: {height: 10.5 mm}\n"),
    Specimen("mirror-ray", mirror + "}\nray: {height: 8 cm}\n"),
    Specimen("mirror-bundle", mirror + "}\ndiagram: {rays: exact 13}\n"),
    Specimen(
      "parabola", mirror + ", conic: -1}\ndiagram: {rays: exact 9}\naberration: {field: 1 deg}\n"),
    Specimen(
      "cassegrain",
      """
      elements:
        - mirror: {radius: 1 m, shape: concave, conic: -1, aperture: 20 cm}
        - mirror: {radius: 40 cm, shape: convex, conic: -4, aperture: 6 cm, after: 36 cm}
      diagram: {rays: exact 8}

      """),
    Specimen(
      "surface-ray", "surface: {radius: 3 cm, index: 1.5, aperture: 5 cm}\nray: {height: 2 cm}\n"),
    Specimen(
      "aplanatic",
      "object: {distance: 5 cm}\nmedium: {before: 1.5}\nsurface: {radius: -3 cm, index: 1, aperture: 4.4 cm}\n"
        + "diagram: {rays: exact 9}\n"),
    Specimen(
      "far-focus",
      "lens: {radii: [500 mm, -500 mm], index: 1.5168, thickness: 6 mm, aperture: 50 mm}\n"
        + "diagram: {rays: exact 5}\n"),
    Specimen(
      "exercise", biconvex + "ray: {height: 15 mm}\ndiagram: {answers: hidden}\n"),
  ]

  @Test(arguments: drawings) func drawsAsRecorded(specimen: Specimen) throws {
    let figure = try #require(TraceFigure(specimen.text, id: specimen.name))
    for (number, drawing) in figure.drawings.enumerated() {
      let name = number == 0 ? specimen.name : specimen.name + "-curves"
      let difference = Snapshot.difference(
        drawing.standalone().bytes(as: .xml), from: "trace-\(name).svg")
      #expect(difference == nil)
    }
  }

  @Test func theRestOfAFigureIsMarkedUpAsTheStyleSheetExpects() throws {
    let figure = try #require(
      TraceFigure(
        Self.biconvex
          + "aberration: {field: 5 deg}\nshow: [sums, equations, properties]\nequations: sag\n"))
    let difference = Snapshot.difference(
      figure.figure.markup().bytes(), from: "trace-figure.html")
    #expect(difference == nil)
  }

  @Test func everyCaseIsSaidInWords() {
    var text = ""
    for specimen in Self.drawings {
      guard let figure = TraceFigure(specimen.text) else { continue }
      for drawing in figure.drawings { text += "\(specimen.name)\n  \(drawing.description)\n" }
    }
    let difference = Snapshot.difference([UInt8](text.utf8), from: "trace-alternatives.txt")
    #expect(difference == nil)
  }

  @Test func everyEquationIsWorkedOut() {
    var text = ""
    let blocks =
      Self.drawings.map { $0.text } + [
        "mirror: {radius: 20 cm, shape: concave, conic: -1, aperture: 18 cm}\nray: {height: 8 cm}\nequations: sag\n"
      ]
    for block in blocks {
      guard let figure = TraceFigure(block) else { continue }
      let words = TraceWords(figure.outcome.style, phrases: English.phrases)
      let equations = TraceEquations(figure.outcome, words: words)
      text += block
      for line in equations.steps.lines { text += "  \(line)\n" }
    }
    let difference = Snapshot.difference([UInt8](text.utf8), from: "trace-equations.txt")
    #expect(difference == nil)
  }
}
