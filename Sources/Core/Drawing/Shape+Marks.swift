import Geometry

/// Small marks of both subjects' drawings.
extension Shape {
  /// A stroke across a line at a point: a focal point on the axis, a scale.
  public static func tick(
    at point: Point, across direction: Vector, length: Double = 8, _ paint: Paint
  ) -> Shape {
    let half = (length / 2) * direction.unit.quarterTurned
    return .line(Segment(point - half, point + half), paint)
  }

  /// Two strokes across a line: an edge that is cut, lines that are parallel.
  public static func doubleTick(
    at point: Point, across direction: Vector, length: Double = 12, gap: Double = 4, _ paint: Paint
  ) -> Shape {
    let apart = (gap / 2) * direction.unit
    let half = (length / 2) * direction.unit.quarterTurned
    var path = Path()
    for center in [point - apart, point + apart] {
      path.move(to: center - half)
      path.line(to: center + half)
    }
    return .path(path, paint)
  }

  /// A slanted cross: an edge that was rejected, a ray that ends.
  public static func cross(at point: Point, size: Double = 10, _ paint: Paint) -> Shape {
    let half = size / 2
    var path = Path()
    for direction in [Vector(half, half), Vector(half, -half)] {
      path.move(to: point - direction)
      path.line(to: point + direction)
    }
    return .path(path, paint)
  }

  /// A dot.
  public static func dot(at point: Point, radius: Double = 2.5, _ role: Role) -> Shape {
    .circle(center: point, radius: radius, .solid(role))
  }

  /// Where something longer was cut: a gap in the page's colour with a slanted stroke on either side.
  public static func breakMark(
    at point: Point, along direction: Vector, width: Double = 14, gap: Double = 5, _ role: Role
  ) -> Shape {
    let along = direction.unit
    let across = along.quarterTurned
    func corner(_ side: Double, _ end: Double) -> Point {
      point + (side * width / 2) * across + (end * gap / 2 + side * width / 6) * along
    }
    let (a, b, c, d) = (corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1))
    var strokes = Path(through: [a, b])
    strokes.move(to: d)
    strokes.line(to: c)
    return .group([
      .polygon([a, b, c, d], .fill(.page)), .path(strokes, .line(role, width: 1.2, dash: .solid)),
    ])
  }

  /// A number or letter in a small disc with a rim.
  public static func badge(
    _ text: String, at center: Point, radius: Double = 8, role: Role = .badge
  ) -> Shape {
    .group([
      .circle(
        center: center, radius: radius,
        .fillAndLine(role, width: 1, dash: .solid)),
      .label(
        Label(
          LabelText(text, size: radius * 1.3, face: .sansBold), centeredAt: center, role: role)),
    ])
  }

  /// The thin line from a label to what it belongs to.
  public static func leader(_ segment: Segment) -> Shape { .line(segment, .line(.note)) }
}
