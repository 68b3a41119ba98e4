import Drawing
import Geometry

extension AxialCanvas {
  /// A distance along the axis, metres, and what stands on its line.
  struct Dimension {
    var from: Double
    var to: Double
    var text: LabelText
  }

  private static let rowHeight = 25.0

  /// Distances in rows under the drawing.
  mutating func addDimensions(_ dimensions: [Dimension]) {
    let foot = frame.maxY
    let lines = DimensionLine.inRows(
      dimensions.map { dimension in
        DimensionLine(
          from: Point(scale.x(dimension.from), foot), to: Point(scale.x(dimension.to), foot),
          offset: Vector(0, Self.rowHeight), text: dimension.text)
      }, from: foot + Self.rowHeight - 6, rowHeight: Self.rowHeight)
    for line in lines {
      let witness = Segment(
        Point(line.end.x, scale.origin.y + 5), Point(line.end.x, foot + 3))
      shapes.append(.line(witness, .line(line.role)))
      obstacles.append(.line(witness, width: 1))
      shapes += line.shapes
      obstacles += line.obstacles
      include(line.bounds)
    }
  }
}
