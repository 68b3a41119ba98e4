import Drawing
import Formula
import Geometry
import Optics
import Quantities
import Scenarios

extension RayDiagram {
  /// The object: an arrow where it stands, else words at the frame that say where its light comes from.
  mutating func addObject() {
    let conjugates = outcome.conjugates
    switch conjugates.object {
    case .atInfinity:
      write(LabelText(words.originOfParallelLight, size: 13), .object, atRight: false)
    case .at(let tip) where !layout.window.showsObject:
      let text =
        words(.labelObject) + " "
        + words.length(outcome.object.distance, of: ValueName("object", "distance"))
      point(LabelText(text, size: 13), .object, toRight: tip.x > 0)
    case .at(let tip):
      addArrow(to: tip, .object, isVirtual: tip.x > 0)
    case .atElement(let height):
      addArrow(to: Point(0, height), .object, isVirtual: false)
    }
  }

  /// The image likewise; nothing of it where it is hidden.
  mutating func addImage() {
    if hidesImage || isSamePlace { return }
    switch outcome.conjugates.image {
    case .atInfinity:
      write(LabelText(words(.labelImageAtInfinity), size: 13), .image, atRight: true)
    case .at(let tip) where !layout.window.showsImage:
      let text = words(.labelImage) + " " + words.length(tip.x, of: ValueName("image", "distance"))
      point(LabelText(text, size: 13), .image, toRight: tip.x > 0)
    case .at(let tip):
      addArrow(to: tip, .image, isVirtual: tip.x < 0)
    case .atElement: break
    }
  }

  private mutating func addArrow(to tip: Point, _ role: Role, isVirtual: Bool) {
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
    name(line, of: tip, role)
  }

  /// The word at the tip, and the letter of the height beside the shaft.
  private mutating func name(_ arrow: Segment, of tip: Point, _ role: Role) {
    let isObject = role == .object
    var text = LabelText("", size: 13)
    switch options.labels {
    case .words: text = LabelText(words.name(isObject: isObject), size: 13)
    case .letters: text = LabelText(symbol: isObject ? "O" : "I", size: 14)
    case .none: return
    }
    let up = arrow.end.y <= arrow.start.y ? -1.0 : 1.0
    let directions = [
      Vector(0, up), Vector(-0.8, 0.6 * up), Vector(0.8, 0.6 * up), Vector(-1, 0), Vector(1, 0),
      Vector(-0.8, -0.6 * up), Vector(0.8, -0.6 * up),
    ]
    let radius = arrow.length < 3 ? 3.5 : 0
    if arrow.length < 14, let height = heightText(isObject: isObject) { text = text + height }
    names.append(
      DiagramName(
        .text(text, role),
        LabelRequest(
          text, around: arrow.end, radius: radius, gap: 4, directions: directions, priority: 4))
    )
    if arrow.length >= 40 {
      addLetter(isObject ? .objectHeight : .imageHeight, beside: arrow, role)
    }
  }

  /// The height of an arrow that is too short to be compared, if it is known.
  private func heightText(isObject: Bool) -> LabelText? {
    let name = ValueName(isObject ? "object" : "image", "height")
    guard case .quantity(let height) = outcome.values[name], height.value != 0 else { return nil }
    return LabelText(" (" + words.text(height, of: name) + ")", size: 13)
  }

  private mutating func addLetter(
    _ quantity: OpticsNotation.Quantity, beside arrow: Segment, _ role: Role
  ) {
    let text = LabelText(symbol: outcome.presentation.notation[quantity], size: 14)
    let side = arrow.start.x < scale.origin.x ? -1.0 : 1.0
    names.append(
      DiagramName(
        .text(text, role),
        LabelRequest(
          text, around: arrow.middle, radius: 2, gap: 5,
          directions: [Vector(side, 0), Vector(-side, 0)], priority: 0)))
  }

  /// True if object and image are one arrow: in the lens, or with a lens that does nothing.
  var isSamePlace: Bool { words.isSamePlace && !hidesImage }
}
