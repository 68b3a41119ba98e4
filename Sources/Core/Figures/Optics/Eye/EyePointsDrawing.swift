import Drawing
import Geometry
import Optics
import Scenarios

/// A schematic eye in section with its six cardinal points, at one scale.
struct EyePointsDrawing {
  private let words: EyeWords
  private let subject: EyeSubject
  private var canvas: FrontCanvas
  private let layout: EyeLayout

  init(_ subject: EyeSubject, words: EyeWords) {
    self.words = words
    self.subject = subject
    layout = EyeLayout(subject, showsPoints: true)
    let bounds = layout.bounds
    canvas = FrontCanvas(
      frame: Rectangle(
        minX: 0, minY: bounds.minY - 8, maxX: layout.width, maxY: bounds.maxY + 24))
    canvas.addLine(
      Segment(Point(0, layout.vertex.y), Point(layout.width, layout.vertex.y)), .line(.axis))
    let eye = subject.optics.eye
    canvas.shapes += layout.outline.shapes(
      vertex: layout.vertex, scale: layout.scale, iris: 0.15 * eye.length,
      pupil: 0.22 * eye.length)
    canvas.obstacles += layout.outline.obstacles(vertex: layout.vertex, scale: layout.scale)
    if eye.surfaces.count > 1 { canvas.shapes += EyeLens(eye).shapes(layout) }
    canvas.include(layout.bounds)
    addPlanes()
    addPoints()
  }

  /// The finished drawing.
  mutating func drawing(id: String, title: String, description: String) -> Drawing {
    canvas.placeNames()
    return canvas.drawing(id: id, title: title, description: description)
  }

  private mutating func addPlanes() {
    let points = subject.optics.points
    for place in [points.firstPrincipal, points.secondPrincipal] {
      let foot = layout.place(Point(place, 0))
      let half = 0.4 * layout.bounds.height
      canvas.addLine(
        Segment(Point(foot.x, foot.y - half), Point(foot.x, foot.y + half)),
        .line(.principalPlane))
    }
  }

  private mutating func addPoints() {
    let points = subject.optics.points
    let isReduced = subject.optics.eye.isReduced
    var marks: [(String, Double)] = [("F", points.firstFocal), ("F′", points.secondFocal)]
    if isReduced {
      marks += [("H H′", points.firstPrincipal), ("N N′", points.firstNodal)]
    } else {
      marks += [
        ("H", points.firstPrincipal), ("H′", points.secondPrincipal), ("N", points.firstNodal),
        ("N′", points.secondNodal),
      ]
    }
    for (index, (name, place)) in marks.enumerated() {
      let point = layout.place(Point(place, 0))
      let text = LabelText(symbol: name, size: 14)
      guard point.x > 6, point.x < layout.width - 6 else {
        canvas.name(
          text + LabelText(point.x < 6 ? " ←" : " →", size: 14),
          at: Point(min(max(point.x, 20), layout.width - 20), point.y), [Vector(0, 1)],
          .focalPoint)
        continue
      }
      canvas.shapes.append(.dot(at: point, radius: 3, .focalPoint))
      canvas.obstacles.append(Obstacle(.circle(center: point, radius: 4), .body))
      let side = index % 2 == 0 ? -1.0 : 1
      canvas.name(
        text, at: point,
        [
          Vector(0.35 * side, 1), Vector(0.35 * side, -1), Vector(0.7 * side, 0.8),
          Vector(0.7 * side, -0.8),
        ], .focalPoint, radius: 4, priority: 2)
    }
  }
}
