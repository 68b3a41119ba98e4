import Drawing
import Geometry
import Scenarios

/// The drawings of a sweep beside each other, in as many rows as a page is wide.
struct SweepDiagram {
  let outcome: SweepOutcome
  let lenses: [LensOutcome]
  let words: SweepWords

  /// Pixels.
  private static let width = 720.0
  private static let height = 112.0
  private static let gap = 18.0
  private static let titleHeight = 22.0

  func drawing(id: String, description: String) -> Drawing {
    let columns = lenses.count <= 4 ? max(2, lenses.count) : 3
    let width = (Self.width - Self.gap * Double(columns - 1)) / Double(columns)
    let shared = SweepScale(lenses)
    var shapes: [Shape] = []
    for (index, (step, lens)) in zip(outcome.steps, lenses).enumerated() {
      let left = Double(index % columns) * (width + Self.gap)
      let top = Double(index / columns) * (Self.height + Self.titleHeight + Self.gap)
      let text = LabelText(words.value(of: step))
      shapes.append(
        .label(Label(text, baseline: Point(left + width / 2, top + 14), alignment: .middle)))
      let frame = Rectangle(
        minX: left, minY: top + Self.titleHeight, maxX: left + width,
        maxY: top + Self.titleHeight + Self.height)
      var panel = SweepPanel(lens, shared, in: frame)
      shapes.append(.group(panel.shapes()))
    }
    let bounds = (Shape.bounds(of: shapes) ?? Rectangle(minX: 0, minY: 0, maxX: 1, maxY: 1))
      .grown(by: 4)
    return Drawing(
      id: id,
      viewBox: Rectangle(
        minX: bounds.minX.rounded(.down), minY: bounds.minY.rounded(.down),
        maxX: bounds.maxX.rounded(.up), maxY: bounds.maxY.rounded(.up)),
      title: words(.title, [("name", words.name)]), description: description, shapes: shapes)
  }
}
