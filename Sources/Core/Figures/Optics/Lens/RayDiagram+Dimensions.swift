import Drawing
import Formula
import Geometry
import Optics
import Scenarios

extension RayDiagram {
  private static let rowHeight = 25.0

  /// The distances in rows under the drawing, each from the lens to what it measures.
  mutating func addDimensions() {
    let foot = layout.frame.maxY
    let lines = DimensionLine.inRows(
      dimensions.map { dimension in
        DimensionLine(
          from: Point(scale.origin.x, foot), to: Point(scale.x(dimension.x), foot),
          offset: Vector(0, Self.rowHeight), text: dimension.text)
      }, from: foot + Self.rowHeight - 6, rowHeight: Self.rowHeight)
    for line in lines {
      let witness = Segment(
        Point(line.end.x, scale.origin.y + 5), Point(line.end.x, foot + 3))
      shapes.append(.line(witness, .line(line.role)))
      obstacles.append(.line(witness, width: 1))
      shapes += line.shapes
      obstacles += line.obstacles
      extent = extent.union(line.bounds)
    }
    bottom = extent.maxY
  }

  /// What is measured: how far along the axis, and what stands on the line.
  private var dimensions: [(x: Double, text: LabelText)] {
    var found: [(x: Double, text: LabelText)] = []
    let notation = outcome.presentation.notation
    for dimension in options.dimensions {
      switch dimension {
      case .object:
        guard layout.window.showsObject, case .at(let tip) = outcome.conjugates.object else {
          continue
        }
        found.append((tip.x, text(notation[.objectDistance], words.objectDistance(tip.x))))
      case .image:
        guard layout.window.showsImage, !hidesImage, !isSamePlace,
          case .at(let tip) = outcome.conjugates.image
        else { continue }
        found.append((tip.x, text(notation[.imageDistance], words.imageDistance(tip.x))))
      case .focalLength:
        guard layout.window.showsFocalPoints, let focus = outcome.lens.model.secondFocalPoint
        else { continue }
        found.append((focus, text(notation[.focalLength], words.focalLength(focus))))
      }
    }
    return found
  }

  private func text(_ letter: String, _ value: String) -> LabelText {
    LabelText(symbol: letter, size: 13) + LabelText(" = " + value)
  }
}
