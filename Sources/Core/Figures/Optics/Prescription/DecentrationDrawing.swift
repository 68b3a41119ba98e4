import Drawing
import Geometry
import Optics
import Quantities
import Scenarios

/// A decentred lens as someone who faces the wearer sees it: the pupil, the optical centre, and where the base of the prism lies.
struct DecentrationDrawing {
  let words: PrescriptionWords
  private let decentration: LensDecentration
  private var canvas: FrontCanvas

  private static let center = Point(360, 150)
  private static let radius = 122.0

  init(_ decentration: LensDecentration, words: PrescriptionWords) {
    self.words = words
    self.decentration = decentration
    canvas = FrontCanvas(frame: Rectangle(minX: 0, minY: 0, maxX: 720, maxY: 300))
    addLens()
    addNose()
    addPupil()
    addCentre()
    if !words.hidesAnswers { addBase() }
  }

  /// The finished drawing.
  mutating func drawing(id: String, title: String, description: String) -> Drawing {
    canvas.placeNames()
    canvas.addNotes([words(.noteExaminer), words(.noteDecentration)])
    return canvas.drawing(id: id, title: title, description: description)
  }

  /// Pixels a metre: the decentration takes a good part of the lens.
  private var scale: Double {
    let effect = decentration.effect
    let size = max(effect.horizontal.magnitude, effect.vertical.magnitude)
    return size > 0 ? min(0.52 * Self.radius / size, 2e4) : 1
  }

  private var opticalCentre: Point {
    let effect = decentration.effect
    return Self.center + Vector(scale * effect.horizontal, -scale * effect.vertical)
  }

  private mutating func addLens() {
    canvas.shapes.append(
      .circle(center: Self.center, radius: Self.radius, .fillAndLine(.lens)))
    if let axis = decentration.effect.lens.axis {
      let reach = 0.96 * Self.radius
      let line = Segment(
        opticalCentre - 0.4 * reach * axis.direction, opticalCentre + 0.4 * reach * axis.direction)
      canvas.addLine(line, .line(.ray1, width: 1.4, dash: .long))
      canvas.name(
        LabelText(words(.labelAxis, [("axis", words.angle(axis))]), size: 12), at: line.start,
        [-axis.direction, Vector(0, 1), Vector(0, -1), Vector(-1, 0)], .ray1)
    }
    canvas.write(
      LabelText(words.rx(decentration.effect.lens), size: 14),
      boxCenteredAt: Point(Self.center.x, Self.center.y + Self.radius + 16), .lens)
  }

  /// The side of the nose, if the eye is known.
  private mutating func addNose() {
    guard let eye = decentration.eye else { return }
    let side = eye.nasalDirection
    let x = Self.center.x + side * (Self.radius + 44)
    let y = Self.center.y
    let bridge = Path([
      .move(Point(x, y - 56)),
      .cubic(
        Point(x + side * 4, y - 6), Point(x + side * 2, y + 20), Point(x - side * 18, y + 54)),
      .quadratic(control: Point(x - side * 22, y + 70), Point(x, y + 70)),
    ])
    canvas.shapes.append(.path(bridge, .line(.note, width: 1.6)))
    canvas.write(
      LabelText(words(.labelNose), size: 12), boxCenteredAt: Point(x + side * 26, y - 44), .note)
    let text = words(eye == .right ? .labelRightEye : .labelLeftEye)
    canvas.write(
      LabelText(text, size: 13),
      boxCenteredAt: Point(Self.center.x - side * (Self.radius + 70), Self.center.y - 104), .note)
  }

  private mutating func addPupil() {
    canvas.shapes.append(.circle(center: Self.center, radius: 14, .line(.label, width: 1)))
    canvas.shapes.append(.circle(center: Self.center, radius: 6, .solid(.label)))
    canvas.obstacles.append(Obstacle(.circle(center: Self.center, radius: 15), .body))
    canvas.name(
      LabelText(words(.labelPupil), size: 13), at: Self.center,
      [Vector(-0.8, 0.6), Vector(0.8, 0.6), Vector(0, 1), Vector(-1, 0), Vector(1, 0)],
      radius: 16)
  }

  /// A cross where the optical centre is, with its distances from the pupil.
  private mutating func addCentre() {
    let place = opticalCentre
    if place != Self.center {
      let corner = Point(place.x, Self.center.y)
      addShift(from: Self.center, to: corner, decentration.inward)
      addShift(from: corner, to: place, decentration.upward)
    }
    canvas.shapes.append(.cross(at: place, size: 14, .line(.object, width: 2.4)))
    canvas.obstacles.append(Obstacle(.circle(center: place, radius: 9), .body))
    canvas.name(
      LabelText(words(.labelCentre), size: 13), at: place,
      [Vector(0, -1), Vector(0, 1), Vector(0.8, -0.6), Vector(-0.8, -0.6)], .object, radius: 9,
      priority: 3)
  }

  private mutating func addShift(from start: Point, to end: Point, _ metres: Double) {
    let line = Segment(start, end)
    guard line.length > 4 else { return }
    canvas.addLine(line, .line(.dimension, width: 1, dash: .short))
    let text = LabelText(
      words.style.text(of: Quantity(metres.magnitude, .length, in: words.decentrationUnit)),
      size: 12)
    let across = line.direction.quarterTurned
    let along = line.direction
    canvas.name(
      text, at: line.middle,
      [
        across, -across, across + along, across - along, -across + along, -across - along, along,
        -along,
      ].map { $0.unit }, .dimension, radius: 3, priority: 2)
  }

  private mutating func addBase() {
    let effect = decentration.effect
    guard effect.baseDirection != nil else { return }
    let direction = Vector(effect.horizontalPrism, -effect.verticalPrism).unit
    let start = Self.center + 18 * direction
    let end = Self.center + (Self.radius + 26) * direction
    if let arrow = Arrow(along: .line(start, end), from: nil, to: nil, lineWidth: 3) {
      canvas.shapes += arrow.shapes(.image, width: 3)
    }
    canvas.obstacles.append(Obstacle(.segment(Segment(start, end), width: 8), .body))
    canvas.name(
      LabelText(words.baseLabel, size: 13), at: end,
      [direction, Vector(direction.dx, direction.dy - 0.7), Vector(1, 0), Vector(-1, 0)], .image,
      radius: 4, priority: 4)
  }
}
