import Drawing
import Geometry
import Optics
import Scenarios
import Testing

@testable import Figures

@Suite struct TraceDiagramTests {
  /// Near the axis both theories agree, also for a ray from beside it: what is called exact and what is called paraxial is the same
  /// distance.
  @Test(arguments: ["", ", height: 1 mm", ", height: -3 mm"])
  func exactAndParaxialDistancesAreOfOneRay(height: String) throws {
    let figure = try #require(
      BlockFigure(
        "lens: {radii: [50 mm, -50 mm], index: 1.5, thickness: 5 mm, aperture: 30 mm}\nobject: {distance: 200 mm\(height)}\n"
          + "ray: {height: 0.6 mm}\n"))
    let labels = DrawnThings(figure.drawings.flatMap { $0.shapes }).labels.map { $0.text }
    func distance(_ word: String) throws -> Double {
      let label = try #require(
        labels.first { $0.hasPrefix(word) && $0.hasSuffix("m") }, "\(labels)")
      return try #require(
        label.split(whereSeparator: { $0 == " " || $0 == "\u{202F}" }).compactMap {
          Double($0.replacing("−", with: "-"))
        }.first)
    }
    let (exact, paraxial) = (try distance("exact "), try distance("paraxial "))
    #expect((exact - paraxial).magnitude < 0.01 * exact.magnitude, "\(exact), \(paraxial)")
  }

  /// 150 blocks as authors write them.
  static let gallery: [(text: String, figure: TraceFigure)] = {
    var generator = TraceGallery(seed: 5)
    return (0..<200).compactMap { _ in
      let text = generator.ordinary()
      return TraceFigure(text).map { (text, $0) }
    }
  }()

  @Test func theGalleryIsNotEmpty() {
    #expect(Self.gallery.count > 150)
  }

  @Test func noTwoNamesOverlap() throws {
    for (text, figure) in Self.gallery {
      for drawing in figure.drawings {
        let labels = DrawnThings(drawing.shapes).labels
        for (index, label) in labels.enumerated() {
          for other in labels.dropFirst(index + 1) {
            #expect(
              label.box.overlap(with: other.box) < 0.01, "\(label.text) and \(other.text): \(text)")
          }
        }
      }
    }
  }

  @Test func everythingIsInTheViewBox() throws {
    for (text, figure) in Self.gallery {
      for drawing in figure.drawings {
        let things = DrawnThings(drawing.shapes)
        for label in things.labels {
          #expect(drawing.viewBox.union(label.box) == drawing.viewBox, "\(label.text): \(text)")
        }
        let frame = drawing.viewBox.grown(by: 40)
        for point in things.points { #expect(frame.contains(point), "\(point): \(text)") }
      }
    }
  }

  @Test func everyStretchOfLightHasOneHeadAndNoDashedLineHasOne() throws {
    for (text, figure) in Self.gallery {
      let things = DrawnThings(try #require(figure.drawings.first).shapes)
      let solid = things.lines.filter { line, paint in
        paint.role == .bundle && line.length >= 12.03
      }
      // The samples of a legend have none.
      let samples = things.lines.filter { line, paint in
        paint.role == .bundle && line.start.y == line.end.y && (line.length - 32).magnitude < 0.01
      }
      let nearly = things.lines.filter { line, paint in
        paint.role == .bundle && (11.97..<12.03).contains(line.length)
      }
      let heads = things.paths.filter { $0.paint.role == .bundle && $0.paint.parts == .solid }
      let missing = solid.count - heads.count
      #expect(missing >= -nearly.count && missing <= samples.count, "\(text)")
    }
  }

  @Test func lightBendsOnTheDrawnSurfaces() throws {
    for (text, figure) in Self.gallery {
      let layout = TraceLayout(figure.outcome.result)
      for ray in figure.outcome.result.rays {
        for (crossing, number) in zip(ray.crossings, ray.crossings.indices) {
          let curve = SurfaceCurve(
            figure.outcome.result.system.surfaces[number], half: layout.halves[number],
            scale: layout.scale)
          guard crossing.point.y.magnitude <= layout.halves[number] else { continue }
          let place = layout.point(crossing.point)
          let distance = curve.curves.map { curve in
            let points = curve.points(33)
            return (1..<points.count).map {
              Segment(points[$0 - 1], points[$0]).distance(to: place)
            }.min() ?? .infinity
          }.min()
          #expect((distance ?? .infinity) < 0.06, "\(text)")
        }
      }
    }
  }

  @Test func surfacesWithOneGlassBetweenThemMeetAtTheRim() throws {
    let figure = try #require(
      TraceFigure(
        "elements:\n  - surface: {radius: 20 mm, index: 1.5}\n  - surface: {radius: -20 mm, index: 1, after: 4 mm}\nray: {height: 11 mm}\n"
      ))
    let layout = TraceLayout(figure.outcome.result)
    // They cross at √(20² − 18²) mm.
    #expect((layout.halves[0] - 0.008718).magnitude < 1e-6)
    #expect(layout.halves[0] == layout.halves[1])
  }

  @Test func drawingsAreSmall() throws {
    for (text, figure) in Self.gallery {
      for drawing in figure.drawings {
        #expect(drawing.standalone().bytes(as: .xml).count < 20_000, "\(text)")
      }
    }
  }

  @Test func whereAnswersAreHiddenNothingSaysWhereTheLightGoes() throws {
    let figure = try #require(
      TraceFigure(
        "mirror: concave 20 cm\nray: {height: 8 cm}\ndiagram: {answers: hidden}\n"))
    let markup = figure.figure.markup().text()
    for answer in ["9.09\u{202F}cm", "47.2°", "23.6°"] {
      #expect(!markup.contains(answer), "\(answer)")
    }
    #expect(figure.figure.description.hasSuffix("The light is drawn as far as the first surface."))
  }
}
