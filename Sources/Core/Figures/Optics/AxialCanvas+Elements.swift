import Drawing
import Geometry

extension AxialCanvas {
  /// A mirror: a line in the plane where rays turn, with ends that say which way it is curved, hatched on its back.
  ///
  /// - Parameters:
  ///   - place: metres along the axis.
  ///   - half: half the height, pixels.
  ///   - bend: how far the ends are bent towards the light, pixels; negative away from it.
  ///   - direction: which way the light comes: 1 to the right, so that the back is on the right.
  mutating func addMirror(at place: Double, half: Double, bend: Double, direction: Double) {
    let x = scale.x(place)
    let y = scale.origin.y
    let ends = [Point(x - direction * bend, y - half), Point(x - direction * bend, y + half)]
    let straight = min(0.55 * half, half - 12)
    let curve: [Curve] = [
      .quadratic(ends[0], Point(x, y - half + (half - straight) * 0.4), Point(x, y - straight)),
      .line(Point(x, y - straight), Point(x, y + straight)),
      .quadratic(Point(x, y + straight), Point(x, y + half - (half - straight) * 0.4), ends[1]),
    ]
    let parts = direction > 0 ? curve.map { $0.reversed } : curve
    for part in parts {
      shapes.append(
        .path(Hatching.along(part, depth: 6, spacing: 6), .line(.mirrorBack)))
    }
    var path = Path()
    path.move(to: ends[0])
    for part in curve { path.add(part) }
    shapes.append(.path(path, .line(.mirror)))
    obstacles.append(
      .line(Segment(Point(x, y - half), Point(x, y + half)), width: 16 + bend.magnitude))
  }

  /// A refracting surface as it is drawn.
  struct Face {
    /// Of the vertex, metres along the axis.
    var place: Double
    /// Half the height, pixels.
    var half: Double
    /// How far the rim lies behind the vertex, pixels; negative in front of it.
    var sag: Double
  }

  /// A refracting surface: an arc that touches the plane where rays bend.
  mutating func addSurface(_ face: Face) {
    let x = scale.x(face.place)
    let y = scale.origin.y
    let path = Path([
      .move(Point(x + face.sag, y - face.half)),
      .quadratic(
        control: Point(x - face.sag, y), Point(x + face.sag, y + face.half)),
    ])
    shapes.append(.path(path, .line(.surface)))
    obstacles.append(
      .line(Segment(Point(x, y - face.half), Point(x, y + face.half)), width: 8))
  }

  /// What is between two surfaces, in the pale colour of glass; `nil` is the edge of the picture.
  mutating func addGlass(from first: Face?, to second: Face?) {
    let y = scale.origin.y
    let left = first.map { scale.x($0.place) + $0.sag } ?? frame.minX
    let right = second.map { scale.x($0.place) + $0.sag } ?? frame.maxX
    let leftHalf = first?.half ?? second?.half ?? 0
    let rightHalf = second?.half ?? leftHalf
    var steps: [Path.Element] = [.move(Point(left, y + leftHalf))]
    if let first {
      let control = Point(scale.x(first.place) - first.sag, y)
      steps.append(.quadratic(control: control, Point(left, y - leftHalf)))
    } else {
      steps.append(.line(Point(left, y - leftHalf)))
    }
    steps.append(.line(Point(right, y - rightHalf)))
    if let second {
      let control = Point(scale.x(second.place) - second.sag, y)
      steps.append(.quadratic(control: control, Point(right, y + rightHalf)))
    } else {
      steps.append(.line(Point(right, y + rightHalf)))
    }
    steps.append(.close)
    shapes.append(.path(Path(steps), .fill(.lens)))
  }

  /// A stop: two strokes that leave an opening.
  mutating func addStop(at place: Double, half: Double, opening: Double) {
    let x = scale.x(place)
    let y = scale.origin.y
    for sign in [-1.0, 1] {
      let line = Segment(Point(x, y + sign * opening), Point(x, y + sign * max(half, opening + 8)))
      let edge = Segment(Point(x - 5, y + sign * opening), Point(x + 5, y + sign * opening))
      shapes.append(.line(line, .line(.aperture, width: 3)))
      shapes.append(.line(edge, .line(.aperture, width: 2)))
      obstacles.append(.line(line, width: 8))
    }
  }

  /// A screen, or a plane to measure from.
  mutating func addPlane(at place: Double, half: Double, isScreen: Bool) {
    let x = scale.x(place)
    let line = Segment(
      Point(x, scale.origin.y - half), Point(x, scale.origin.y + half))
    shapes.append(
      .line(line, .line(isScreen ? .surface : .note, dash: isScreen ? .solid : .dotted)))
    obstacles.append(.line(line, width: 4))
  }

  /// A principal plane: dashed, over the height of what is drawn.
  mutating func addPrincipalPlane(at place: Double, half: Double) {
    let x = scale.x(place)
    let line = Segment(
      Point(x, scale.origin.y - half), Point(x, scale.origin.y + half))
    shapes.append(.line(line, .line(.principalPlane, dash: .short)))
    obstacles.append(.line(line, width: 2))
  }
}
