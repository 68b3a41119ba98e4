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

  @Test func onlyALensWithOnePowerHasAFarPoint() throws {
    func text(_ rx: String) throws -> String {
      let figure = try #require(BlockFigure("lens: {rx: \(rx), vertex: 12 mm}\n"))
      let labels = DrawnThings(figure.drawings.flatMap { $0.shapes }).labels.map { $0.text }
      return figure.figure.description + labels.joined(separator: "|")
    }
    let sphere = try text("-4.00 DS")
    #expect(sphere.contains("Its far point is marked") && sphere.contains("|far point|"))
    let toric = try text("-4.00 -2.00 x 30")
    #expect(toric.contains("no single far point") && !toric.contains("|far point|"))
    #expect(toric.contains("far point of the mean sphere"))
    for none in ["plano", "+1.00 -2.00 x 30"] {
      #expect(try !text(none).contains("far point"), "\(none)")
    }
  }

  /// What is seen clearly is seen through the lens that is worn.
  @Test func theRangeIsThatWithTheLens() throws {
    let eye = "eye: {error: -3 D, amplitude: 4 D, vertex: 12 mm"
    let bare = try #require(BlockFigure("show: range\n\(eye)}\n")).figure.description
    #expect(bare.contains("33.3\u{202F}cm") && bare.contains("14.3\u{202F}cm"))
    let worn = try #require(BlockFigure("show: range\n\(eye), corrected: true}\n"))
    let text = worn.figure.description
    #expect(text.contains("With the lens of −3.11\u{202F}D, 12\u{202F}mm before the cornea:"))
    #expect(text.contains("The far point is at infinity.") && text.contains("23.3\u{202F}cm"))
    #expect(worn.drawings[0].inline.text().contains("with the lens of −3.11"))
    let weak = try #require(BlockFigure("show: range\n\(eye)}\nlens: -1 D\n")).figure.description
    #expect(weak.contains("contact lens of −1.00") && weak.contains("50\u{202F}cm"))
  }

  @Test func aSphereIsDecentredByTheSimpleRule() throws {
    let text = "lens: {rx: -4.00 DS, decentration: \"3 mm in, 2 mm up\", eye: right}\n"
    let figure = try #require(BlockFigure(text))
    let equations = Figure.working(of: figure.outcome, phrases: English.phrases)?.equations ?? []
    let lines = equations.flatMap { $0.text }.joined(separator: "\n")
    #expect(lines.contains("x P") && lines.contains("y P") && !lines.contains("xx"), "\(lines)")
    #expect(equations.count == 3)
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
