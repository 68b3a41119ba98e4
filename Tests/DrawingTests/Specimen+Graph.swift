import Drawing
import Geometry

extension Specimen {
  /// A directed weighted graph with opposite arcs, parallel edges and a loop.
  static var graph: Drawing {
    var drawing = Drawing(
      id: "figure-graph", viewBox: Rectangle(minX: 0, minY: 0, maxX: 420, maxY: 260),
      title: "Graph", description: "Directed weighted graph of five vertices.")
    let places = [
      ("s", Point(60, 130)), ("t", Point(160, 50)), ("x", Point(320, 50)), ("y", Point(160, 210)),
      ("z", Point(320, 210)),
    ]
    let rim = 18.0 + 1.75 / 2
    func center(_ index: Int) -> Point { places[index].1 }
    var field = LabelField(frame: drawing.viewBox)
    for (_, point) in places {
      field.obstacles.append(.init(.circle(center: point, radius: rim), .body))
    }
    let edges: [(Int, Int, Double, String, Role)] = [
      (0, 1, 0, "10", .edge), (0, 3, 0, "5", .edgeTree), (1, 2, 0, "1", .edge),
      (1, 3, 13, "2", .edge), (3, 1, 13, "3", .edgeActive), (3, 2, 0, "9", .edge),
      (3, 4, 0, "−2", .edgeRejected), (4, 2, 26, "6", .edge), (4, 2, 0, "7", .edge),
      (2, 4, 26, "4", .edge),
    ]
    var texts: [(LabelText, LabelRequest, Role)] = []
    for (from, to, bend, weight, role) in edges {
      let (start, end) = (center(from), center(to))
      let middle = start.toward(end, by: 0.5) - (2 * bend) * (end - start).unit.quarterTurned
      let curve = bend == 0 ? Curve.line(start, end) : .quadratic(start, middle, end)
      let arrow = Arrow(
        along: curve, from: .circle(center: start, radius: rim),
        to: .circle(center: end, radius: rim), lineWidth: role.style.lineWidth)
      guard let arrow else { continue }
      drawing.add(arrow.shapes(role))
      if role == .edgeRejected {
        let middle = arrow.shaft.point(at: 0.5)
        drawing.add(.cross(at: middle, .line(role, dash: .solid)))
        field.obstacles.append(
          .init(.rectangle(Rectangle(center: middle, width: 12, height: 12)), .body))
      }
      field.obstacles += Obstacle.curve(arrow.shaft, width: role.style.lineWidth)
      field.obstacles.append(.init(.circle(center: arrow.tip, radius: 6), .body))
      let text = LabelText(weight, size: 14)
      texts.append(
        (text, LabelRequest(text, along: arrow.shaft, lineWidth: role.style.lineWidth), .weight))
    }
    let loop = Curve.cubic(
      center(2), center(2) + 65 * Vector(0.9, -0.44).unit.turned(by: Vector(0.9, -0.436).unit),
      center(2) + 65 * Vector(0.9, -0.44).unit.turned(backBy: Vector(0.9, -0.436).unit), center(2))
    let rimX = Rim.circle(center: center(2), radius: rim)
    let loopArrow = Arrow(along: loop, from: rimX, to: rimX, lineWidth: 1.5)
    drawing.add(loopArrow?.shapes(.edge) ?? [])
    if let loopArrow { field.obstacles += Obstacle.curve(loopArrow.shaft, width: 1.5) }
    let roles: [Role] = [.vertexDone, .vertexOpen, .vertexOpen, .vertexCurrent, .vertex]
    let values = ["0", "8", "14", "5", "∞"]
    for (index, (name, point)) in places.enumerated() {
      let role = roles[index]
      var shapes: [Shape] = [.circle(center: point, radius: 18, .fillAndLine(role))]
      if role == .vertexCurrent {
        shapes.append(.circle(center: point, radius: 23, .line(.vertexRing)))
      }
      let isBold = role == .vertexDone || role == .vertexCurrent
      shapes.append(
        .label(
          Label(LabelText(name: name, size: 16, isBold: isBold), centeredAt: point, role: role)))
      drawing.add(.group(Group(id: "vertex-\(name)", classes: ["vertex"], shapes: shapes)))
      let directions = edges.filter { $0.0 == index || $0.1 == index }.map {
        center($0.0 == index ? $0.1 : $0.0) - point
      }
      let loops = index == 2 ? [Vector(0.9, -0.44)] : []
      let gaps = DirectionGap.gaps(between: directions + loops).sorted { $0.opening > $1.opening }
      let text = LabelText(values[index], size: 13, face: .sansBold)
      texts.append(
        (
          text,
          LabelRequest(
            text, around: point, radius: role == .vertexCurrent ? 24 : rim, gap: 4,
            directions: gaps.map { $0.middle } + LabelRequest.compass, priority: 1), .vertexValue
        ))
    }
    for (place, request) in zip(field.placements(of: texts.map { $0.1 }), texts) {
      if let leader = place.leader { drawing.add(.leader(leader)) }
      drawing.add(
        .label(Label(request.0, boxCenteredAt: place.center, role: request.2, hasHalo: true)))
    }
    return drawing
  }

