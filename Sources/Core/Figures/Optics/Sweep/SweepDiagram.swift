import Drawing
import Geometry
import Scenarios

/// The drawings of a sweep beside each other, in as many rows as a page is wide.
struct SweepDiagram {
  let outcome: SweepOutcome
  let panels: SweepPanels
  let words: SweepWords

  /// Pixels.
  private static let width = 720.0
  private static let height = 112.0
  private static let gap = 18.0
  private static let titleHeight = 22.0

  func drawing(id: String, description: String) -> Drawing {
    let columns = outcome.steps.count <= 4 ? max(2, outcome.steps.count) : 3
    let width = (Self.width - Self.gap * Double(columns - 1)) / Double(columns)
    var shapes: [Shape] = []
    for (index, step) in outcome.steps.enumerated() {
      let left = Double(index % columns) * (width + Self.gap)
      let top = Double(index / columns) * (Self.height + Self.titleHeight + Self.gap)
      let text = LabelText(words.value(of: step))
      shapes.append(
        .label(Label(text, baseline: Point(left + width / 2, top + 14), alignment: .middle)))
      let frame = Rectangle(
        minX: left, minY: top + Self.titleHeight, maxX: left + width,
        maxY: top + Self.titleHeight + Self.height)
      shapes.append(.group(panels.shapes(of: index, in: frame)))
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
