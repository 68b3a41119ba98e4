import Drawing
import Formula
import Geometry
import Optics
import Scenarios

extension RayDiagram {
  /// The focal points on the axis, or arrows at the frame that say where they are.
  mutating func addFocalPoints() {
    let lens = outcome.lens.model
    guard let first = lens.firstFocalPoint, let second = lens.secondFocalPoint else { return }
    addFocalPoint("F", at: first)
    addFocalPoint("F′", at: second)
    guard options.marksDoubleFocalPoints else { return }
    for (name, x) in [("2F", 2 * first), ("2F′", 2 * second)]
    where layout.visible.contains(x) {
      mark(name, at: x)
    }
  }

  private mutating func addFocalPoint(_ name: String, at x: Double) {
    if layout.window.showsFocalPoints { return mark(name, at: x) }
    let text =
      LabelText(symbol: name, size: 14)
      + LabelText(" " + words.length(x, of: ValueName("lens", "focal-length")))
    point(text, .focalPoint, toRight: x > 0)
  }

  private mutating func mark(_ name: String, at x: Double) {
    let point = scale.point(Point(x, 0))
    shapes.append(.dot(at: point, radius: 3, .focalPoint))
    obstacles.append(Obstacle(.circle(center: point, radius: 4), .body))
    let text = LabelText(symbol: name, size: 14)
    let directions = [
      Vector(0, 1), Vector(0.6, 0.8), Vector(-0.6, 0.8), Vector(0, -1), Vector(0.6, -0.8),
      Vector(-0.6, -0.8),
    ]
    names.append(
      DiagramName(
        .text(text, .focalPoint),
        LabelRequest(text, around: point, radius: 3, directions: directions, priority: 2)))
  }

  /// Words at the left or right edge, near the axis, with an arrow out of the picture.
  mutating func point(_ text: LabelText, _ role: Role, toRight: Bool) {
    let width = text.width + DiagramName.pointer
    let x = toRight ? layout.frame.maxX - width / 2 - 2 : layout.frame.minX + width / 2 + 2
    addAtEdge(.pointer(text, role, toRight: toRight), x: x, width: width, height: text.height)
  }

  /// Words at the left or right edge, near the axis.
  mutating func write(_ text: LabelText, _ role: Role, atRight: Bool) {
    let half = text.width / 2 + 4
    let x = atRight ? layout.frame.maxX - half : layout.frame.minX + half
    addAtEdge(.text(text, role), x: x, width: text.width, height: text.height)
  }

  private mutating func addAtEdge(
    _ look: DiagramName.Look, x: Double, width: Double, height: Double
  ) {
    var candidates: [LabelRequest.Candidate] = []
    for step in 0..<12 {
      for sign in [1.0, -1.0] {
        let y = scale.origin.y + sign * (13 + 9 * Double(step))
        guard y > layout.frame.minY, y < layout.frame.maxY else { continue }
        candidates.append(
          LabelRequest.Candidate(
            center: Point(x, y), cost: 0.25 * Double(step) + (sign > 0 ? 0 : 0.1)))
      }
    }
    names.append(
      DiagramName(
        look, LabelRequest(width: width, height: height, candidates: candidates, priority: 1)))
  }
}
