import Drawing
import Geometry
import Optics
import Scenarios

/// An eye in section with the light that it sees: from infinity or from a target, through a lens if it wears one, to where it comes
/// together before, on or behind the retina.
struct EyeDrawing {
  let words: EyeWords
  let layout: EyeLayout
  let subject: EyeSubject
  var canvas: FrontCanvas
  var front: [Shape] = []
  private var heads: [Point] = []

  /// - Parameter subject: the eye of the block, or the same with its correction.
  init(_ subject: EyeSubject, words: EyeWords) {
    self.words = words
    self.subject = subject
    layout = EyeLayout(subject)
    let bounds = layout.bounds
    canvas = FrontCanvas(
      frame: Rectangle(
        minX: 0, minY: bounds.minY - 22, maxX: layout.width, maxY: bounds.maxY + 22))
    canvas.addLine(
      Segment(Point(0, layout.vertex.y), Point(layout.width, layout.vertex.y)), .line(.axis))
    addEye()
    addLens()
    addLight()
    addNames()
  }

  /// The finished drawing.
  mutating func drawing(id: String, title: String, description: String) -> Drawing {
    canvas.shapes += front
    canvas.placeNames()
    var notes: [String] = []
    if subject.target.isFinite { notes.append(words(.noteTarget)) }
    if subject.lens.map({ $0.vertex > 0 }) ?? false { notes.append(words(.noteVertex)) }
    if notes.isEmpty { notes.append(words(.noteScale)) }
    canvas.addNotes(notes)
    return canvas.drawing(id: id, title: title, description: description)
  }

  // MARK: The eye

  private mutating func addEye() {
    let eye = subject.optics.eye
    let iris = eye.surfaces.count > 1 ? irisPlace : 0.15 * eye.length
    canvas.shapes += layout.outline.shapes(
      vertex: layout.vertex, scale: layout.scale, iris: iris,
      pupil: max(subject.pupil ?? 0, 2.1 * layout.halfBundle))
    canvas.obstacles += layout.outline.obstacles(vertex: layout.vertex, scale: layout.scale)
    if eye.surfaces.count > 1 {
      canvas.shapes += EyeLens(eye).shapes(layout)
    }
    canvas.include(layout.bounds)
  }

  /// The iris stands before the lens: at the first surface that is not of the cornea.
  private var irisPlace: Double {
    var place = 0.0
    for surface in subject.optics.eye.surfaces {
      place += surface.thickness
      if place > 0.1 * subject.optics.eye.length { return place }
    }
    return 0.15 * subject.optics.eye.length
  }

  // MARK: A lens before it

  private mutating func addLens() {
    guard let lens = subject.lens else { return }
    let power = lens.power.dioptres
    let text = LabelText(hides ? "?" : words.power(power), size: 13)
    guard let x = layout.lens else {
      let radius = layout.scale * layout.outline.corneaRadius
      let half = 0.62 * radius
      let sag = radius - (radius * radius - half * half).squareRoot()
      let arc = Path([
        .move(Point(layout.vertex.x + sag - 4, layout.vertex.y + half)),
        .arc(
          radius: radius, isLarge: false, isClockwise: true,
          Point(layout.vertex.x + sag - 4, layout.vertex.y - half)),
      ])
      canvas.shapes.append(.path(arc, .line(.lens, width: 4)))
      return canvas.name(
        text, at: Point(layout.vertex.x - 4, layout.vertex.y - half),
        [Vector(-0.8, -0.6), Vector(-1, 0)], .lens, radius: 6, priority: 4)
    }
    addThinLens(at: x, power: power)
    canvas.name(
      text, at: Point(x, layout.vertex.y - 84), [Vector(0, -1), Vector(-0.8, -0.6)], .lens,
      radius: 4, priority: 4)
    addVertexDistance(from: x, lens.vertex)
  }

  private mutating func addThinLens(at x: Double, power: Double) {
    let half = 80.0
    let y = layout.vertex.y
    let rim = power > 0 ? 0.0 : power < 0 ? 7 : 3
    let middle = power > 0 ? 14.0 : power < 0 ? -2 : 3
    let glass = Path([
      .move(Point(x - rim, y - half)), .line(Point(x + rim, y - half)),
      .quadratic(control: Point(x + middle, y), Point(x + rim, y + half)),
      .line(Point(x - rim, y + half)),
      .quadratic(control: Point(x - middle, y), Point(x - rim, y - half)), .close,
    ])
    canvas.shapes.append(.path(glass, .fill(.lens)))
    let line = Segment(Point(x, y - half), Point(x, y + half))
    canvas.addLine(line, .line(.lens), width: 12)
    for (end, outwards) in [(line.start, Vector(0, -1)), (line.end, Vector(0, 1))] {
      guard power != 0 else {
        canvas.shapes.append(.line(Segment(end - Vector(6, 0), end + Vector(6, 0)), .line(.lens)))
        continue
      }
      let head = Arrowhead(length: 11, width: 10)
      let tip = power > 0 ? end : end - head.length * outwards
      canvas.shapes.append(
        .path(head.path(tip: tip, direction: power > 0 ? outwards : -outwards), .solid(.lens)))
    }
  }

