import Drawing
import Geometry
import Optics
import Scenarios
import TestSupport
import Testing

@testable import Figures

@Suite struct SystemDiagramTests {
  /// 300 blocks as authors write them.
  static let gallery: [(text: String, figure: SystemFigure)] = {
    var generator = SystemGallery(seed: 5)
    var found: [(text: String, figure: SystemFigure)] = []
    while found.count < 300 {
      let text = generator.ordinary()
      if let figure = SystemFigure(text) { found.append((text, figure)) }
    }
    return found
  }()

  @Test func everyRayThatReachesTheImageMeetsItsTip() {
    var count = 0
    for (text, figure) in Self.gallery {
      let outcome = figure.outcome
      let layout = SystemLayout(outcome)
      guard layout.window.showsImage, case .at(let tip) = outcome.conjugates.image,
        ![.axial, .marginalAndChief].contains(outcome.presentation.diagram.rays),
        outcome.conjugates.object.height != 0
      else { continue }
      let plane = outcome.backPlane
      let target = layout.scale.point(Point(layout.places.x(behind: plane, tip.x), tip.y))
      let start = layout.scale.x(layout.places.x.last ?? 0)
      // Where two planes stand in one place, what begins there may belong to either.
      if layout.places.x.dropLast().contains(layout.places.x.last ?? 0) { continue }
      for (line, paint) in DrawnThings(figure.shapes).lines where RayDiagramTests.isRay(paint.role)
      {
        let isDashed = !(paint.dash ?? paint.role.style.dash).lengths.isEmpty
        let direction = (layout.places.behind.last ?? 1) * (isDashed ? -1 : 1)
        guard (line.start.x - start).magnitude < 0.02, isDashed == (tip.x < 0),
          (line.end.x - start) * direction > 0.02,
          (line.end.x - target.x) * direction >= -0.02,
          (target.x - start) * direction >= -0.02
        else { continue }
        #expect(line.distance(to: target) <= 0.02, "\(text)")
        count += 1
      }
    }
    #expect(count > 300)
  }

  @Test func everyStretchOfLightHasOneHeadAndNoDashedLineHasOne() {
    for (text, figure) in Self.gallery {
      #expect(DrawnThings(figure.shapes).rolesWithWrongHeads == [], "\(text)")
    }
  }

  @Test func noTwoNamesOverlap() {
    for (text, figure) in Self.gallery {
      #expect(DrawnThings(figure.shapes).overlaps == [], "\(text)")
    }
  }

  @Test func raysNeverLeaveTheFrame() throws {
    for (text, figure) in Self.gallery {
      let box = try #require(figure.figure.drawing).viewBox
      for (line, _) in DrawnThings(figure.shapes).lines {
        let isInside = [line.start, line.end].allSatisfy {
          $0.x > box.minX - 1 && $0.x < box.maxX + 1 && $0.y > box.minY - 1
            && $0.y < box.maxY + 1
        }
        #expect(isInside, "\(text)")
      }
    }
  }

  /// Where distances of real things are positive, so is the radius of a mirror that makes real images.
  @Test(arguments: ["concave", "convex"])
  func aMirrorsPowerKeepsToTheConvention(shape: String) throws {
    let block = "object: {distance: 30 cm}\nmirror: \(shape) 40 cm\n"
    for (convention, sign, radius) in [
      ("cartesian", "−", shape == "concave" ? "−40" : "40"),
      ("real-is-positive", "", shape == "concave" ? "40" : "−40"),
    ] {
      let figure = try #require(BlockFigure(block + "convention: \(convention)\n"))
      let equations = Figure.working(of: figure.outcome, phrases: English.phrases)?.equations ?? []
      let power = try #require(equations.first)
      #expect(DisplayedEquationTests.compare(power, block) == 1)
      let text = "\(power.text)"
      #expect(text.contains("\(sign)2") && text.contains("\(radius)\u{202F}cm"), "\(text)")
      #expect(sign == "−" || !text.contains("−2"), "\(text)")
    }
  }

  @Test func aDrawingIsSmall() throws {
    for (text, figure) in Self.gallery {
      let size = try #require(figure.figure.drawing).inline.bytes().count
      #expect(size < 20_000, "\(size) bytes for \(text)")
    }
  }
}
