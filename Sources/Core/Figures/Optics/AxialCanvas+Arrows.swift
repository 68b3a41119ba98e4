import Drawing
import Geometry

extension AxialCanvas {
  /// What is written at an arrow.
  struct ArrowNames {
    /// At its tip: the word.
    var word: LabelText?
    /// Behind the word of an arrow that is too short to be compared.
    var height: LabelText?
    /// Beside the shaft of a long arrow.
    var letter: LabelText?
  }

  /// An object or an image: an arrow from the axis to its tip, dashed if it is virtual; a dot if it is too short.
  mutating func addArrow(to tip: Point, _ role: Role, isVirtual: Bool, _ texts: ArrowNames) {
    let foot = scale.point(Point(tip.x, 0))
    let end = scale.point(tip)
    let line = Segment(foot, end)
    if line.length < 3 {
      shapes.append(.dot(at: line.middle, radius: 3.5, role))
      obstacles.append(Obstacle(.circle(center: line.middle, radius: 4), .body))
    } else {
      let head = Arrowhead(length: 12, width: 10).fitted(to: 0.85 * line.length)
      let shaft = Segment(foot, end - Arrowhead.notch * head.length * line.direction)
      let path = head.path(tip: end, direction: line.direction)
      if isVirtual {
        let dashed = role == .image ? Role.virtualImage : role
        shapes.append(.line(shaft, .line(dashed, width: 1.8, dash: .virtual)))
        shapes.append(.path(path, .fillAndLine(dashed, width: 1.3, dash: .solid)))
      } else {
        shapes.append(.line(shaft, .line(role)))
        shapes.append(.path(path, .solid(role)))
      }
      obstacles.append(Obstacle(.segment(line, width: 8), .body))
    }
    name(line, role, texts)
  }

  private mutating func name(_ arrow: Segment, _ role: Role, _ texts: ArrowNames) {
    guard var text = texts.word else { return }
    let up = arrow.end.y <= arrow.start.y ? -1.0 : 1.0
    let directions = [
      Vector(0, up), Vector(-0.8, 0.6 * up), Vector(0.8, 0.6 * up), Vector(-1, 0), Vector(1, 0),
      Vector(-0.8, -0.6 * up), Vector(0.8, -0.6 * up),
    ]
    let radius = arrow.length < 3 ? 3.5 : 0
    if arrow.length < 14, let height = texts.height { text = text + height }
    names.append(
      DiagramName(
        .text(text, role),
        LabelRequest(
          text, around: arrow.end, radius: radius, gap: 4, directions: directions, priority: 4)))
    guard arrow.length >= 40, let letter = texts.letter else { return }
    let side = arrow.start.x < scale.origin.x ? -1.0 : 1.0
    names.append(
      DiagramName(
        .text(letter, role),
        LabelRequest(
          letter, around: arrow.middle, radius: 2, gap: 5,
          directions: [Vector(side, 0), Vector(-side, 0)], priority: 0)))
  }
}
