import Drawing
import Geometry
import Optics
import Quantities
import Scenarios

/// A lens before an eye in its two planes, with the far point that both share. Not to scale along the axis: a far point at half a
/// metre and a vertex distance of a centimetre fit into one picture only so.
struct VertexDrawing {
  let words: PrescriptionWords
  private let shift: VertexShift
  private let power: Power
  private var canvas: FrontCanvas
  private var front: [Shape] = []

  private static let y = 128.0
  private static let cornea = 520.0
  private static let height = 46.0

  /// The planes, pixels: the cornea and one or two before it, in their order.
  private let from: Double
  private let to: Double
  private let far: Double?

  init(_ shift: VertexShift, words: PrescriptionWords) {
    self.words = words
    self.shift = shift
    power = shift.lens.meanSphere
    let most = max(shift.from, shift.to, 1e-9)
    from = Self.cornea - 130 * shift.from / most
    to = Self.cornea - 130 * shift.to / most
    far = Self.farPoint(of: power, shift, from: from, to: to)
    canvas = FrontCanvas(frame: Rectangle(minX: 0, minY: 8, maxX: 720, maxY: 268))
    let axis = Segment(Point(0, Self.y), Point(720, Self.y))
    canvas.addLine(axis, .line(.axis))
    addEye()
    addLight()
    addPlane(from, shift.lens.sphere, isNew: false)
    addPlane(to, shift.sphere, isNew: true)
    addFarPoint()
    addDimensions()
  }

  /// Where the far point is drawn: at the edge of the picture, or between the planes if it lies there; `nil` without power.
  private static func farPoint(
    of power: Power, _ shift: VertexShift, from: Double, to: Double
  ) -> Double? {
    guard power.dioptres != 0 else { return nil }
    let place = 1 / power.dioptres
    if place > 0, shift.distance > 0, place <= shift.distance * (1 + 1e-9) {
      return from + (to - from) * place / shift.distance
    }
    return power.dioptres > 0 ? 690 : 56
  }

  /// The finished drawing.
  mutating func drawing(id: String, title: String, description: String) -> Drawing {
    canvas.shapes += front
    canvas.placeNames()
    canvas.addNotes([words(.noteVertex)])
    return canvas.drawing(id: id, title: title, description: description)
  }

  private mutating func addEye() {
    let outline = EyeOutline(length: 0.024, corneaRadius: 0.0078)
    canvas.shapes += outline.shapes(
      vertex: Point(Self.cornea, Self.y), scale: 4600, iris: 0.0036, pupil: 0.004)
    let box = outline.bounds(vertex: Point(Self.cornea, Self.y), scale: 4600)
    canvas.obstacles.append(Obstacle(.rectangle(box), .body))
    canvas.include(box)
  }

  // MARK: Light

  private mutating func addLight() {
    for side in [1.0, -1] {
      let start = Point(0, Self.y - side * Self.height)
      let lens = Point(from, Self.y - side * Self.height)
      addRay(Segment(start, lens), .ray2)
      let slope = far.map { (Self.y - lens.y) / ($0 - from) } ?? 0
      let end = Point(Self.cornea, lens.y + slope * (Self.cornea - from))
      addRay(Segment(lens, end), .ray2)
      guard let far else { continue }
      let back = far < from ? Segment(lens, Point(far, Self.y)) : Segment(end, Point(far, Self.y))
      canvas.addLine(back, .line(.extension2, width: 1.07, dash: .virtual))
    }
  }

  private mutating func addRay(_ line: Segment, _ role: Role) {
    canvas.addLine(line, .line(role, width: 1.6, dash: .solid))
    if let head = Arrowhead.ray.middle(of: line) {
      front.append(.path(head.path, .solid(role)))
    }
  }

  // MARK: Lenses

