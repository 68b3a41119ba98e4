import Drawing
import Formula
import Markup
import Scenarios
import TestSupport
import Testing

@testable import Figures

/// Golden files: whoever changes a figure looks at it first.
@Suite struct OpticsSnapshotTests {
  struct Specimen: CustomTestStringConvertible {
    let name: String
    let text: String

    init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }

    var testDescription: String { name }
  }

  static let drawings: [Specimen] = [
    Specimen("real-image", "object: {distance: 60 cm, height: 8 cm}\nlens: 5 D\n"),
    Specimen("virtual-image", "object: {distance: 10 cm, height: 4 cm}\nlens: 5 D\n"),
    Specimen("diverging", "object: {distance: 20 cm, height: 8 cm}\nlens: -5 D\n"),
    Specimen("at-focal-point", "object: {distance: 20 cm, height: 4 cm}\nlens: 5 D\n"),
    Specimen("at-infinity", "object: {distance: infinity, angle: 3 deg}\nlens: 5 D\n"),
    Specimen(
      "virtual-object", "object: {distance: -8 cm, kind: virtual, height: 3 cm}\nlens: -5 D\n"),
    Specimen("in-the-lens", "object: {distance: 0 cm, height: 3 cm}\nlens: 5 D\n"),
    Specimen("plano", "object: {distance: 30 cm, height: 5 cm}\nlens: 0 D\n"),
    Specimen("on-the-axis", "object: {distance: 30 cm, height: 0 cm}\nlens: 5 D\n"),
    Specimen(
      "small-lens", "object: {distance: 60 cm, height: 8 cm}\nlens: {power: 5 D, aperture: 6 cm}\n"
    ),
    Specimen(
      "half-covered",
      "object: {distance: 60 cm, height: 8 cm}\nlens: 5 D\ndiagram: {cover: upper half}\n"),
    Specimen(
      "exercise",
      "object: {distance: 30 cm, height: 4 cm}\nlens: 4 D\ndiagram: {image: hidden, answers: hidden}\n"
    ),
    Specimen(
      "two-media",
      "object: {distance: 50 cm, height: 6 cm}\nlens: 6 D\nmedium: {before: air, after: water}\n"),
    Specimen("far-image", "object: {distance: 33.3 cm, height: 4 cm}\nlens: 3 D\n"),
  ]

  @Test(arguments: drawings) func drawsAsRecorded(specimen: Specimen) throws {
    let figure = try #require(OpticsFigure(specimen.text, id: specimen.name))
    let drawing = try #require(figure.drawing)
    let difference = Snapshot.difference(
      drawing.standalone().bytes(as: .xml), from: "optics-\(specimen.name).svg")
    #expect(difference == nil)
  }

  @Test func aFigureIsMarkedUpAsTheStyleSheetExpects() throws {
    let figure = try #require(
      OpticsFigure(
        "object: {distance: 60 cm, height: 8 cm}\nlens: 5 D\nshow: [equations, properties]\n",
        id: "real-image"))
    let markup = figure.figure.markup(caption: .text("A caption."))
    let difference = Snapshot.difference(markup.bytes(), from: "optics-figure.html")
    #expect(difference == nil)
  }

  @Test func everyCaseIsSaidInWords() {
    var text = ""
    for specimen in Self.drawings + Self.alternatives {
      guard let figure = OpticsFigure(specimen.text) else { continue }
      text += "\(specimen.name)\n  \(figure.figure.description)\n"
    }
    let difference = Snapshot.difference([UInt8](text.utf8), from: "optics-alternatives.txt")
    #expect(difference == nil)
  }

  static let alternatives: [Specimen] = [
    Specimen("same size", "object: {distance: 40 cm, height: 8 cm}\nlens: 5 D\n"),
    Specimen(
      "virtual and inverted",
      "object: {distance: -40 cm, kind: virtual, height: 3 cm}\nlens: -5 D\n"),
    Specimen(
      "virtual object, real image",
      "object: {distance: -50 cm, kind: virtual, height: -5 cm}\nlens: 3 D\n"),
    Specimen("without a height", "object: {distance: 3 m}\nlens: {focal-length: 50 mm}\n"),
    Specimen(
      "far by rule",
      "object: {distance: 7 m, height: 70 cm, optical-infinity: 6 m}\nlens: 5 D\n"),
    Specimen("in water", "object: {distance: 40 cm, height: 6 cm}\nlens: 5 D\nmedium: water\n"),
    Specimen("without rays", "object: {distance: 40 cm}\nlens: 5 D\ndiagram: {rays: none}\n"),
  ]

  @Test func everyNotationIsWorkedOut() {
    var text = ""
    let blocks = ["object: {distance: 30 cm, height: 4 cm}\nlens: 5 D\n"] + Self.workings
    for block in blocks {
      let isFirst = block == blocks[0]
      for convention in OpticsSignConvention.allCases {
        let names = isFirst ? OpticsNotation.named.map { $0.name } : ["UPV"]
        for name in names {
          let source =
            block + "notation: \"\(name)\"\nconvention: \(convention.rawValue)\n"
            + "equations: [vergence, gaussian, newtonian, magnification]\n"
          guard let figure = OpticsFigure(source) else { continue }
          text += "\(block)\(name), \(convention.rawValue)\n"
          for line in Self.lines(figure.outcome) { text += "  \(line)\n" }
        }
      }
    }
    let difference = Snapshot.difference([UInt8](text.utf8), from: "optics-equations.txt")
    #expect(difference == nil)
  }

  static let workings = [
    "object: {distance: 20 cm, height: 4 cm}\nlens: 5 D\n",
    "object: {distance: infinity, angle: 3 deg}\nlens: {focal-length: 20.0 cm}\n",
    "object: {distance: 0 cm, height: 4 cm}\nlens: 5 D\n",
    "object: {distance: 30 cm, height: 4 cm}\nlens: 0 D\n",
    "object: {vergence: -2.50 D, height: 4 cm}\nlens: {front: convex 20 cm, back: concave 30 cm, index: 1.5}\n",
    "object: {distance: 50 cm, height: 6 cm}\nlens: 6 D\nmedium: {before: air, after: water}\n",
    "object: {distance: 50 cm, height: 6 cm}\nlens: {power-in-air: 6 D, index: 1.5}\nmedium: 4/3\n",
    "object: {distance: 30 cm, height: 4 cm}\nlens: 5 D\ndiagram: {answers: hidden}\n",
  ]

  private static func lines(_ outcome: LensOutcome) -> [String] {
    let words = LensWords(outcome, phrases: English.phrases)
    return LensEquations(outcome, words: words).steps.lines
  }
}