  /// The states of vertices and edges, and the tints.
  static var states: Drawing {
    var drawing = Drawing(
      id: "figure-states", viewBox: Rectangle(minX: 0, minY: 0, maxX: 640, maxY: 230),
      title: "States", description: "Every state of vertices and edges.")
    let vertices: [Role] = [.vertex, .vertexOpen, .vertexCurrent, .vertexDone]
    for (index, role) in vertices.enumerated() {
      let point = Point(50 + 80 * Double(index), 40)
      drawing.add(.circle(center: point, radius: 18, .fillAndLine(role)))
      if role == .vertexCurrent {
        drawing.add(.circle(center: point, radius: 23, .line(.vertexRing)))
      }
      drawing.add(
        .label(Label(LabelText(symbol: "v_\(index)", size: 16), centeredAt: point, role: role)))
    }
    let stadium = Rectangle(minX: 370, minY: 22, maxX: 480, maxY: 58)
    drawing.add(.rectangle(stadium, cornerRadius: 18, .fillAndLine(.vertex)))
    drawing.add(
      .group(
        Group(
          isForPrint: true,
          shapes: [
            .path(
              Hatching.inside(
                .rectangle(stadium, cornerRadius: 18), spacing: 6,
                sparing: Rectangle(center: stadium.center, width: 84, height: 18)), .line(.hatch))
          ])))
    drawing.add(.label(Label(LabelText(name: "Königsberg", size: 14), centeredAt: stadium.center)))
    let lines: [Role] = [.edge, .edgeTree, .edgeActive, .edgeRejected, .edgeCut]
    for (index, role) in lines.enumerated() {
      let start = Point(20 + 120 * Double(index), 100)
      let curve = Curve.line(start, start + Vector(90, 0))
      let arrow = Arrow(along: curve, from: nil, to: nil, lineWidth: role.style.lineWidth)
      drawing.add(arrow?.shapes(role) ?? [])
      if role == .edgeCut {
        drawing.add(
          .doubleTick(at: curve.point(at: 0.45), across: Vector(1, 0), .line(.edge, width: 2)))
      }
      drawing.add(
        .label(
          Label(
            LabelText(role.rawValue, size: 12), centeredAt: start + Vector(45, 18), role: .legend)))
    }
    for number in 1...8 {
      let point = Point(Double(number) * 70 - 20, 170)
      drawing.add(.circle(center: point, radius: 18, .fillAndLine(.tint(number))))
      drawing.add(
        .group(
          Group(
            isForPrint: true,
            shapes: [
              .path(
                Hatching.inside(
                  .circle(center: point, radius: 17), spacing: Double(3 + number),
                  sparing: Rectangle(center: point, width: 16, height: 16)),
                .line(.hatch))
            ])))
      drawing.add(.badge("\(number)", at: point + Vector(16, -16)))
      drawing.add(
        .label(
          Label(LabelText(name: "c", size: 16), centeredAt: point, role: .tint(number))))
    }
    return drawing
  }

  /// Text that is hard to set: symbols, markup, emoji, right to left.
  static var words: Drawing {
    var drawing = Drawing(
      id: "figure-words", viewBox: Rectangle(minX: 0, minY: 0, maxX: 640, maxY: 150),
      title: "<Words> & \"signs\"", description: "Text of many kinds.")
    let texts = [
      LabelText(symbol: "F′"), LabelText(symbol: "h'"), LabelText(symbol: "d₁"),
      LabelText(symbol: "f′_{ob}"), LabelText(symbol: "r^2"), LabelText(symbol: "Σ_i"),
      LabelText("<b>&amp;\"</b>"), LabelText("שלום"), LabelText("مرحبا"), LabelText("日本語"),
      LabelText("two\nlines"), LabelText("👩‍🔬 ok"), LabelText(symbol: "V") + LabelText(" = −5 D"),
    ]
    for (index, text) in texts.enumerated() {
      var text = text
      text.size = 16
      let point = Point(60 + 100 * Double(index % 6), 30 + 50 * Double(index / 6))
      let label = Label(text, boxCenteredAt: point)
      drawing.add(.rectangle(label.bounds, cornerRadius: 0, .line(.note)))
      drawing.add(.label(label))
    }
    return drawing
  }
}