  private mutating func addPlane(_ x: Double, _ sphere: Power, isNew: Bool) {
    if isNew, to == from { return }
    let half = 72.0
    let line = Segment(Point(x, Self.y - half), Point(x, Self.y + half))
    let role: Role = isNew ? .image : .lens
    canvas.shapes.append(.line(line, .line(role, width: 1.9, dash: isNew ? .long : .solid)))
    canvas.obstacles.append(.line(line, width: 8))
    for (end, outwards) in [(line.start, Vector(0, -1)), (line.end, Vector(0, 1))]
    where power.dioptres != 0 {
      let head = Arrowhead(length: 10, width: 9)
      let tip = power.dioptres > 0 ? end : end - head.length * outwards
      canvas.shapes.append(
        .path(
          head.path(tip: tip, direction: power.dioptres > 0 ? outwards : -outwards), .solid(role)))
    }
    let text = LabelText(
      isNew ? (words.hidesAnswers ? "?" : newName) : words.rx(shift.lens), size: 13)
    let left = x - 4 - text.width / 2 < 8
    canvas.name(
      text, at: isNew ? line.end : line.start,
      [
        Vector(left ? 0.8 : -0.8, isNew ? 0.6 : -0.6), Vector(0, isNew ? 1 : -1),
        Vector(left ? -0.8 : 0.8, isNew ? 0.6 : -0.6),
      ], role, radius: 5,
      priority: 4)
  }

  private var newName: String {
    shift.effective.map { words.rx($0) } ?? words(.valueInfinity)
  }

  private mutating func addFarPoint() {
    guard let far else { return }
    let point = Point(far, Self.y)
    canvas.shapes.append(.dot(at: point, radius: 3.5, .focalPoint))
    canvas.obstacles.append(Obstacle(.circle(center: point, radius: 5), .body))
    canvas.name(
      LabelText(words(shift.lens.isSpherical ? .labelFarPoint : .labelMeanFarPoint), size: 13),
      at: point,
      [
        Vector(0, -1), Vector(0, 1), Vector(0.8, -0.6), Vector(-0.8, -0.6), Vector(-0.8, 0.6),
        Vector(-0.5, -0.87), Vector(-0.5, 0.87),
      ], .focalPoint, radius: 5,
      priority: 3)
  }

  private mutating func addDimensions() {
    var dimensions: [(Double, Double, String)] = []
    func length(_ metres: Double) -> String {
      words.style.text(of: Quantity(metres, .length, in: words.vertexUnit))
    }
    if shift.from > 0 { dimensions.append((Self.cornea, from, length(shift.from))) }
    if shift.to > 0 { dimensions.append((Self.cornea, to, length(shift.to))) }
    if let far, !words.hidesAnswers, shift.lens.isSpherical, shift.lens.sphere.dioptres != 0 {
      let place = 1 / shift.lens.sphere.dioptres
      // Beside the vertex distance, in its unit.
      let isShort = words.vertexUnit.amount(of: place.magnitude) < 100
      if far != to {
        dimensions.append(
          (
            from, far,
            isShort ? length(place.magnitude) : words.length(place, like: "lens", "far-point")
          ))
      }
      if to != from, far != to, let own = words.text("lens", "far-point") {
        let rest = (place - shift.distance).magnitude
        dimensions.append((to, far, isShort ? length(rest) : own.filter { $0 != "−" }))
      }
    }
    let foot = 232.0
    let lines = DimensionLine.inRows(
      dimensions.map {
        DimensionLine(
          from: Point($0.0, foot), to: Point($0.1, foot), offset: Vector(0, 25),
          heads: .atBothEnds, text: LabelText($0.2, size: 12))
      }, from: foot + 12, rowHeight: 25)
    for line in lines {
      canvas.shapes += line.shapes
      for x in [line.start.x, line.end.x] {
        canvas.shapes.append(
          .line(
            Segment(Point(x, Self.y + 98), Point(x, foot + 2)),
            .line(.dimension, width: 0.6, dash: .dotted)))
      }
      canvas.obstacles += line.obstacles
      canvas.include(line.bounds)
    }
  }
}
