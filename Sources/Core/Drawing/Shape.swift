import Geometry

/// Something drawn.
public indirect enum Shape: Sendable, Hashable {
  case path(Path, Paint)
  case line(Segment, Paint)
  case circle(center: Point, radius: Double, Paint)
  case ellipse(center: Point, radiusX: Double, radiusY: Double, Paint)
  case rectangle(Rectangle, cornerRadius: Double, Paint)
  case polygon([Point], Paint)
  case label(Label)
  case group(Group)

  /// Shapes together, without a name.
  public static func group(_ shapes: [Shape]) -> Shape { .group(Group(shapes: shapes)) }

  /// A curve as a path.
  public static func curve(_ curve: Curve, _ paint: Paint) -> Shape { .path(Path(curve), paint) }
}
