import Drawing
import Geometry
import Numbers
import Optics
import Scenarios

/// The prism itself, with its apex angle and its index.
extension PrismDiagram {
  mutating func addPrism() {
    canvas.shapes.append(.polygon(corners, .fillAndLine(.surface)))
    for index in 0..<3 {
      canvas.obstacles.append(
        .line(Segment(corners[index], corners[(index + 1) % 3]), width: 3))
    }
    guard options.hasLabels else { return }
    if options.hasAngles { addApex() }
    addIndex()
  }

  /// The apex angle: its name inside where there is room, else above the apex or beside it.
  private mutating func addApex() {
    let apex = corners[0]
    let radius = 30.0
    canvas.addAngle(
      at: apex, between: (corners[2] - apex, corners[1] - apex), radius: radius, nil)
    let text =
      LabelText(symbol: "A", size: 13)
      + LabelText(" = " + words.angle(subject.prism.apex, of: "apex"))
    let half = text.width / 2
    let inside = radius + 4 + text.height / 2
    let isRoomy = half + 6 < inside * Elementary.tan(min(subject.prism.apex / 2, 1.5))
    let offsets: [(place: Vector, cost: Double)] = [
      (Vector(0, inside), isRoomy ? 0 : 4), (Vector(0, -6 - text.height / 2), 0.6),
      (Vector(-half - 12, 8), 0.8), (Vector(half + 12, 8), 0.8),
      (Vector(-half - 20, 26), 1), (Vector(half + 20, 26), 1),
    ]
    canvas.names.append(
      DiagramName(
        .text(text, .angle),
        LabelRequest(
          width: text.width, height: text.height,
          candidates: offsets.map {
            LabelRequest.Candidate(center: apex + $0.place, cost: $0.cost)
          }, priority: 2)))
  }

  /// The index, or the name of the glass, at the base.
  private mutating func addIndex() {
    var text = LabelText(symbol: "n", size: 13)
    text = text + LabelText(" = " + words.numbers.index(subject.prism.index))
    if let name = subject.material.name { text = LabelText(name, size: 13) }
    let base = corners[1].x
    var candidates: [LabelRequest.Candidate] = []
    for (index, offset) in [
      Vector(0, -12), Vector(0.5 * base, -12), Vector(-0.5 * base, -12), Vector(0, 14),
      Vector(base * 0.6, 14), Vector(-base * 0.6, 14), Vector(0, -30),
    ].enumerated() {
      let isInside = offset.dy < 0
      if isInside, text.width > 1.2 * base { continue }
      candidates.append(
        LabelRequest.Candidate(center: Point(0, 0) + offset, cost: 0.3 * Double(index)))
    }
    canvas.names.append(
      DiagramName(
        .text(text, .medium),
        LabelRequest(width: text.width, height: text.height, candidates: candidates)))
    if subject.surroundings.index != 1 {
      let around =
        LabelText(symbol: "n_m", size: 13)
        + LabelText(" = " + words.numbers.index(subject.surroundings.index))
      canvas.addIndex(around, atRight: false)
    }
  }
}
