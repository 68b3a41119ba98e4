import Drawing
import Geometry

extension Specimen {
  /// A converging lens with an object at twice its focal length, as a book draws it.
  static var rays: Drawing {
    var drawing = Drawing(
      id: "figure-lens", viewBox: Rectangle(minX: 0, minY: 0, maxX: 640, maxY: 300),
      title: "Converging lens", description: "Object 40 cm to the left of a lens of +5 D.")
    let axis = 110.0
    let lens = Point(320, axis)
    let top = Point(80, axis - 60)
    let foot = Point(80, axis)
    let imageTop = Point(560, axis + 60)
    let frame = Rectangle(minX: 8, minY: 8, maxX: 632, maxY: 230)
    drawing.add(.line(Segment(Point(8, axis), Point(632, axis)), .line(.axis)))
    drawing.add(lensShapes(at: lens, halfHeight: 78))

    var field = LabelField(frame: frame)
    field.obstacles.append(.line(Segment(Point(8, axis), Point(632, axis)), width: 1))
    field.obstacles.append(
      .init(.segment(Segment(Point(320, 32), Point(320, 188)), width: 12), .body))
    let knees = [Point(320, axis - 60), lens, Point(320, axis + 60)]
    var heads: [Point] = []
    for (index, knee) in knees.enumerated() {
      let role = Role.ray(index + 1)
      let after = imageTop + 0.25 * (imageTop - knee)
      let stretches = [Segment(top, knee), Segment(knee, after)]
      for stretch in stretches {
        guard let visible = stretch.clipped(to: frame) else { continue }
        drawing.add(.line(visible, .line(role)))
        field.obstacles.append(.line(visible, width: 2))
        if let head = Arrowhead.ray.middle(
          of: stretch, visibleIn: frame, avoiding: heads + [Point(200, axis), Point(440, axis)])
        {
          heads.append(head.center)
          drawing.add(.path(head.path, .solid(role)))
          field.obstacles.append(.init(.circle(center: head.center, radius: 5), .body))
        }
      }
    }
    for (foot, tip, role) in [(foot, top, Role.object), (Point(560, axis), imageTop, .image)] {
      let arrow = Arrow(along: .line(foot, tip), from: nil, to: nil, lineWidth: 2.4)
      drawing.add(arrow?.shapes(role) ?? [])
      field.obstacles.append(.init(.segment(Segment(foot, tip), width: 8), .body))
    }
    let focal = [(200.0, "F"), (440.0, "F′")]
    var texts: [(LabelText, LabelRequest, Role)] = []
    for (x, name) in focal {
      drawing.add(.dot(at: Point(x, axis), .focalPoint))
      field.obstacles.append(.init(.circle(center: Point(x, axis), radius: 3), .body))
      let text = LabelText(symbol: name, size: 14)
      texts.append((text, LabelRequest(text, around: Point(x, axis), radius: 2.5), .label))
    }
    for (point, name, role) in [(top, "O", Role.object), (imageTop, "I", .image)] {
      let text = LabelText(symbol: name, size: 14)
      texts.append((text, LabelRequest(text, around: point, radius: 2, priority: 1), role))
    }
    let badges = knees.map { LabelRequest(badgeOfRadius: 6.5, on: Segment(top, $0), priority: 2) }
    let places = field.placements(of: texts.map { $0.1 } + badges)
    for (index, place) in places.suffix(3).enumerated() {
      drawing.add(.badge("\(index + 1)", at: place.center, radius: 6.5, role: .ray(index + 1)))
    }
    for (place, request) in zip(places.prefix(texts.count), texts) {
      if let leader = place.leader { drawing.add(.leader(leader)) }
      drawing.add(
        .label(
          Label(request.0, boxCenteredAt: place.center, role: request.2, hasHalo: place.coversLine))
      )
    }
    let lines = [
      (foot, "u", " = −40 cm"), (Point(560, axis), "v", " = +40 cm"),
      (Point(440, axis), "f′", " = +20 cm"),
    ]
    .map { end, symbol, value in
      DimensionLine(
        from: lens, to: end, offset: .zero,
        text: LabelText(symbol: symbol, size: 12) + LabelText(value, size: 12))
    }
    for line in DimensionLine.inRows(lines, from: axis + 108) { drawing.add(line.shapes) }
    return drawing
  }

