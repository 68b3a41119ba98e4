import Drawing
import Geometry

extension AxialCanvas {
  /// A straight piece of a ray or of its continuation, metres, as far as it lies in the frame; `nil` if next to nothing of it does.
  mutating func addLine(_ segment: Segment, _ paint: Paint) -> Segment? {
    addStretch(scale.segment(segment), paint)
  }

  /// The head in the middle of a piece of light; `front` is drawn above all lines.
  mutating func addHead(on line: Segment, _ role: Role, to front: inout [Shape]) {
    guard let head = Arrowhead.ray.middle(of: line, avoiding: heads) else { return }
    front.append(.path(head.path, .solid(role)))
    heads.append(head.center)
    obstacles.append(Obstacle(.circle(center: head.center, radius: 5), .body))
  }

  /// The number of a principal ray, on its line near the start.
  mutating func addNumber(_ number: Int, on line: Segment, _ role: Role) {
    guard line.length > 30 else { return }
    let shares = stride(from: 18.0, to: max(19, 0.94 * line.length), by: 5).map {
      $0 / line.length
    }
    names.append(
      DiagramName(
        .badge(String(number), role),
        LabelRequest(badgeOfRadius: 7.5, on: line, shares: shares, priority: 3)))
  }

  /// Two strokes across a ray, the mark of lines that are parallel.
  func parallelMark(on line: Segment, _ role: Role) -> Shape {
    .doubleTick(
      at: line.point(at: 0.72), across: line.direction, length: 9,
      .line(role, width: 1.2, dash: .solid))
  }
}
