import Drawing
import Geometry
import Optics
import Scenarios

extension TraceDiagram {
  /// What the light comes from: the object's arrow, a point, or words at the frame.
  mutating func addSource() {
    switch result.source {
    case .parallel:
      write(LabelText(words.origin(of: result.source), size: 12), .object)
    case .point(let point):
      guard layout.window.showsSource else {
        write(LabelText(words(.labelObjectFar), size: 12), .object)
        return
      }
      addArrow(to: point, .object, words(.labelObject))
    }
  }

  /// The paraxial image of a point off the axis.
  mutating func addImage() {
    guard case .at(let x) = result.image, let height = result.imageHeight, height != 0,
      layout.window.showsImage, !options.stopsAtFirstSurface
    else { return }
    addArrow(to: SpacePoint(x, height), .image, words(.labelImage))
  }

  private mutating func addArrow(to tip: SpacePoint, _ role: Role, _ word: String) {
    let foot = scale.point(Point(tip.x, 0))
    let end = layout.point(tip)
    let line = Segment(foot, end)
    if line.length < 3 {
      shapes.append(.dot(at: foot, radius: 3.5, role))
      obstacles.append(Obstacle(.circle(center: foot, radius: 4), .body))
    } else {
      let head = Arrowhead(length: 12, width: 10).fitted(to: 0.85 * line.length)
      let shaft = Segment(foot, end - Arrowhead.notch * head.length * line.direction)
      let path = head.path(tip: end, direction: line.direction)
      if role == .image, isBefore(tip.x) {
        shapes.append(.line(shaft, .line(.virtualImage, width: 1.8, dash: .virtual)))
        shapes.append(.path(path, .fillAndLine(.virtualImage, width: 1.3, dash: .solid)))
      } else {
        shapes.append(.line(shaft, .line(role)))
        shapes.append(.path(path, .solid(role)))
      }
      obstacles.append(Obstacle(.segment(line, width: 8), .body))
    }
    if options.labels == .none { return }
    let up = end.y <= foot.y ? -1.0 : 1.0
    addName(
      LabelText(word, size: 13), role, around: end, radius: line.length < 3 ? 3.5 : 0,
      directions: [
        Vector(0, up), Vector(-0.8, 0.6 * up), Vector(0.8, 0.6 * up), Vector(-1, 0), Vector(1, 0),
        Vector(0, -up),
      ], priority: 4)
  }

  /// Focus or image point, and the centre of a single surface.
  mutating func addPoints() {
    let isParallel = result.source == result.source.onAxis && result.source.isParallel
    if case .at(let x) = result.image, !options.stopsAtFirstSurface {
      if layout.window.showsImage {
        mark(isParallel || result.source.isParallel ? "F′" : "I", at: x)
      } else {
        pointOut(x)
      }
    }
    if layout.window.showsCentre, let centre = result.centre { mark("C", at: centre) }
  }

  private mutating func mark(_ name: String, at x: Double) {
    let point = scale.point(Point(x, 0))
    shapes.append(.dot(at: point, radius: 3, .focalPoint))
    obstacles.append(Obstacle(.circle(center: point, radius: 4), .body))
    if options.labels == .none { return }
    addName(
      LabelText(symbol: name, size: 14), .focalPoint, around: point,
      directions: [
        Vector(0, 1), Vector(0.6, 0.8), Vector(-0.6, 0.8), Vector(0, -1), Vector(0.6, -0.8),
        Vector(-0.6, -0.8),
      ])
  }

  /// Words with an arrow at the frame, for an image that is too far to be drawn.
  private mutating func pointOut(_ x: Double) {
    let toRight = x > layout.window.right
    let name = result.source.isParallel ? "F′" : "I"
    let text =
      LabelText(symbol: name, size: 14)
      + LabelText(" " + words.length(x - result.system.backVertex))
    let width = text.width + DiagramName.pointer
    let place = toRight ? layout.frame.maxX - width / 2 - 2 : layout.frame.minX + width / 2 + 2
    addAtEdge(
      .pointer(text, .focalPoint, toRight: toRight), x: place, width: width, height: text.height)
  }

  /// Words at the left edge, near the axis.
  private mutating func write(_ text: LabelText, _ role: Role) {
    if options.labels == .none { return }
    addAtEdge(
      .text(text, role), x: layout.frame.minX + text.width / 2 + 4, width: text.width,
      height: text.height)
  }

  private mutating func addAtEdge(
    _ look: DiagramName.Look, x: Double, width: Double, height: Double
  ) {
    var candidates: [LabelRequest.Candidate] = []
    for step in 0..<24 {
      for sign in [1.0, -1.0] {
        let y = scale.origin.y + sign * (13 + 8 * Double(step))
        guard y > layout.frame.minY - 12, y < layout.frame.maxY + 14 else { continue }
        candidates.append(
          LabelRequest.Candidate(
            center: Point(x, y), cost: 0.12 * Double(step) + (sign > 0 ? 0 : 0.1)))
      }
    }
    if candidates.isEmpty {
      candidates = [LabelRequest.Candidate(center: Point(x, layout.frame.maxY + 8), cost: 0)]
    }
    names.append(
      DiagramName(
        look, LabelRequest(width: width, height: height, candidates: candidates, priority: 1)))
  }

  /// For a single ray: how far behind the last surface it cuts the axis, and where the same ray does in paraxial theory.
  ///
  /// That is the image only if the ray comes from a point of the axis.
  mutating func addDimensions() {
    guard options.showsDimensions, let ray = result.ray, let outgoing = ray.outgoing,
      let first = paraxial(ray),
      case .at(let paraxial) = result.system.paraxialCrossing(of: first),
      case .at(let crossing) = outgoing.axisCrossing
    else { return }
    let seen = layout.window.left...max(layout.window.left, layout.window.right)
    guard seen.contains(paraxial), seen.contains(crossing) else { return }
    let last = result.system.backVertex
    let foot = layout.frame.maxY
    let values = [
      (x: paraxial, text: words(.dimensionParaxial, [("length", words.signed(paraxial - last))])),
      (x: crossing, text: words(.dimensionExact, [("length", words.signed(crossing - last))])),
    ]
    let lines = DimensionLine.inRows(
      values.map { value in
        DimensionLine(
          from: Point(scale.x(last), foot), to: Point(scale.x(value.x), foot),
          offset: Vector(0, 24), text: LabelText(value.text, size: 12))
      }, from: foot + 18, rowHeight: 24)
    for line in lines {
      let witness = Segment(Point(line.end.x, scale.origin.y + 5), Point(line.end.x, foot + 3))
      addLine(witness, .line(line.role), keepingAway: 1)
      shapes += line.shapes
      obstacles += line.obstacles
      extent = extent.union(line.bounds)
    }
    bottom = extent.maxY
  }
}

extension TraceSource {
  /// True for light from infinity.
  var isParallel: Bool {
    if case .parallel = self { true } else { false }
  }
}
