import Drawing
import Geometry
import Graphs

/// Draws a plan at one moment of a run: edges, then vertices, then labels.
struct GraphPainter {
  let plan: GraphPlan
  let moment: GraphMoment
  /// The value beside each vertex, in words; `nil` for nothing.
  var values: [String?] = []
  /// What is written on each edge in place of its weight; `nil` for nothing of the kind.
  var notes: [String?] = []
  /// True for edges that are not there now; empty if all are.
  var hidden: [Bool] = []
  /// The vertices of one side of a cut.
  var hatched: [Int] = []
  /// What is written where there are no vertices.
  var emptyText: String?

  /// The shapes, from back to front.
  var shapes: [Shape] {
    edgeShapes + vertexShapes + hatching + labelShapes
  }

  // MARK: Edges

  /// The edges of each state as one path, plain ones under those that have something to say.
  private var edgeShapes: [Shape] {
    var lines: [Shape] = []
    var heads: [Shape] = []
    var marks: [Shape] = []
    for state in [EdgeState.plain, .rejected, .back, .tree, .looked, .cut] {
      let role = Self.role(of: state)
      var line = Path()
      var head = Path()
      for index in plan.graph.edges.indices where moment.edges[index] == state {
        if hidden.indices.contains(index), hidden[index] { continue }
        guard let (visible, arrow) = stroke(of: index, width: role.style.lineWidth) else {
          continue
        }
        let shaft = (arrow?.shaft ?? visible).rounded
        line.move(to: shaft.start)
        line.add(shaft)
        if let arrow { head.elements += arrow.head.elements }
        if state == .rejected {
          let middle = visible.parameter(atShareOfLength: 0.5)
          marks.append(Self.cross(at: visible.point(at: middle)))
        } else if state == .cut {
          marks += ticks(on: visible)
        }
      }
      if !line.elements.isEmpty { lines.append(.path(line, Self.paint(of: state))) }
      if !head.elements.isEmpty { heads.append(.path(head, .solid(role))) }
    }
    return lines + heads + marks
  }

  /// What is seen of an edge, and its arrow if it has one; `nil` if its vertices cover it.
  private func stroke(of index: Int, width: Double) -> (visible: Curve, arrow: Arrow?)? {
    let edge = plan.graph.edges[index]
    let source = rim(of: edge.start)
    let target = rim(of: edge.end)
    guard let curve = plan.curves[index], let visible = curve.part(outside: source, target)
    else { return nil }
    guard edge.isDirected, !plan.isSketch else { return (visible, nil) }
    let arrow = Arrow(along: curve, from: source, to: target, lineWidth: width)
    return (visible, arrow)
  }

  static func role(of state: EdgeState) -> Role {
    switch state {
    case .plain, .back, .absent: .edge
    case .tree: .edgeTree
    case .looked: .edgeActive
    case .rejected: .edgeRejected
    case .cut: .edgeCut
    }
  }

  /// The line of an edge; dashed where flow is taken back.
  static func paint(of state: EdgeState) -> Paint {
    state == .back ? .line(.edge, dash: .short) : .line(role(of: state))
  }

  /// The sign on an edge that led to nothing.
  static func cross(at center: Point) -> Shape {
    .cross(at: center, size: 8, .line(.edgeRejected, dash: .solid))
  }

  /// The sign on an edge of a cut: two short lines across, where no label is.
  private func ticks(on curve: Curve) -> [Shape] {
    let shares = [0.3, 0.7, 0.2, 0.5, 0.8]
    func box(_ share: Double) -> Rectangle {
      let center = curve.point(at: curve.parameter(atShareOfLength: share))
      return Rectangle(center: center, width: 14, height: 14)
    }
    let free = shares.first { share in
      plan.edgeLabels.allSatisfy { label in
        let size = label.text ?? LabelText("00/00", size: 14, face: .serif)
        let other = Rectangle(center: label.center, width: size.width, height: size.height)
        return other.overlap(with: box(share)) == 0
      }
    }
    let place = curve.parameter(atShareOfLength: free ?? shares[0])
    let along = curve.derivative(at: place).unit
    let across = 7 * along.quarterTurned
    return [-2.5, 2.5].map { shift in
      let center = curve.point(at: place) + shift * along
      return .line(Segment(center - across, center + across), .line(.edgeCut, width: 1.75))
    }
  }

  // MARK: Vertices

  /// The outer edge of a vertex as it is drawn now: of its ring, if it has one, else of its border.
  func rim(of vertex: Int) -> Rim {
    plan.shapes[vertex].rim(at: plan.centers[vertex], margin: margin(of: vertex))
  }

  private func margin(of vertex: Int) -> Double {
    if plan.isSketch { return 0 }
    let role = role(ofVertex: vertex)
    return moment.vertices[vertex] == .current
      ? GraphPlan.ringDistance + Role.vertexRing.style.lineWidth / 2 : role.style.lineWidth / 2
  }

