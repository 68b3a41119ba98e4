import Drawing
import Geometry

extension AxialCanvas {
  /// An angle at a point: an arc between two directions with its name beside the middle.
  ///
  /// Everything is in pixels, y down. Of an angle so small that the arc is hardly seen only the name is left, farther out.
  ///
  /// - Parameters:
  ///   - directions: of any length; the arc is the smaller angle between them.
  ///   - radius: of the arc.
  ///   - text: the name; `nil` for an arc alone.
  mutating func addAngle(
    at vertex: Point, between directions: (Vector, Vector), radius: Double, _ text: LabelText?,
    priority: Int = 3
  ) {
    let (first, second) = (directions.0.unit, directions.1.unit)
    let isForwards = first.cross(second) >= 0
    let arc = Arc(
      center: vertex, radius: radius, from: isForwards ? first : second,
      to: isForwards ? second : first)
    let chord = arc.start.distance(to: arc.end)
    guard chord > 0.5, first.length > 0, second.length > 0 else { return }
    if chord > 3 {
      shapes.append(.path(Path(arc), .line(.angle)))
      for curve in arc.curves { obstacles += Obstacle.curve(curve, width: 2) }
    }
    guard let text else { return }
    let middle = arc.from.bisector(to: arc.to)
    let tilt = Vector(0.94, 0.34)
    names.append(
      DiagramName(
        .text(text, .angle),
        LabelRequest(
          text, around: arc.middle, radius: 1, gap: 3,
          directions: [
            middle, middle.turned(by: tilt), middle.turned(backBy: tilt),
            middle.turned(by: Vector(0.5, 0.87)), middle.turned(backBy: Vector(0.5, 0.87)),
            middle.quarterTurned, -middle.quarterTurned,
          ], priority: priority)))
  }

  /// A straight stretch in pixels, clipped to the frame; `nil` if next to nothing of it lies there.
  ///
  /// - Parameter thickness: of what labels keep away from; 0 for a line that they may cross.
  @discardableResult
  mutating func addStretch(_ segment: Segment, _ paint: Paint, thickness: Double = 3) -> Segment? {
    guard let line = segment.clipped(to: frame), line.length > 0.5 else { return nil }
    shapes.append(.line(line, paint))
    if thickness > 0 { obstacles.append(.line(line, width: thickness)) }
    return line
  }

  /// A name beside a line, at one of several places along it.
  mutating func addName(
    _ text: LabelText, _ role: Role, beside line: Segment, priority: Int = 1
  ) {
    names.append(
      DiagramName(
        .text(text, role),
        LabelRequest(text, along: Curve(line), lineWidth: 4, priority: priority)))
  }

  /// A name at the end of a line, beyond it or beside it.
  mutating func addName(
    _ text: LabelText, _ role: Role, atEnd point: Point, _ direction: Vector, priority: Int = 2
  ) {
    let along = direction.unit
    names.append(
      DiagramName(
        .text(text, role),
        LabelRequest(
          text, around: point, radius: 1, gap: 3,
          directions: [
            along, along.turned(by: Vector(0.7, 0.7)), along.turned(backBy: Vector(0.7, 0.7)),
            along.quarterTurned, -along.quarterTurned,
            (-along).turned(by: Vector(0.7, 0.7)), (-along).turned(backBy: Vector(0.7, 0.7)),
          ], priority: priority)))
  }
}
