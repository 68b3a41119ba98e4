import Diagnostics
import Drawing
import Geometry
import Nodes
import Scenarios
import TestSupport
import Testing
import YAML

@testable import Figures

@Suite struct PrescriptionFigureTests {
  #if DEBUG
    static let count = 150
  #else
    static let count = 2_000
  #endif

  @Test func noTwoLabelsOverlap() {
    var gallery = PrescriptionGallery(seed: 22)
    for _ in 0..<Self.count {
      let text = gallery.plausible()
      guard let figure = BlockFigure(text) else { continue }
      for drawing in figure.drawings {
        let labels = DrawnThings(drawing.shapes).labels
        for (index, label) in labels.enumerated() {
          for other in labels[..<index] {
            let overlap = label.box.grown(by: -1).overlap(with: other.box.grown(by: -1))
            #expect(overlap <= 0, "\(label.text) on \(other.text) in \(text)")
          }
        }
      }
    }
  }

  @Test func everyLabelIsInsideItsDrawing() {
    var gallery = PrescriptionGallery(seed: 23)
    for _ in 0..<Self.count {
      let text = gallery.plausible()
      guard let figure = BlockFigure(text) else { continue }
      for drawing in figure.drawings {
        let box = drawing.viewBox.grown(by: 0.5)
        for label in DrawnThings(drawing.shapes).labels {
          let isInside =
            box.contains(Point(label.box.minX, label.box.minY))
            && box.contains(Point(label.box.maxX, label.box.maxY))
          #expect(isInside, "\(label.text) in \(text)")
        }
      }
    }
  }

  @Test func whatIsHiddenIsNotGivenAway() throws {
    let text = """
      diagram: {answers: hidden}
      show: [diagram, power cross, equations, properties]
      lens: {rx: +1.25 +2.50 x 123, meridian: 60 deg}
      """
    let figure = try #require(BlockFigure(text)).figure
    let markup = figure.markup().text()
    for answer in ["+3.75", "33", "+3.23", "+2.50\u{202F}D"] {
      #expect(!markup.contains(">\(answer)"), "\(answer)")
    }
    let eye = try #require(
      BlockFigure(
        "diagram: {answers: hidden}\neye: {power: 60 D, length: 24 mm, vertex: 12 mm}\n"))
    #expect(!eye.figure.markup().text().contains("myopia"))
    #expect(!eye.figure.description.contains("retina"))
  }

  @Test func aTargetAtTheEyeDoesNotStretchTheScale() throws {
    let figure = try #require(
      BlockFigure("show: range\nobject: {u: -0.00001 mm}\neye: {error: -3 D, amplitude: 4 D}\n"))
    let drawing = try #require(figure.drawings.first)
    #expect(drawing.shapes.count < 100)
  }

  @Test func thePhrasebookHasEveryPhrase() {
    let phrases = English.phrases
    #expect(phrases.missing(PrescriptionPhrase.self) == [])
    #expect(phrases.missing(PrismBasePhrase.self) == [])
    #expect(phrases.missing(EyePhrase.self) == [])
  }

  @Test func aTextAlternativeSaysWhatIsThere() throws {
    let pencil = try #require(
      BlockFigure("object: {distance: infinity}\nlens: {rx: +2.00 -1.00 x 180, aperture: 5 mm}\n"))
    for words in ["50\u{202F}cm", "100\u{202F}cm", "66.7\u{202F}cm", "90°", "180°"] {
      #expect(pencil.figure.description.contains(words), "\(words)")
    }
    let eye = try #require(BlockFigure("eye: {error: -3 D}\n"))
    #expect(eye.figure.description.contains("in front of the retina"))
    let corrected = try #require(BlockFigure("eye: {error: -3 D, corrected: true}\n"))
    #expect(corrected.figure.description.contains("on the retina"))
  }
}
