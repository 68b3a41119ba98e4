import Drawing
import Geometry

extension AxialCanvas {
  /// A dot on the axis with its name.
  ///
  /// - Parameter side: −1 for a name at the left, as that of the first of two points near each other, 1 at the right.
  mutating func mark(
    _ text: LabelText, at x: Double, _ role: Role = .focalPoint, side: Double = 0
  ) {
    let point = scale.point(Point(x, 0))
    shapes.append(.dot(at: point, radius: 3, role))
    obstacles.append(Obstacle(.circle(center: point, radius: 4), .body))
    var directions = [
      Vector(0, 1), Vector(0.6, 0.8), Vector(-0.6, 0.8), Vector(0, -1), Vector(0.6, -0.8),
      Vector(-0.6, -0.8),
    ]
    if side != 0 {
      directions = [
        Vector(0.7 * side, 0.8), Vector(0.7 * side, -0.8), Vector(side, 0.4), Vector(side, -0.4),
      ]
    }
    names.append(
      DiagramName(
        .text(text, role),
        LabelRequest(text, around: point, radius: 3, directions: directions, priority: 2)))
  }

  /// Words at the left or right edge, near the axis, with an arrow out of the picture.
  mutating func point(_ text: LabelText, _ role: Role, toRight: Bool) {
    let width = text.width + DiagramName.pointer
    let x = toRight ? frame.maxX - width / 2 - 2 : frame.minX + width / 2 + 2
    addAtEdge(.pointer(text, role, toRight: toRight), x: x, width: width, height: text.height)
  }

  /// Words at the left or right edge, near the axis.
  mutating func write(_ text: LabelText, _ role: Role, atRight: Bool) {
    let half = text.width / 2 + 4
    let x = atRight ? frame.maxX - half : frame.minX + half
    addAtEdge(.text(text, role), x: x, width: text.width, height: text.height)
  }

  private mutating func addAtEdge(
    _ look: DiagramName.Look, x: Double, width: Double, height: Double
  ) {
    var candidates: [LabelRequest.Candidate] = []
    for step in 0..<12 {
      for sign in [1.0, -1.0] {
        let y = scale.origin.y + sign * (13 + 9 * Double(step))
        guard y > frame.minY, y < frame.maxY else { continue }
        candidates.append(
          LabelRequest.Candidate(
            center: Point(x, y), cost: 0.25 * Double(step) + (sign > 0 ? 0 : 0.1)))
      }
    }
    names.append(
      DiagramName(
        look, LabelRequest(width: width, height: height, candidates: candidates, priority: 1)))
  }

  /// A refractive index at the left or right edge, above or below everything.
  ///
  /// - Parameter inset: how far its middle is from the upper or the lower edge, pixels.
  mutating func addIndex(_ text: LabelText, atRight: Bool, inset: Double = 8) {
    let x = atRight ? frame.maxX : frame.minX
    let sign = atRight ? -1.0 : 1
    var candidates: [LabelRequest.Candidate] = []
    for column in 0..<6 {
      let rows = [
        frame.minY + inset, frame.maxY - inset, frame.minY + inset + 18, frame.maxY - inset - 18,
      ]
      for (row, y) in rows.enumerated() {
        let distance = text.width / 2 + 4 + 30 * Double(column)
        candidates.append(
          LabelRequest.Candidate(
            center: Point(x + sign * distance, y), cost: 0.3 * Double(column) + 0.1 * Double(row)))
      }
    }
    names.append(
      DiagramName(
        .text(text, .medium),
        LabelRequest(width: text.width, height: text.height, candidates: candidates)))
  }
}
