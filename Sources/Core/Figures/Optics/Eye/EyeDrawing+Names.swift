import Drawing
import Geometry
import Optics
import Scenarios

extension EyeDrawing {
  var hides: Bool { words.hidesAnswers }

  mutating func addNames() {
    let retina = layout.place(Point(subject.optics.eye.length, 0))
    canvas.name(
      LabelText(words(.labelRetina), size: 12), at: Point(retina.x, retina.y - 40),
      [Vector(1, 0), Vector(0.8, -0.6)], .note, radius: 4)
    addSource()
    guard !hides, let focus = subject.focus, focus > 0 else { return }
    let point = layout.place(Point(focus, 0))
    guard point.x < layout.width - 4 else {
      let text = LabelText(words(.labelFocus) + " →", size: 13)
      return canvas.name(
        text, at: Point(layout.width - 8, layout.vertex.y), [Vector(-0.6, 0.8)], .image)
    }
    front.append(.dot(at: point, radius: 3.5, .image))
    canvas.obstacles.append(Obstacle(.circle(center: point, radius: 5), .body))
    let directions =
      subject.focusSide == .inFront
      ? [Vector(-0.3, 1), Vector(0, 1), Vector(0, -1)]
      : [Vector(0.7, 0.8), Vector(0, 1), Vector(1, 0.4), Vector(0.8, -0.8)]
    canvas.name(
      LabelText(words(.labelFocus), size: 13), at: point, directions, .image, radius: 5, gap: 8,
      priority: 3)
  }

  private mutating func addSource() {
    let target = subject.target
    guard target.isFinite else {
      let label = Label(
        LabelText(words(.labelFar), size: 13),
        baseline: Point(4, layout.vertex.y - 1.3 * layout.scale * layout.halfBundle - 10),
        role: .object)
      canvas.shapes.append(.label(label))
      canvas.obstacles.append(Obstacle(.rectangle(label.bounds), .body))
      return
    }
    let point = Point(EyeLayout.target, layout.vertex.y)
    front.append(.dot(at: point, radius: 4.5, .object))
    canvas.obstacles.append(Obstacle(.circle(center: point, radius: 6), .body))
    let text = words(.labelTarget, [("distance", words.size("object", "distance"))])
    canvas.name(
      LabelText(text, size: 13), at: point,
      [Vector(0.25, 1), Vector(0.25, -1), Vector(0, 1)], .object, radius: 5, gap: 8, priority: 4)
  }
}
