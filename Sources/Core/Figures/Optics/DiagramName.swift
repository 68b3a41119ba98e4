import Drawing
import Geometry

/// Something that is written into a drawing where there is room for it.
struct DiagramName {
  /// How it looks.
  enum Look {
    case text(LabelText, Role)
    /// A number in a small disc.
    case badge(String, Role)
    /// Words with an arrow at their right or left end that points out of the frame.
    case pointer(LabelText, Role, toRight: Bool)
  }

  let look: Look
  let request: LabelRequest

  init(_ look: Look, _ request: LabelRequest) {
    self.look = look
    self.request = request
  }

  /// The length of a pointer's arrow with the gap before it, pixels.
  static let pointer = 30.0

  /// The shapes at the place that was found.
  func shapes(at placement: LabelPlacement) -> [Shape] {
    var shapes: [Shape] = placement.leader.map { [.leader($0)] } ?? []
    let box = placement.box
    switch look {
    case .text(let text, let role):
      shapes.append(
        .label(
          Label(text, boxCenteredAt: box.center, role: role, hasHalo: placement.coversLine)))
    case .badge(let number, let role):
      shapes.append(.badge(number, at: box.center, radius: 7, role: role))
    case .pointer(let text, let role, let toRight):
      let shift = (toRight ? -1 : 1) * Self.pointer / 2
      shapes.append(
        .label(
          Label(
            text, boxCenteredAt: box.center + Vector(shift, 0), role: role,
            hasHalo: placement.coversLine)))
      let ends = [box.maxX - Self.pointer + 6, box.maxX].map { Point($0, box.center.y) }
      let mirrored = [box.minX + Self.pointer - 6, box.minX].map { Point($0, box.center.y) }
      let line = toRight ? ends : mirrored
      if let arrow = Arrow(along: .line(line[0], line[1]), from: nil, to: nil, lineWidth: 1.2) {
        shapes += arrow.shapes(role, width: 1.2, dash: .solid)
      }
    }
    return shapes
  }
}