  private mutating func addVertexDistance(from x: Double, _ metres: Double) {
    let foot = layout.bounds.maxY
    let text = LabelText(
      words.text("lens", "vertex") ?? words.text("eye", "vertex") ?? "", size: 12)
    let dimension = DimensionLine(
      from: Point(layout.vertex.x, foot), to: Point(x, foot), offset: Vector(0, 12),
      heads: .atBothEnds, text: text)
    for end in [x, layout.vertex.x] {
      canvas.shapes.append(
        .line(
          Segment(
            Point(end, layout.vertex.y + (end == x ? 86 : 70)), Point(end, foot)),
          .line(.dimension, width: 0.6, dash: .dotted)))
    }
    canvas.shapes += dimension.shapes
    canvas.obstacles += dimension.obstacles
    canvas.include(dimension.bounds)
  }

  // MARK: Light

  /// Three rays of the bundle, drawn to the cornea as the picture allows and in the eye as they run.
  private mutating func addLight() {
    let half = layout.scale * layout.halfBundle
    for side in [1.0, -1] {
      let entry = Point(layout.vertex.x, layout.vertex.y - side * half)
      addIncoming(to: entry, side)
      if !hides { addInside(from: entry, side) }
    }
  }

  private mutating func addIncoming(to entry: Point, _ side: Double) {
    let isFar = subject.target.isInfinite
    let source = Point(EyeLayout.target, layout.vertex.y)
    guard let lens = layout.lens else {
      let start = isFar ? Point(0, entry.y) : source
      return addRay(Segment(start, entry))
    }
    // Behind the lens light spreads or gathers as its vergence there says, as far as can be shown.
    let vergence = subject.vergence ?? 0
    let gap = entry.x - lens
    let turn = min(max(-vergence * 0.035, -0.3), 0.3)
    let height = (layout.vertex.y - entry.y) * (1 - turn)
    let middle = Point(lens, layout.vertex.y - height)
    let start = isFar ? Point(0, middle.y) : source
    addRay(Segment(start, middle))
    if gap > 4 { addRay(Segment(middle, entry)) }
  }

  private mutating func addInside(from entry: Point, _ side: Double) {
    let retina = layout.place(Point(subject.optics.eye.length, 0))
    guard let focus = subject.focus else {
      return addRay(Segment(entry, Point(retina.x, entry.y)))
    }
    let path = bent(from: entry, side, focus: focus)
    for index in 1..<path.count { addRay(Segment(path[index - 1], path[index])) }
    guard let last = path.last, subject.focusSide == .behind, focus > 0 else { return }
    let point = layout.place(Point(focus, 0))
    if point.x <= layout.width - 6 {
      canvas.addLine(
        Segment(last, point), .line(.extension2, width: 1.07, dash: .virtual))
    }
  }

  /// The way of a ray in the eye: bent in the front of the cornea for a reduced eye, else once more in the lens, to the retina.
  private func bent(from entry: Point, _ side: Double, focus: Double) -> [Point] {
    let eye = subject.optics.eye
    var points = [entry]
    var start = Point(0, side * layout.halfBundle)
    if eye.surfaces.count > 1 {
      let lens = EyeLens(eye).middle
      // In the lens it is as high as the last stretch asks, which runs from the second principal point to the focus.
      let principal = subject.optics.points.secondPrincipal
      let height = side * layout.halfBundle * (focus - lens) / (focus - principal)
      start = Point(lens, height)
      points.append(layout.place(start))
    }
    let slope = -start.y / (focus - start.x)
    let atPole = start.y + slope * (eye.length - start.x)
    points.append(layout.place(layout.outline.retinaPoint(height: atPole, slope: slope)))
    return points
  }

  /// Light as far as it lies in the picture: that of a very near target spreads without end.
  private mutating func addRay(_ ray: Segment) {
    let frame = Rectangle(
      minX: 0, minY: layout.bounds.minY - 60, maxX: layout.width, maxY: layout.bounds.maxY + 60)
    guard let line = ray.clipped(to: frame), line.length > 0.5 else { return }
    canvas.addLine(line, .line(.ray2, width: 1.6, dash: .solid))
    guard let head = Arrowhead.ray.middle(of: line, avoiding: heads) else { return }
    front.append(.path(head.path, .solid(.ray2)))
    heads.append(head.center)
  }
}
