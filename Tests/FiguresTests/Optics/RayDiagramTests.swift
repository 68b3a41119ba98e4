import Drawing
import Geometry
import Optics
import Scenarios
import TestSupport
import Testing

@testable import Figures

@Suite struct RayDiagramTests {
  /// 300 blocks as authors write them.
  static let gallery: [(text: String, figure: OpticsFigure)] = {
    var generator = OpticsGallery(seed: 7)
    return (0..<300).compactMap { _ in
      let text = generator.ordinary()
      return OpticsFigure(text).map { (text, $0) }
    }
  }()

  @Test func theGalleryIsNotEmpty() {
    #expect(Self.gallery.count == 300)
  }

  @Test func everyRayThatReachesTheImageMeetsItsTip() throws {
    var count = 0
    for (text, figure) in Self.gallery {
      let layout = RayDiagramLayout(figure.outcome)
      let things = DrawnThings(try #require(figure.drawing).shapes)
      guard layout.window.showsImage, case .at(let tip) = figure.outcome.conjugates.image,
        figure.outcome.presentation.diagram.rays != .axial,
        figure.outcome.presentation.diagram.rays != .marginalAndChief
      else { continue }
      let target = layout.scale.point(tip)
      for (line, paint) in things.lines where Self.isRay(paint.role) {
        // Light behind the lens, or its continuation to a virtual image: both begin at the lens.
        let starts = (line.start.x - layout.scale.origin.x).magnitude < 0.02
        let isDashed = !(paint.dash ?? paint.role.style.dash).lengths.isEmpty
        let goesThere = tip.x > 0 ? !isDashed && line.end.x >= target.x : isDashed
        guard starts, goesThere, (tip.x > 0) == (line.end.x > line.start.x) else { continue }
        guard (line.end.x - line.start.x).magnitude > 0.02, paint.dash != .dotted else { continue }
        if tip.x < 0, line.end.x > target.x + 0.02 { continue }
        #expect(line.distance(to: target) <= 0.02, "\(text)")
        count += 1
      }
    }
    #expect(count > 500)
  }

  @Test func everyStretchOfLightHasOneHeadAndNoDashedLineHasOne() throws {
    for (text, figure) in Self.gallery {
      let things = DrawnThings(try #require(figure.drawing).shapes)
      #expect(things.rolesWithWrongHeads == [], "\(text)")
    }
  }

  @Test func noTwoNamesOverlap() throws {
    for (text, figure) in Self.gallery {
      let overlaps = DrawnThings(try #require(figure.drawing).shapes).overlaps
      #expect(overlaps == [], "\(text)")
    }
  }

  @Test func everythingIsInsideTheViewBox() throws {
    for (text, figure) in Self.gallery {
      let drawing = try #require(figure.drawing)
      let box = drawing.viewBox.grown(by: 0.01)
      for (label, bounds) in DrawnThings(drawing.shapes).labels {
        let isInside = box.contains(bounds)
        #expect(isInside, "`\(label)` in \(text)")
      }
    }
  }

  @Test func theObjectKeepsATenthOfTheWidth() {
    for (text, figure) in Self.gallery {
      let layout = RayDiagramLayout(figure.outcome)
      guard layout.window.showsObject, case .at(let tip) = figure.outcome.conjugates.object else {
        continue
      }
      let stretch = (layout.scale.x(tip.x) - layout.scale.origin.x).magnitude
      if !figure.outcome.presentation.diagram.hasEqualScales {
        #expect(stretch >= 72, "\(text)")
      }
    }
  }

  @Test func infinityIsNamed() throws {
    for (block, words) in [
      (
        "object: {distance: infinity, angle: 2 deg}\nlens: 0 D\n",
        ["from infinity, 2° above the axis", "image at infinity"]
      ),
      ("object: {distance: infinity}\nlens: 5 D\n", ["from infinity"]),
      ("object: {distance: 20 cm, height: 1 cm}\nlens: 5 D\n", ["image at infinity"]),
      ("object: {distance: 33.3 cm, height: 1 cm}\nlens: 3 D\n", ["image 333\u{202F}m"]),
      ("object: {distance: 1000 m, height: 1 m}\nlens: 5 D\n", ["object 1000\u{202F}m"]),
      (
        "object: {distance: 7 m, height: 1 m, optical-infinity: 20 ft}\nlens: 5 D\n",
        [
          "from 7\u{202F}m, taken as infinity",
          "Objects beyond 20\u{202F}ft count as infinitely far.",
        ]
      ),
      (
        "object: {distance: 20 cm, height: 1 cm}\nlens: 0.001 D\n",
        ["F 1\u{202F}km", "F′ 1\u{202F}km"]
      ),
    ] {
      let drawing = try #require(OpticsFigure(block)?.drawing)
      let labels = DrawnThings(drawing.shapes).labels.map { $0.text }
      for word in words { #expect(labels.contains(word), "\(labels)") }
    }
  }

  @Test func aDrawingIsSmall() throws {
    for (text, figure) in Self.gallery where !text.contains("bundle") {
      let size = try #require(figure.drawing).inline.bytes().count
      #expect(size < 12_000, "\(size) bytes for \(text)")
    }
  }

  @Test func sameInputSameBytes() throws {
    let text = Self.gallery[0].text
    let first = try #require(OpticsFigure(text)).figure.markup().bytes()
    let second = try #require(OpticsFigure(text)).figure.markup().bytes()
    #expect(first == second)
  }

  static func isRay(_ role: Role) -> Bool {
    switch role {
    case .ray1, .ray2, .ray3, .ray4, .extension1, .extension2, .extension3, .extension4, .bundle,
      .bundleExtension:
      true
    default: false
    }
  }
}

extension Rectangle {
  /// True if another rectangle lies inside, or on the border.
  fileprivate func contains(_ other: Rectangle) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}
