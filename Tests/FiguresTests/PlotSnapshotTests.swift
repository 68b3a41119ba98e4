import Drawing
import Markup
import Scenarios
import TestSupport
import Testing

@testable import Figures

/// Golden files of plots.
@Suite struct PlotSnapshotTests {
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
    Specimen("parabola", "x: {from: -3, to: 3}\ncurves: [x^2 - 1]\n"),
    Specimen(
      "image-distance",
      """
      x: {symbol: d_o, from: 2 cm, to: 60 cm, label: object distance}
      y: {label: image distance, unit: cm, from: -60 cm, to: 60 cm}
      curves:
        - {y: 1 / (1/f - 1/d_o), label: f = 10 cm, with: {f: 10 cm}}
        - {y: 1 / (1/f - 1/d_o), label: f = 15 cm, with: {f: 15 cm}}
      points:
        - {x: 20 cm, y: = real-image.image.distance, label: the lens above}
      """),
    Specimen(
      "magnification",
      """
      x: {from: 12 cm, to: 60 cm, label: object distance}
      y: {label: magnification}
      curves: [{of: real-image, vary: object.distance, show: magnification}]
      lines: [{vertical: = 2 * real-image.lens.focal-length, label: 2F}, {horizontal: -1}]
      """),
    Specimen(
      "logarithmic",
      """
      x: {from: 0.01, to: 1000, scale: logarithmic, label: frequency}
      y: {scale: logarithmic, label: gain}
      curves:
        - {y: 1/sqrt(1 + x^2), label: low pass}
        - {y: x/sqrt(1 + x^2), label: high pass}
      """),
    Specimen(
      "circle",
      """
      x: {from: -2, to: 2}
      y: {from: -1.5, to: 1.5}
      curves: [{x: cos t, y: sin t, parameter: {symbol: t, from: 0 deg, to: 360 deg}}]
      diagram: {grid: hidden}
      """),
    Specimen(
      "tangent",
      "x: {symbol: theta, from: 0 deg, to: 360 deg}\ny: {from: -5, to: 5}\ncurves: [tan theta]\n"),
    Specimen(
      "legend",
      """
      x: {symbol: theta, from: 0 deg, to: 360 deg}
      curves: [{y: sin theta, label: sine}, {y: cos theta, label: cosine}]
      diagram: {labels: legend}
      """),
  ]

  @Test(arguments: drawings) func drawsAsRecorded(specimen: Specimen) throws {
    let figure = try #require(PlotFigure(specimen.text, id: specimen.name))
    let drawing = try #require(figure.figure.drawing)
    let difference = Snapshot.difference(
      drawing.standalone().bytes(as: .xml), from: "plot-\(specimen.name).svg")
    #expect(difference == nil)
  }

  @Test func everyPlotIsSaidInWords() {
    var text = ""
    for specimen in Self.drawings {
      guard let figure = PlotFigure(specimen.text) else { continue }
      text += "\(specimen.name)\n  \(figure.figure.description)\n"
    }
    let difference = Snapshot.difference([UInt8](text.utf8), from: "plot-alternatives.txt")
    #expect(difference == nil)
  }

  @Test func theTableHasTheValuesOfTheCurves() throws {
    let figure = try #require(
      PlotFigure(
        """
        x: {from: 0 cm, to: 50 cm, label: object distance}
        y: {label: image distance}
        curves: [{of: real-image, vary: object.distance, show: image.distance}]
        show: table
        """))
    let difference = Snapshot.difference(
      figure.figure.markup().bytes(), from: "plot-table.html")
    #expect(difference == nil)
  }

  @Test func thePhrasebookHasEveryPhraseOfPlots() {
    #expect(English.phrases.missing(PlotPhrase.self) == [])
    let keys = PlotOutcome.keyTables.flatMap { $0.keys.map(\.phrase) }
    for key in keys + PlotOutcome.valueDescriptions.map(\.phrase) {
      #expect(English.phrases.pattern(key) != nil, "\(key)")
    }
  }
}