  static func role(of state: VertexState) -> Role {
    switch state {
    case .unseen: .vertex
    case .open: .vertexOpen
    case .current: .vertexCurrent
    case .done: .vertexDone
    case .wrong: .vertexWrong
    }
  }

  /// The role of a vertex: that of its class, where it has one and is done with, else of its state.
  private func role(ofVertex vertex: Int) -> Role {
    if moment.vertices[vertex] == .done, let number = moment.groups[vertex] {
      return Self.tint(number)
    }
    return Self.role(of: moment.vertices[vertex])
  }

  /// The tint of a class, counted from 1; after the eighth they begin again, and only the number tells them apart.
  static func tint(_ number: Int) -> Role {
    let tints: [Role] = [.tint1, .tint2, .tint3, .tint4, .tint5, .tint6, .tint7, .tint8]
    return tints[(number - 1) % tints.count]
  }

  /// The vertices by state: those that look alike one after the other.
  private var sortedVertices: [Int] {
    VertexState.allCases.flatMap { state in
      plan.graph.vertices.indices.filter { moment.vertices[$0] == state }
    }
  }

  private var vertexShapes: [Shape] {
    sortedVertices.map { vertex in
      let shape = plan.shapes[vertex]
      let center = plan.centers[vertex]
      let state = moment.vertices[vertex]
      let role = role(ofVertex: vertex)
      if plan.isSketch {
        return .circle(center: center, radius: shape.halfWidth, .solid(role))
      }
      return Self.outline(shape, at: center, role, ring: state == .current)
    }
  }

  /// A circle or a stadium, with a ring around it if asked for.
  static func outline(_ shape: GraphVertexShape, at center: Point, _ role: Role, ring: Bool)
    -> Shape
  {
    let paint = Paint.fillAndLine(role)
    let outer = GraphPlan.ringDistance
    if shape.isRound {
      let circle = Shape.circle(center: center, radius: shape.halfWidth, paint)
      guard ring else { return circle }
      return .group([
        circle,
        .circle(center: center, radius: shape.halfWidth + outer, .line(.vertexRing)),
      ])
    }
    let box = shape.outline(at: center)
    let stadium = Shape.rectangle(box, cornerRadius: shape.halfHeight, paint)
    guard ring else { return stadium }
    return .group([
      stadium,
      .rectangle(
        box.grown(by: outer), cornerRadius: shape.halfHeight + outer, .line(.vertexRing)),
    ])
  }

  // MARK: Labels

  private var labelShapes: [Shape] {
    var shapes: [Shape] = []
    if plan.graph.order == 0, let emptyText {
      let center = plan.viewBox.center
      shapes.append(.label(Label(LabelText(emptyText, size: 13), centeredAt: center, role: .note)))
    }
    for vertex in sortedVertices {
      if let label = nameLabel(of: vertex) { shapes.append(label) }
    }
    for label in plan.edgeLabels {
      let note = notes.indices.contains(label.edge) ? notes[label.edge] : nil
      guard let text = note.map({ LabelText($0, size: 14, face: .serif) }) ?? label.text else {
        continue
      }
      shapes.append(
        .label(Label(text, boxCenteredAt: label.center, role: .weight, hasHalo: true)))
    }
    for (center, value) in zip(plan.valueCenters, values) {
      guard let value else { continue }
      let text = LabelText(value, size: 13, face: .sansBold)
      shapes.append(.label(Label(text, centeredAt: center, role: .vertexValue, hasHalo: true)))
    }
    return shapes
  }

  private func nameLabel(of vertex: Int) -> Shape? {
    let shape = plan.shapes[vertex]
    let state = moment.vertices[vertex]
    let isBold = state == .current || state == .done || state == .wrong
    guard let text = isBold ? shape.boldLabel : shape.label else { return nil }
    let role = state == .current ? Self.role(of: state) : .vertex
    let label = Shape.label(Label(text, centeredAt: plan.centers[vertex], role: role))
    guard let name = shape.cutName else { return label }
    return .group(Group(title: name, shapes: [label]))
  }
}

extension Curve {
  /// The curve with its points on tenths of a pixel, which nobody sees and which are shorter to write.
  fileprivate var rounded: Curve {
    func tenths(_ point: Point) -> Point {
      Point((point.x * 10).rounded() / 10, (point.y * 10).rounded() / 10)
    }
    return switch self {
    case .line(let start, let end): .line(tenths(start), tenths(end))
    case .quadratic(let start, let control, let end):
      .quadratic(tenths(start), tenths(control), tenths(end))
    case .cubic(let start, let first, let second, let end):
      .cubic(tenths(start), tenths(first), tenths(second), tenths(end))
    case .spline(let points): .spline(points.map(tenths))
    }
  }
}
