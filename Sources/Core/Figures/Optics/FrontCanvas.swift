import Drawing
import Geometry

/// A drawing in pixels while it is made, of what is not along an axis: a lens from in front, a dial, a scale.
struct FrontCanvas {
  /// What labels stay in.
  let frame: Rectangle
  /// From back to front.
  var shapes: [Shape] = []
  /// What labels keep away from.
  var obstacles: [Obstacle] = []
  /// What is named.
  var names: [DiagramName] = []
  /// Around everything.
  private(set) var extent: Rectangle

  init(frame: Rectangle) {
    self.frame = frame
    extent = frame
  }

  /// A line that labels keep away from.
  mutating func addLine(_ segment: Segment, _ paint: Paint, width: Double = 3) {
    shapes.append(.line(segment, paint))
    obstacles.append(.line(segment, width: width))
  }

  /// Words at a fixed place, which other words keep away from.
  mutating func write(
    _ text: LabelText, boxCenteredAt center: Point, _ role: Role = .label, hasHalo: Bool = false
  ) {
    let label = Label(text, boxCenteredAt: center, role: role, hasHalo: hasHalo)
    shapes.append(.label(label))
    obstacles.append(Obstacle(.rectangle(label.bounds), .body))
    extent = extent.union(label.bounds)
  }

  /// Words near a point, in one of some directions, the best first.
  mutating func name(
    _ text: LabelText, at point: Point, _ directions: [Vector], _ role: Role = .label,
    radius: Double = 2, gap: Double = 5, priority: Int = 1
  ) {
    names.append(
      DiagramName(
        .text(text, role),
        LabelRequest(
          text, around: point, radius: radius, gap: gap, directions: directions,
          priority: priority)))
  }

  mutating func include(_ rectangle: Rectangle) { extent = extent.union(rectangle) }

  /// Finds places for the names.
  mutating func placeNames() {
    let field = LabelField(obstacles: obstacles, frame: frame)
    for (name, placement) in zip(names, field.placements(of: names.map { $0.request })) {
      shapes += name.shapes(at: placement)
      extent = extent.union(placement.box)
    }
    names = []
  }

  /// Sentences in small type under the drawing.
  mutating func addNotes(_ notes: [String]) {
    var y = extent.maxY + 20
    for note in notes {
      let label = Label(LabelText(note, size: 12), baseline: Point(frame.minX + 4, y), role: .note)
      shapes.append(.label(label))
      extent = extent.union(label.bounds)
      y += 16
    }
  }

  /// The finished drawing.
  func drawing(id: String, title: String, description: String) -> Drawing {
    var box = extent.grown(by: 4)
    box.minX = box.minX.rounded(.down)
    box.maxX = box.maxX.rounded(.up)
    return Drawing(
      id: id, viewBox: box, title: title, description: description, shapes: shapes)
  }
}
