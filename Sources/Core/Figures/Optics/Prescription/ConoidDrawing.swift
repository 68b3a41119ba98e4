import Drawing
import Geometry
import Optics
import Scenarios

/// Sturm's conoid: the light of both principal meridians drawn over one axis, and below it what the pencil looks like when it is
/// caught at several places.
struct ConoidDrawing {
  let words: PrescriptionWords
  let layout: ConoidLayout
  private var canvas: AxialCanvas
  private var front: [Shape] = []

  init(_ conoid: SturmConoid, words: PrescriptionWords) {
    self.words = words
    let place = words.subject.object.flatMap { $0.seen.position }
    layout = ConoidLayout(conoid, object: place)
    canvas = AxialCanvas(layout.scale, frame: layout.frame)
  }

  private var conoid: SturmConoid { layout.conoid }

  /// The finished drawing.
  mutating func drawing(id: String, title: String, description: String) -> Drawing {
    canvas.addAxis()
    addLegend()
    addLens()
    addObject()
    addLight()
    if !words.hidesAnswers {
      addFoci()
      addInterval()
      addSections()
    }
    canvas.shapes += front
    canvas.placeNames()
    canvas.addNotes([words(.noteConoid)])
    return canvas.drawing(id: id, title: title, description: description)
  }

  private static let meridians: [Role] = [.ray1, .ray2]

  private var lines: [SturmConoid.Line] { [conoid.first, conoid.second] }

  // MARK: Light

  private mutating func addLegend() {
    let meridians = [conoid.lens.orientation, conoid.lens.orientation.perpendicular]
    // Without a cylinder all meridians are one.
    let count = conoid.lens.isSpherical ? 1 : 2
    let texts = zip(meridians, lines).prefix(count).map { meridian, line in
      let slots = [
        (name: "meridian", text: words.angle(meridian)),
        (name: "vergence", text: words.hidesAnswers ? "?" : words.power(line.vergence)),
      ]
      let phrase: PrescriptionPhrase = count == 1 ? .labelLight : .labelMeridianLight
      return LabelText(words(phrase, slots), size: 13)
    }
    let legend = Legend(texts, at: Point(4, 0), width: ConoidLayout.width)
    for (index, place) in legend.places.enumerated() {
      let y = place.sample.center.y
      let sample = Segment(Point(place.sample.minX, y), Point(place.sample.maxX, y))
      canvas.shapes.append(.line(sample, .line(Self.meridians[index], width: 2.4)))
      canvas.shapes.append(.label(place.label))
      canvas.include(place.label.bounds)
      canvas.include(place.sample)
      canvas.obstacles.append(
        Obstacle(.rectangle(place.sample.union(place.label.bounds)), .body))
    }
  }

  private mutating func addLens() {
    let center = layout.scale.origin
    let half = ConoidLayout.opening + 8
    let line = Segment(Point(center.x, center.y - half), Point(center.x, center.y + half))
    canvas.shapes.append(.line(line, .line(.lens)))
    canvas.obstacles.append(.line(line, width: 8))
    let power = conoid.lens.meanSphere.dioptres
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
    let text = LabelText(words.rx(conoid.lens), size: 13)
    canvas.names.append(
      DiagramName(
        .text(text, .lens),
        LabelRequest(
          text, around: line.start, radius: 4, gap: 4,
          directions: [Vector(0, -1), Vector(-0.8, -0.6), Vector(0.8, -0.6)], priority: 5)))
  }

  private mutating func addObject() {
    guard let object = layout.object else { return }
    if layout.showsObject {
      let point = layout.scale.point(Point(object, 0))
      canvas.shapes.append(.dot(at: point, radius: 4, .object))
      canvas.obstacles.append(Obstacle(.circle(center: point, radius: 5), .body))
      let text = LabelText(words(.labelObject), size: 13)
      canvas.names.append(
        DiagramName(
          .text(text, .object),
          LabelRequest(text, around: point, radius: 4, directions: [Vector(0, -1), Vector(0, 1)])))
    } else {
      let place = words.length(object, like: "object", "distance")
      let text = LabelText(words(.labelObject) + " " + place, size: 13)
      canvas.point(text, .object, toRight: object > 0)
    }
  }

  private mutating func addLight() {
    let incoming = conoid.objectVergence
    let start = layout.showsObject ? layout.object ?? layout.left : layout.left
    for side in [1.0, -1] {
      let before = Segment(
        Point(start, side * (1 - start * incoming)), Point(0, side))
      if let line = canvas.addLine(before, .line(.label, width: 1.6, dash: .solid)) {
        canvas.addHead(on: line, .label, to: &front)
      }
      for (index, line) in lines.enumerated() {
        addLight(of: line, Self.meridians[index], side)
        if conoid.lens.isSpherical { break }
      }
    }
  }

