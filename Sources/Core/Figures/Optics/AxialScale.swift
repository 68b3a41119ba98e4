import Geometry

/// Where a point of the model, metres from the centre of the lens, lies in the drawing, pixels with y down.
struct AxialScale {
  /// Pixels a metre, along the axis and across it.
  let along: Double
  let across: Double
  /// Where the centre of the lens lies.
  let origin: Point

  func point(_ point: Point) -> Point {
    Point(origin.x + along * point.x, origin.y - across * point.y)
  }

  func x(_ metres: Double) -> Double { origin.x + along * metres }

  func segment(_ segment: Segment) -> Segment {
    Segment(point(segment.start), point(segment.end))
  }
}
