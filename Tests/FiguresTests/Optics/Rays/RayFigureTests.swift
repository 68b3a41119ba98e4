import Drawing
import Geometry
import Numbers
import Optics
import Scenarios
import Testing

@testable import Figures

@Suite struct RayFigureTests {
  /// 400 blocks as authors write them.
  static let gallery: [(text: String, figure: BlockFigure)] = {
    var generator = RayGallery(seed: 5)
    return (0..<400).compactMap { _ in
      let text = generator.block()
      return BlockFigure(text).map { (text, $0) }
    }
  }()

  @Test func theGalleryIsNotEmpty() {
    #expect(Self.gallery.count > 300, "\(Self.gallery.count)")
  }

  @Test func thePhrasebookHasEveryPhrase() {
    #expect(English.phrases.missing(RayPhrase.self) == [])
  }

  @Test func noTwoNamesOverlap() {
    for (text, figure) in Self.gallery {
      for drawing in figure.drawings {
        let labels = DrawnThings(drawing.shapes).labels
        for first in labels.indices {
          for second in labels.indices where second > first {
            let overlap = labels[first].box.overlap(with: labels[second].box)
            #expect(
              overlap < 1, "`\(labels[first].text)` over `\(labels[second].text)` in \(text)")
          }
        }
      }
    }
  }

  @Test func everythingIsInsideTheViewBox() {
    for (text, figure) in Self.gallery {
      for drawing in figure.drawings {
        let box = drawing.viewBox.grown(by: 1)
        let things = DrawnThings(drawing.shapes)
        for point in things.points { #expect(box.contains(point), "\(point) in \(text)") }
        for label in things.labels {
          let isInside = box.union(label.box) == box
          #expect(isInside, "`\(label.text)` in \(text)")
        }
      }
    }
  }

  private static let light: [Role] = [
    .ray1, .ray2, .ray3, .ray4, .bundle, .whiteLight, .violetLight, .blueLight, .greenLight,
    .yellowLight, .redLight,
  ]

  @Test func everyStretchOfLightHasOneHeadAndNoDashedLineHasOne() {
    for (text, figure) in Self.gallery where !text.contains("elements") {
      if case .lens = figure.outcome { continue }
      for drawing in figure.drawings {
        let things = DrawnThings(drawing.shapes)
        for role in Self.light {
          let solid = things.lines.filter { line, paint in
            paint.role == role && line.length >= 12.03
              && (paint.dash ?? role.style.dash).lengths.isEmpty
          }
          let heads = things.paths.filter { $0.paint.role == role && $0.paint.parts == .solid }
          let nearly = things.lines.filter { line, paint in
            paint.role == role && (11.97..<12.03).contains(line.length)
          }
          #expect((heads.count - solid.count).magnitude <= nearly.count, "\(role): \(text)")
        }
      }
    }
  }

  /// Snell's law, read off the picture.
  @Test func theDrawnRayIsRefractedAsTheLawSays() throws {
    for (incidence, index) in [(30.0, 1.5), (62, 1.333), (75, 2.4), (12, 1.7)] {
      let figure = try #require(BlockFigure("ray: \(incidence) deg\nsurface: \(index)\n"))
      let drawing = try #require(figure.drawings.first)
      let rays = DrawnThings(drawing.shapes).lines.filter { line, paint in
        paint.role == .ray2 && line.length > 30
      }.map(\.segment)
      let arriving = try #require(rays.first { $0.end == Point(0, 0) })
      let leaving = try #require(rays.first { $0.start == Point(0, 0) && $0.end.y > 0 })
      let sines = [arriving, leaving].map { ($0.end.x - $0.start.x) / $0.length }
      #expect((sines[0] - index * sines[1]).magnitude < 1e-3)
      #expect((sines[0] - Elementary.sin(incidence * .pi / 180)).magnitude < 1e-3)
    }
  }

  @Test func aSlabIsSaidToStandBetweenItsMedia() throws {
    let slab = "ray: 30 deg\nslab: {thickness: 2 cm, index: 1.5}\n"
    let between = try #require(BlockFigure(slab + "medium: {before: air, after: water}\n")).figure
    #expect(between.description.contains("between air (n = 1"))
    #expect(
      between.description.contains("water (n = 1.33") && !between.description.contains("in air"))
    #expect(between.markup().text().contains("Index behind it"))
    let alone = try #require(BlockFigure(slab)).figure
    #expect(alone.description.contains("2\u{202F}cm thick, in air"))
  }

  @Test(
    arguments: [
      ("10", "10° from the normal of the first face, on the side of the base"),
      ("-10", "10° from the normal of the first face, on the side of the apex"),
      ("0", "along the normal of the first face"),
    ])
  func thePrismsRayComesFromASide(angle: String, words: String) throws {
    let figure = try #require(
      BlockFigure("prism: {apex: 30 deg, index: 1.5}\nray: \(angle) deg\n")
    ).figure
    #expect(figure.description.contains(words), "\(figure.description)")
  }

  /// The face by which the drawn light leaves is the one that the text names.
  @Test func theTextSaysByWhichFaceReflectedLightLeaves() throws {
    for (apex, ray, says) in [
      (90, 0, "totally reflected at the base. It leaves by the second face."),
      (60, 0, "totally reflected at the second face. It leaves by the base."),
      (45, -20, "totally reflected at the second face."),
    ] {
      let text = "prism: {apex: \(apex) deg, index: 1.6}\nray: \(ray) deg\n"
      let figure = try #require(BlockFigure(text))
      #expect(figure.figure.description.contains(says), "\(figure.figure.description)")
    }
  }

  @Test func nothingIsGivenAwayWhereAnswersAreHidden() throws {
    for text in [
      "ray: 50 deg\nsurface: 1.5\ndiagram: {answers: hidden}\n",
      "prism: {apex: 60 deg, index: 1.5}\nray: 35 deg\ndiagram: {answers: hidden}\n",
    ] {
      let figure = try #require(BlockFigure(text))
      let markup = figure.figure.markup().text()
      for answer in ["30.7", "22.5", "37.5", "41°", "66°", "19.3"] {
        #expect(!markup.contains(answer), "\(answer)")
      }
    }
  }
}