  private mutating func addLight(of line: SturmConoid.Line, _ role: Role, _ side: Double) {
    guard !words.hidesAnswers else { return }
    let end = layout.right
    let after = Segment(Point(0, side), Point(end, side * (1 - end * line.vergence)))
    if let drawn = canvas.addLine(after, .line(role, width: 1.8, dash: .solid)) {
      canvas.addHead(on: drawn, role, to: &front)
    }
    guard let place = line.position, place < 0 else { return }
    let far = max(place, layout.left)
    let back = Segment(Point(0, side), Point(far, side * (1 - far * line.vergence)))
    _ = canvas.addLine(
      back, .line(role == .ray1 ? .extension1 : .extension2, width: 1.07, dash: .virtual))
  }

  // MARK: Foci

  private mutating func addFoci() {
    if conoid.lens.isSpherical {
      addFocus(conoid.first, .label, .labelFocus, number: 0)
    } else {
      addFocus(conoid.first, .ray1, .labelLine, number: 1)
      addFocus(conoid.second, .ray2, .labelLine, number: 2)
      addCircle()
    }
  }

  private mutating func addFocus(
    _ line: SturmConoid.Line, _ role: Role, _ phrase: PrescriptionPhrase, number: Int
  ) {
    let name = words(phrase, [("number", String(number))])
    guard let place = line.position else {
      return canvas.write(
        LabelText(words(.labelAtInfinity, [("thing", name)]), size: 13), role, atRight: true)
    }
    guard layout.shows(place) else {
      let distance = words.length(
        place, like: "image", number == 2 ? "line-2" : "line-1", "distance")
      return canvas.point(LabelText(name + " " + distance, size: 13), role, toRight: place > 0)
    }
    let point = layout.scale.point(Point(place, 0))
    canvas.shapes.append(.dot(at: point, radius: 3.5, role))
    canvas.obstacles.append(Obstacle(.circle(center: point, radius: 5), .body))
    let text = LabelText(name, size: 13)
    canvas.names.append(
      DiagramName(
        .text(text, role),
        LabelRequest(
          text, around: point, radius: 4,
          directions: [Vector(0, 1), Vector(0, -1), Vector(0.8, 0.6), Vector(-0.8, 0.6)],
          priority: 3)))
  }

  /// The circle of least confusion: a stroke as long as it is wide.
  private mutating func addCircle() {
    guard let place = conoid.leastConfusion else {
      let text = words(.labelAtInfinity, [("thing", words(.labelCircle))])
      return canvas.write(LabelText(text, size: 13), .image, atRight: true)
    }
    guard layout.shows(place) else {
      let distance = words.length(place, like: "image", "least-confusion", "distance")
      let text = LabelText(words(.labelCircle) + " " + distance, size: 13)
      return canvas.point(text, .image, toRight: place > 0)
    }
    let half = min(1.25, conoid.width(of: conoid.first, at: place))
    let line = layout.scale.segment(Segment(Point(place, half), Point(place, -half)))
    let dash: Dash = place < 0 ? .virtual : .solid
    canvas.shapes.append(.line(line, .line(.image, width: 2.4, dash: dash)))
    canvas.obstacles.append(.line(line, width: 5))
    let text = LabelText(words(.labelCircle), size: 13)
    canvas.names.append(
      DiagramName(
        .text(text, .image),
        LabelRequest(
          text, around: line.start, radius: 3,
          directions: [Vector(0, -1), Vector(0.8, -0.6), Vector(-0.8, -0.6)], priority: 2)))
  }

  private mutating func addInterval() {
    guard let near = conoid.first.position, let far = conoid.second.position,
      layout.shows(near), layout.shows(far), near != far,
      let interval = words.text("image", "interval")
    else { return }
    // Above the name of the lens.
    let y = layout.frame.minY - 18
    let (left, right) = (layout.scale.x(min(near, far)), layout.scale.x(max(near, far)))
    let text = LabelText(words(.labelInterval, [("interval", interval)]), size: 12)
    guard right - left > text.width + 24 else { return }
    let dimension = DimensionLine(
      from: Point(left, y), to: Point(right, y), offset: Vector(0, 0), heads: .atBothEnds,
      text: text)
    for x in [left, right] {
      let witness = Segment(Point(x, y - 3), Point(x, layout.scale.origin.y - 6))
      canvas.shapes.append(.line(witness, .line(.dimension, width: 0.6, dash: .dotted)))
    }
    canvas.shapes += dimension.shapes
    canvas.obstacles += dimension.obstacles
    canvas.obstacles.append(Obstacle(.rectangle(dimension.label.bounds), .body))
    canvas.include(dimension.bounds)
  }

  private mutating func addSections() {
    let row = ConoidSections(conoid, words: words, layout: layout)
    canvas.shapes += row.shapes
    canvas.include(row.bounds)
  }
}
