import Drawing
import Geometry

/// A drawing of things along an axis while it is made: shapes from back to front, and names that are placed when everything else
/// lies where it lies.
struct AxialCanvas {
  let scale: AxialScale
  /// What rays are clipped to, pixels.
  let frame: Rectangle
  /// From back to front.
  var shapes: [Shape] = []
  /// What labels keep away from.
  var obstacles: [Obstacle] = []
  /// What is named.
  var names: [DiagramName] = []
  /// Middles of the heads on rays.
  var heads: [Point] = []
  /// Around everything, pixels.
  private(set) var extent: Rectangle

  init(_ scale: AxialScale, frame: Rectangle) {
    self.scale = scale
    self.frame = frame
    extent = frame
  }

  /// The axis over the full width.
  mutating func addAxis() {
    let axis = Segment(
      Point(frame.minX, scale.origin.y), Point(frame.maxX, scale.origin.y))
    shapes.append(.line(axis, .line(.axis)))
    obstacles.append(.line(axis, width: 2))
  }

  /// The stretch of axis that is visible, metres.
  var visible: ClosedRange<Double> {
    let left = (frame.minX - scale.origin.x) / scale.along
    let right = (frame.maxX - scale.origin.x) / scale.along
    return min(left, right)...max(left, right)
  }

  /// Finds places for the names.
  mutating func placeNames() {
    var room = frame
    room.minY -= 18
    let field = LabelField(obstacles: obstacles, frame: room)
    let placements = field.placements(of: names.map { $0.request })
    for (name, placement) in zip(names, placements) {
      shapes += name.shapes(at: placement)
      extent = extent.union(placement.box)
    }
  }

  /// Sentences in small type under the drawing.
  mutating func addNotes(_ notes: [String]) {
    var y = extent.maxY + 20
    for note in notes {
      let label = Label(
        LabelText(note, size: 12), baseline: Point(frame.minX + 4, y), role: .note)
      shapes.append(.label(label))
      extent = extent.union(label.bounds)
      y += 16
    }
  }

  /// Makes room for more.
  mutating func include(_ rectangle: Rectangle) { extent = extent.union(rectangle) }

  /// The finished drawing.
  func drawing(id: String, title: String, description: String) -> Drawing {
    var box = extent.grown(by: 4)
    box.minX = box.minX.rounded(.down)
    box.maxX = box.maxX.rounded(.up)
    return Drawing(
      id: id, viewBox: box, title: title, description: description, shapes: shapes)
  }
}
