import Diagnostics
import Markup
import Scenarios
import Testing

@testable import Figures

/// An option of the drawing changes the figure, or is reported: none is ignored.
@Suite struct IdleOptionTests {
  static let subjects = [
    "object: {distance: 30 cm, height: 1 cm}\nlens: {power: 10 D, aperture: 4 cm}",
    "object: {distance: 30 cm, height: 1 cm}\nelements: [lens: 10 D, gap: 20 cm, lens: 5 D]",
    "object: {distance: infinity, angle: 1 deg}\nelements: [lens: {power: 2 D, aperture: 5 cm}, gap: 55 cm, lens: {power: 20 D, aperture: 3 cm}]",
    "object: {distance: 30 cm, height: 1 cm}\nmirror: plane",
    "object: {distance: 30 cm, height: 1 cm}\nmirror: concave 40 cm",
    "object: {distance: 30 cm, height: 1 cm}\nsurface: {radius: 5 cm, index: 1.5}",
    "object: {distance: 30 cm, height: 1 cm}\nlens: {\(EquationChoiceTests.glass)}",
    "surface: {index: 1.5}\nray: {angle: 30 deg}",
    "slab: {thickness: 2 cm, index: 1.5}\nray: {angle: 30 deg}",
    "prism: {apex: 60 deg, index: 1.5}\nray: {angle: 50 deg}",
    "prism: {power: 3 prism D, base: in}\neye: right",
    "lens: {rx: -2.00 -1.00 x 90}", "eye: {error: -3 D}", "cornea: {flat: 7.8 mm, steep: 7.6 mm}",
    "surface: {radius: 5 cm, index: 1.5}\nray: {height: 1 cm}",
    "lens: {\(EquationChoiceTests.glass), aperture: 2 cm}\naberration: {aperture: 2 cm}",
    "object: {distance: 30 cm, height: 1 cm}\nlens: 10 D\nsweep: object.distance over [30 cm, 20 cm]",
    "object: {distance: 30 cm, height: 1 cm}\nelements: [lens: 10 D, gap: 5 cm, lens: 5 D]\nsweep: object.distance over [30 cm, 20 cm]",
  ]

  static let options = [
    "diagram: {rays: principal 2}", "diagram: {rays: bundle 5}", "diagram: {rays: axial}",
    "diagram: {rays: exact 5}", "diagram: {image: hidden}", "diagram: {answers: hidden}",
    "diagram: {labels: none}", "diagram: {labels: letters}", "diagram: {labels: 2F}",
    "diagram: {scale: equal}", "diagram: {wavefronts: 5}", "diagram: {cover: upper half}",
    "diagram: {wavelengths: [F, d, C]}", "diagram: {angles: hidden}",
    "diagram: {reflection: hidden}", "equations: gaussian", "notation: UFV", "notation: do di f",
    "convention: real-is-positive", "show: curves", "show: sums", "show: table", "show: conoid",
    "show: dial", "show: range",
  ]

  @Test(arguments: subjects.indices)
  func anOptionChangesTheFigureOrIsReported(_ index: Int) throws {
    let block = Self.subjects[index]
    let plain = try #require(BlockFigure(block))
    for option in Self.options {
      var diagnostics: [Diagnostic] = []
      let text = block + "\n" + option
      guard let outcome = BlockFigure.outcome(text, &diagnostics) else {
        #expect(!diagnostics.isEmpty)
        continue
      }
      let figure = Figure(of: outcome, id: "test", phrases: English.phrases)
      let isHeeded = Self.markup(figure) != Self.markup(plain.figure)
      #expect(isHeeded || !diagnostics.isEmpty, "\(text) is ignored")
    }
  }

  private static func markup(_ figure: Figure) -> [MarkupNode] {
    figure.parts.map { $0.markup }
  }

  // MARK: Outside the field

  static let telescope =
    "elements: [lens: {name: objective, power: 2 D, aperture: 5 cm}, gap: 55 cm, lens: {name: eyepiece, power: 20 D, aperture: 2 cm}]"

  @Test func anObjectOutsideTheFieldIsSaidToBe() throws {
    let block = try #require(
      BlockFigure("object: {distance: infinity, angle: 4 deg}\n" + Self.telescope))
    #expect(block.diagnostics.map(\.identifier) == ["optics/outside-field"])
    #expect(block.figure.description.contains("the object lies outside the field"))
    #expect(block.figure.description.contains("1.04"))
    #expect(!block.figure.description.contains("The light leaves parallel"))
  }

  @Test func anObjectInTheFieldIsNot() throws {
    let block = try #require(
      BlockFigure("object: {distance: infinity, angle: 1 deg}\n" + Self.telescope))
    #expect(block.diagnostics.isEmpty)
    #expect(!block.figure.description.contains("outside the field"))
    #expect(block.figure.description.contains("The light leaves parallel"))
  }
}
