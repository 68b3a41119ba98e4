import Drawing
import Formula
import Geometry
import Numbers
import Optics
import Quantities
import Scenarios

/// The drawing of a prism with a power: from the side, light that is turned towards the base by the true angle; beside it the direction
/// of the base as the examiner sees it.
struct PrismPowerDiagram {
  let power: PrismPower
  let index: Double?
  let distances: [Quantity]
  let words: PrismWords
  var canvas: AxialCanvas
  var front: [Shape] = []

  private static let reach = 290.0
  private static let half = 62.0

  init(_ power: PrismPower, index: Double?, distances: [Quantity], words: PrismWords) {
    self.power = power
    self.index = index
    self.distances = distances
    self.words = words
    let drop = min(190, Self.reach * power.power)
    let frame = Rectangle(
      minX: -120, minY: -Self.half - 26, maxX: Self.reach + 40,
      maxY: max(Self.half + 24, drop + 30))
    canvas = AxialCanvas(
      AxialScale(along: 1, across: 1, origin: Point(0, 0)), frame: frame)
  }

  private var options: RayPresentation<PrismEquation> { words.outcome.presentation }

  /// Where the screen stands, pixels: nearer where light would miss it.
  private var screen: Double { power.power > 0 ? min(Self.reach, 190 / power.power) : Self.reach }

  mutating func drawing(id: String, title: String, description: String) -> Drawing {
    addWedge()
    addLight()
    if power.base != nil, power.power > 0 { addBase() }
    canvas.shapes += front
    canvas.placeNames()
    return canvas.drawing(id: id, title: title, description: description)
  }

  /// The wedge, base down, with the apex angle of a thin prism of this power.
  private mutating func addWedge() {
    let apex = power.thinApex(index: index ?? 1.5) ?? 0
    let angle = min(max(apex, 0.06), 1.2)
    let width = max(5, 2 * 2 * Self.half * Elementary.tan(angle / 2))
    let corners = [
      Point(0, -Self.half), Point(width / 2, Self.half), Point(-width / 2, Self.half),
    ]
    canvas.shapes.append(.polygon(corners, .fillAndLine(.surface)))
    for side in 0..<3 {
      canvas.obstacles.append(.line(Segment(corners[side], corners[(side + 1) % 3]), width: 3))
    }
    guard options.hasLabels else { return }
    let text = LabelText(words.power(power.power), size: 13)
    canvas.names.append(
      DiagramName(
        .text(text, .medium),
        LabelRequest(
          text, around: corners[0], radius: 1, gap: 4,
          directions: [Vector(0, -1), Vector(0.7, -0.7), Vector(-0.7, -0.7)], priority: 3)))
    let base = LabelText(words(.labelTowardsBase), size: 12)
    canvas.names.append(
      DiagramName(
        .text(base, .medium),
        LabelRequest(
          base, around: Point(0, Self.half), radius: 1, gap: 4,
          directions: [Vector(0, 1), Vector(0.9, 0.4), Vector(-0.9, 0.4)], priority: 3)))
  }

  private mutating func addLight() {
    let hinge = Point(0, 0)
    let arriving = Segment(Point(canvas.frame.minX, 0), hinge)
    light(arriving)
    let wall = Segment(
      Point(screen, canvas.frame.minY + 6), Point(screen, canvas.frame.maxY - 6))
    canvas.addStretch(wall, .line(.surface), thickness: 4)
    if options.hidesAnswers { return }
    let hit = Point(screen, screen * power.power)
    light(Segment(hinge, hit))
    guard power.power > 0 else { return }
    canvas.addStretch(Segment(hinge, Point(screen, 0)), .line(.extension2), thickness: 2)
    if options.hasAngles {
      let text =
        LabelText(symbol: "δ", size: 13)
        + LabelText(" = " + words.angle(power.deviation, of: "deviation"))
      canvas.addAngle(
        at: hinge, between: (Vector(1, 0), hit - hinge), radius: min(150, 0.6 * screen), text)
    }
    addDisplacement(to: hit)
  }

  private mutating func light(_ segment: Segment) {
    guard let line = canvas.addStretch(segment, .line(.ray2)) else { return }
    canvas.addHead(on: line, .ray2, to: &front)
  }

  private mutating func addDisplacement(to hit: Point) {
    guard options.hasLabels else { return }
    let distance = distances.first ?? Quantity(1, .metre)
    guard let value = power.displacement(at: distance.value) else { return }
    let line = DimensionLine(
      from: Point(screen, 0), to: hit, offset: Vector(14, 0), heads: .atBothEnds,
      text: LabelText(symbol: "x", size: 13)
        + LabelText(" = " + words.numbers.length(value, of: ValueName("prism", "displacement-1"))))
    canvas.shapes += line.shapes
    canvas.obstacles += line.obstacles
    canvas.include(line.bounds)
    let foot = canvas.frame.maxY + 4
    let along = DimensionLine(
      from: Point(0, foot), to: Point(screen, foot), offset: Vector(0, 8), heads: .atBothEnds,
      text: LabelText(symbol: "z", size: 13)
        + LabelText(" = " + words.numbers.style.text(of: distance)))
    canvas.shapes += along.shapes
    canvas.obstacles += along.obstacles
    canvas.include(along.bounds)
  }

  /// The base as the examiner sees it: an arrow in a circle with the horizontal and the vertical.
  private mutating func addBase() {
    guard let base = power.base else { return }
    let center = Point(canvas.frame.maxX + 156, 0)
    let radius = 52.0
    canvas.shapes.append(.circle(center: center, radius: radius, .fillAndLine(.medium)))
    for direction in [Vector(1, 0), Vector(0, 1)] {
      canvas.shapes.append(
        .line(
          Segment(center - (radius + 8) * direction, center + (radius + 8) * direction),
          .line(.axis)))
    }
    canvas.obstacles.append(Obstacle(.circle(center: center, radius: radius), .body))
    let way = PrismDiagram.direction(base)
    let tip = center + radius * way
    if let arrow = Arrow(along: .line(center, tip), from: nil, to: nil, lineWidth: 2.4) {
      canvas.shapes += arrow.shapes(.object, width: 2.4)
    }
    let outer = Rectangle(center: center, width: 2 * radius + 90, height: 2 * radius + 60)
    canvas.include(outer)
    guard options.hasLabels else { return }
    let text = LabelText(words.angle(base, of: "base"), size: 12)
    let place = center + (radius + 12) * way
    let box = Rectangle(center: place, width: text.width, height: text.height)
    let shift = box.width / 2 * (way.dx > 0.3 ? 1 : way.dx < -0.3 ? -1 : 0)
    canvas.shapes.append(
      .label(
        Label(text, boxCenteredAt: place + Vector(shift, way.dy * 6), role: .object, hasHalo: true))
    )
    if let eye = words.outcome.eye {
      let name = LabelText(words(eye == .right ? .labelEyeRight : .labelEyeLeft), size: 12)
      canvas.shapes.append(
        .label(
          Label(name, boxCenteredAt: Point(center.x, center.y + radius + 30), role: .note)))
    }
    let note = LabelText(words(.noteExaminer), size: 11)
    let label = Label(
      note, boxCenteredAt: Point(center.x, center.y - radius - 32), role: .note)
    canvas.shapes.append(.label(label))
    canvas.include(label.bounds)
  }
}
