import Drawing
import Geometry

/// Words inside the frame of a plot that look for a place.
struct PlotName {
  let text: LabelText
  let role: Role
  let request: LabelRequest

  /// The name of a point.
  init(_ label: String, at place: Point) {
    text = LabelText(plotLabel: label)
    role = .label
    request = LabelRequest(text, around: place, radius: 5.5, gap: 4, priority: 3)
  }

  /// The name of a line across the plot: near its upper or right end.
  init(_ label: String, beside line: Segment, in box: Rectangle) {
    text = LabelText(plotLabel: label)
    role = .label
    let normal = line.direction.quarterTurned
    var candidates: [LabelRequest.Candidate] = []
    for (rank, inset) in [6.0, 24, 48, 80, 120, 170].enumerated() {
      for (side, sign) in [-1.0, 1].enumerated() {
        let size = Rectangle(center: line.end, width: text.width, height: text.height)
        let along = size.reach(along: line.direction) + inset
        let across = sign * (size.reach(along: normal) + 4)
        candidates.append(
          LabelRequest.Candidate(
            center: line.end - along * line.direction + across * -normal,
            cost: 0.4 * Double(rank) + 0.2 * Double(side)))
      }
    }
    request = LabelRequest(
      width: text.width, height: text.height, candidates: candidates, priority: 2)
  }

  /// The name of a curve: to the right of its end if that is at the right side of the frame, else beside it.
  init(_ label: String, of line: PlotLine, role: Role, in box: Rectangle) {
    text = LabelText(plotLabel: label)
    self.role = role
    request = LabelRequest(
      width: text.width, height: text.height,
      candidates: Self.beyondEnd(of: line, text, box) + Self.beside(line, text), priority: 1)
  }

  private static func beyondEnd(
    of line: PlotLine, _ text: LabelText, _ box: Rectangle
  ) -> [LabelRequest.Candidate] {
    guard let end = line.strokes.last?.last, end.x > box.maxX - 0.5 else { return [] }
    return [0.0, -5, 5, -9, 9].enumerated().map { rank, shift in
      LabelRequest.Candidate(
        center: Point(box.maxX + 6 + text.width / 2, end.y + shift), cost: 0.1 * Double(rank))
    }
  }

  /// Places on both sides of the curve, the later ones first.
  private static func beside(_ line: PlotLine, _ text: LabelText) -> [LabelRequest.Candidate] {
    let segments = line.segments
    let whole = line.length
    guard whole > 0 else { return [] }
    var candidates: [LabelRequest.Candidate] = []
    for (rank, share) in [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.95, 0.05].enumerated() {
      guard let (point, direction) = place(at: share * whole, along: segments) else { continue }
      let normal = direction.quarterTurned
      let size = Rectangle(center: point, width: text.width, height: text.height)
      for (side, sign) in [1.0, -1].enumerated() {
        for (step, gap) in [4.0, 9, 15].enumerated() {
          let distance = size.reach(along: normal) + gap
          candidates.append(
            LabelRequest.Candidate(
              center: point + sign * distance * normal,
              cost: 1 + 0.15 * Double(rank) + 0.05 * Double(side) + 0.3 * Double(step)))
        }
      }
    }
    return candidates
  }

  private static func place(
    at distance: Double, along segments: [Segment]
  ) -> (point: Point, direction: Vector)? {
    var left = distance
    for segment in segments {
      let length = segment.length
      if left <= length, length > 0 { return (segment.point(at: left / length), segment.direction) }
      left -= length
    }
    return segments.last.map { ($0.end, $0.direction) }
  }

  func shape(at placement: LabelPlacement) -> [Shape] {
    let leader = placement.leader.map { [Shape.leader($0)] } ?? []
    return leader
      + [.label(Label(text, boxCenteredAt: placement.center, role: role, hasHalo: true))]
  }
}
