import TestSupport
import Testing

@testable import Figures

/// Golden files: whoever changes a figure looks at it first.
@Suite struct SystemSnapshotTests {
  struct Specimen: CustomTestStringConvertible {
    let name: String
    let text: String

    var testDescription: String { name }
  }

  static let specimens = [
    Specimen(
      name: "concave-mirror",
      text: "object: {distance: 60 cm, height: 4 cm}\nmirror: concave 40 cm\n"),
    Specimen(
      name: "plane-mirror", text: "object: {distance: 30 cm, height: 5 cm}\nmirror: plane\n"),
    Specimen(
      name: "surface",
      text: "object: {distance: 30 cm, height: 2 cm}\nsurface: {radius: 8 cm, index: 1.5}\n"),
    Specimen(
      name: "fish",
      text:
        "object: {distance: 30 cm, height: 2 cm}\nsurface: {radius: plane, index: 1}\nmedium: water\n"
    ),
    Specimen(
      name: "thick-lens",
      text:
        "object: {distance: 30 cm, height: 2 cm}\nlens: {front: convex 10 cm, back: convex 12 cm, index: 1.5, thickness: 4 cm}\n"
    ),
    Specimen(
      name: "two-lenses",
      text:
        "object: {distance: 20 cm, height: 2 cm}\nelements: [lens: 10 D, {lens: {power: 5 D, after: 5 cm}}]\n"
    ),
    Specimen(
      name: "kepler",
      text:
        "object: {distance: infinity, angle: 2 deg}\nelements:\n  - lens: {name: objective, power: 2 D, aperture: 50 mm}\n  - lens: {name: eyepiece, power: 20 D, after: afocal}\n"
    ),
    Specimen(
      name: "cassegrain",
      text:
        "object: {distance: infinity, angle: 0.5 deg}\nelements:\n  - mirror: {focal-length: 80 cm, aperture: 15 cm}\n  - mirror: {shape: convex, radius: 60 cm, after: 60 cm}\n"
    ),
    Specimen(
      name: "stop",
      text:
        "object: {distance: 40 cm, height: 2 cm}\nlens: 5 D\nstop: {diameter: 2 cm, at: -5 cm}\n"),
    Specimen(
      name: "wavefronts",
      text:
        "object: {distance: 30 cm, height: 0 cm}\nelements: [{lens: {power: 8 D, aperture: 5 cm}}, gap: 6 cm, lens: -4 D]\ndiagram: {wavefronts: 6, rays: axial}\n"
    ),
    Specimen(
      name: "from-a-plane",
      text: "object: {u: 0 cm, height: 1 cm}\nelements: [gap: 40 cm, lens: 5 D, gap: 40 cm]\n"),
  ]

  @Test(arguments: specimens) func drawsAsRecorded(specimen: Specimen) throws {
    let figure = try #require(SystemFigure(specimen.text))
    let drawing = try #require(figure.figure.drawing)
    let difference = Snapshot.difference(
      drawing.standalone().bytes(as: .xml), from: "system-\(specimen.name).svg")
    #expect(difference == nil)
  }

  @Test func everyCaseIsWorkedOutAndSaidInWords() throws {
    var text = ""
    for specimen in Self.specimens {
      let figure = try #require(SystemFigure(specimen.text))
      text += "## \(specimen.name)\n\n\(figure.figure.description)\n\n"
      let words = SystemWords(figure.outcome, phrases: English.phrases)
      for step in SystemEquations(figure.outcome, words: words).steps.steps {
        switch step {
        case .equation(let equation): text += equation.text.joined(separator: "\n") + "\n\n"
        case .sentence(let sentence): text += sentence + "\n\n"
        }
      }
    }
    let difference = Snapshot.difference([UInt8](text.utf8), from: "system-words.md")
    #expect(difference == nil)
  }

  @Test func aTelescopesMagnificationIsTheRatioOfItsAngles() throws {
    let kepler = try #require(SystemFigure(Self.specimens[6].text))
    let ray = try #require(SystemLayout(kepler.outcome).rays.rays.first)
    let ratio = (ray.slopes.last ?? 0) / ray.slopeBefore
    #expect((ratio + 10).magnitude < 1e-9)
  }
}
