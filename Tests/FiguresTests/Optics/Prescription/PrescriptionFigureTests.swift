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
    static let count = CaseCount.of(300)
  #else
    static let count = CaseCount.of(20_000)
  #endif

  /// A block of any subject as a figure; `nil` if there is an error in it.
  static func figure(_ text: String) -> (outcome: OpticsOutcome, figure: Figure)? {
    let document = YAMLDocument(parsing: text.utf8, origin: TextOrigin(file: "block"))
    var diagnostics = document.diagnostics
    guard let body = document.root?.mapping else { return nil }
    let settings = BlockSettings(reading: body, &diagnostics)
    let block = ScenarioBlock(kind: .optics, body: body, at: body.range)
    guard
      let outcome = OpticsOutcome(
        reading: block, settings: settings, in: ScenarioContext(), &diagnostics)
    else { return nil }
    return (outcome, Figure(of: outcome, id: "test", phrases: English.phrases))
  }

  static func drawings(of figure: Figure) -> [Drawing] {
    figure.parts.compactMap { if case .drawing(let drawing, _) = $0 { drawing } else { nil } }
  }

  @Test func nothingInfiniteOrUndefinedIsEverDrawnOrPrinted() {
    var gallery = PrescriptionGallery(seed: 21)
    var drawn = 0
    for _ in 0..<Self.count {
      let text = gallery.awkward()
      guard let (outcome, figure) = Self.figure(text) else { continue }
      drawn += 1
      for drawing in Self.drawings(of: figure) {
        for point in DrawnThings(drawing.shapes).points {
          let isNear = point.x.magnitude < 1e4 && point.y.magnitude < 1e4
          #expect(isNear, "\(point) in \(text)")
        }
      }
      let words = figure.markup().text().lowercased().split { !$0.isLetter }
      #expect(!words.contains("nan") && !words.contains("inf"), "\(text)")
      for entry in outcome.values.entries {
        if case .quantity(let quantity) = entry.value {
          #expect(!quantity.value.isNaN, "\(entry.name.text) in \(text)")
        }
      }
    }
    #expect(drawn > Self.count / 2)
  }

  @Test func noTwoLabelsOverlap() {
    var gallery = PrescriptionGallery(seed: 22)
    for _ in 0..<min(2_000, Self.count / 2) {
      let text = gallery.plausible()
      guard let (_, figure) = Self.figure(text) else { continue }
      for drawing in Self.drawings(of: figure) {
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
    for _ in 0..<min(2_000, Self.count / 2) {
      let text = gallery.plausible()
      guard let (_, figure) = Self.figure(text) else { continue }
      for drawing in Self.drawings(of: figure) {
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
    let figure = try #require(Self.figure(text)).figure
    let markup = figure.markup().text()
    for answer in ["+3.75", "33", "+3.23", "+2.50\u{202F}D"] {
      #expect(!markup.contains(">\(answer)"), "\(answer)")
    }
    let eye = try #require(
      Self.figure(
        "diagram: {answers: hidden}\neye: {power: 60 D, length: 24 mm, vertex: 12 mm}\n"))
    #expect(!eye.figure.markup().text().contains("myopia"))
    #expect(!eye.figure.description.contains("retina"))
  }

  @Test func aTargetAtTheEyeDoesNotStretchTheScale() throws {
    let figure = try #require(
      Self.figure("show: range\nobject: {u: -0.00001 mm}\neye: {error: -3 D, amplitude: 4 D}\n"))
    let drawing = try #require(Self.drawings(of: figure.figure).first)
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
      Self.figure("object: {distance: infinity}\nlens: {rx: +2.00 -1.00 x 180, aperture: 5 mm}\n"))
    for words in ["50\u{202F}cm", "100\u{202F}cm", "66.7\u{202F}cm", "90°", "180°"] {
      #expect(pencil.figure.description.contains(words), "\(words)")
    }
    let eye = try #require(Self.figure("eye: {error: -3 D}\n"))
    #expect(eye.figure.description.contains("in front of the retina"))
    let corrected = try #require(Self.figure("eye: {error: -3 D, corrected: true}\n"))
    #expect(corrected.figure.description.contains("on the retina"))
  }
}