  /// The lens line with its two outward heads and a pale outline.
  private static func lensShapes(at center: Point, halfHeight: Double) -> [Shape] {
    let top = Point(center.x, center.y - halfHeight)
    let bottom = Point(center.x, center.y + halfHeight)
    var outline = Path()
    outline.move(to: top)
    outline.add(.quadratic(top, Point(center.x + 18, center.y), bottom))
    outline.add(.quadratic(bottom, Point(center.x - 18, center.y), top))
    outline.close()
    var shapes: [Shape] = [.path(outline, .fill(.lens))]
    for tip in [top, bottom] {
      let arrow = Arrow(along: .line(center, tip), from: nil, to: nil, lineWidth: 1.87)
      shapes += arrow?.shapes(.lens) ?? []
    }
    return shapes
  }

  /// A concave mirror with hatching, a virtual image, an angle, a normal and a break.
  static var mirror: Drawing {
    var drawing = Drawing(
      id: "figure-mirror", viewBox: Rectangle(minX: 0, minY: 0, maxX: 640, maxY: 240),
      title: "Concave mirror", description: "An object inside the focal length.")
    let axis = 140.0
    drawing.add(.line(Segment(Point(8, axis), Point(632, axis)), .line(.axis)))
    let arc = Arc(
      center: Point(120, axis), radius: 240, from: Vector(0.9, -0.436).unit,
      to: Vector(0.9, 0.436).unit)
    for curve in arc.curves.reversed() {
      drawing.add(.path(Hatching.along(curve.reversed), .line(.mirrorBack)))
    }
    drawing.add(.path(Path(arc), .line(.mirror)))
    let object = Arrow(
      along: .line(Point(290, axis), Point(290, axis - 40)), from: nil, to: nil, lineWidth: 2.4)
    drawing.add(object?.shapes(.object) ?? [])
    let image = Arrow(
      along: .line(Point(520, axis), Point(520, axis - 90)), from: nil, to: nil, lineWidth: 1.6)
    drawing.add(image?.shapes(.virtualImage) ?? [])
    let hit = Point(360, axis - 40)
    drawing.add(.line(Segment(Point(290, axis - 40), hit), .line(.ray1)))
    drawing.add(.line(Segment(hit, Point(210, axis + 10)), .line(.ray1)))
    drawing.add(.line(Segment(hit, Point(520, axis - 90)), .line(.extension1)))
    if let head = Arrowhead.ray.middle(of: Segment(hit, Point(210, axis + 10))) {
      drawing.add(.path(head.path, .solid(.ray1)))
    }
    for (x, name) in [(120.0, "C"), (240, "F"), (360, "P")] {
      drawing.add(.dot(at: Point(x, axis), .focalPoint))
      drawing.add(
        .label(Label(LabelText(symbol: name, size: 14), centeredAt: Point(x - 8, axis + 14))))
    }
    drawing.add(.breakMark(at: Point(60, axis), along: Vector(1, 0), .axis))
    drawing.add(
      .path(
        Path(
          Arc(
            center: Point(120, axis), radius: 40, from: Vector(1, 0),
            to: Vector(0.9, 0.436).unit)), .line(.angle)))
    drawing.add(
      .label(Label(LabelText(symbol: "α_1", size: 13), centeredAt: Point(174, axis + 13))))
    drawing.add(.line(Segment(Point(120, axis), Point(336, axis + 105)), .line(.normal)))
    return drawing
  }
}
