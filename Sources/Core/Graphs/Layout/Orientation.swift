import Geometry

/// Turns a layout the way a book would print it: the longest axis horizontal, or, where no axis is much longer, as many edges as
/// possible horizontal or vertical; the heavier side below, the first vertex on the left.
struct Orientation {
  let positions: [Point]

  init(of points: [Point], pairs: [(Int, Int)]) {
    let middle = Self.middle(of: points)
    var turned = points.map { Point($0.x - middle.dx, $0.y - middle.dy) }
    let axis = Self.axis(of: turned)
    var direction = axis.direction
    if axis.isRound, let edge = Self.mostAlignedEdge(turned, pairs) { direction = edge }
    turned = turned.map { Self.turn($0, against: direction) }
    if Self.height(turned) > 1.02 * Self.width(turned) {
      turned = turned.map { Point($0.y, -$0.x) }
    }
    positions = Self.mirrored(turned)
  }

  private static func middle(of points: [Point]) -> Vector {
    let sum = points.reduce(Vector(0, 0)) { $0 + Vector($1.x, $1.y) }
    return points.isEmpty ? sum : (1 / Double(points.count)) * sum
  }

  private static func turn(_ point: Point, against direction: Vector) -> Point {
    Point(
      point.x * direction.dx + point.y * direction.dy,
      point.y * direction.dx - point.x * direction.dy)
  }

  private static func width(_ points: [Point]) -> Double {
    (points.map({ $0.x }).max() ?? 0) - (points.map({ $0.x }).min() ?? 0)
  }

  private static func height(_ points: [Point]) -> Double {
    (points.map({ $0.y }).max() ?? 0) - (points.map({ $0.y }).min() ?? 0)
  }

  /// The principal axis of the points, and whether it is hardly longer than the one across it.
  private static func axis(of points: [Point]) -> (direction: Vector, isRound: Bool) {
    var xx = 0.0
    var xy = 0.0
    var yy = 0.0
    for point in points {
      xx += point.x * point.x
      xy += point.x * point.y
      yy += point.y * point.y
    }
    let half = (xx - yy) / 2
    let spread = (half * half + xy * xy).squareRoot()
    let mean = (xx + yy) / 2
    guard spread > 1e-9 else { return (Vector(1, 0), true) }
    // The axis makes half the angle of (half, xy) with the x axis.
    let across = Vector(half + spread, xy)
    let direction = across.length > 1e-9 * spread ? across.unit : Vector(0, 1)
    return (direction, spread < 0.28 * mean)
  }

  /// The direction of the edge along which or across which most edges lie; the first among equals.
  private static func mostAlignedEdge(_ points: [Point], _ pairs: [(Int, Int)]) -> Vector? {
    guard pairs.count <= 120 else { return nil }
    var best: (direction: Vector, count: Int)?
    for pair in pairs {
      let direction = (points[pair.1] - points[pair.0]).unit
      guard direction.length > 0 else { continue }
      var count = 0
      for other in pairs {
        let edge = (points[other.1] - points[other.0]).unit
        if abs(direction.cross(edge)) < 0.03 || abs(direction.dot(edge)) < 0.03 { count += 1 }
      }
      if count > best?.count ?? 0 { best = (direction, count) }
    }
    return best?.direction
  }

  private static func mirrored(_ points: [Point]) -> [Point] {
    let lowest = points.map({ $0.y }).min() ?? 0
    let highest = points.map({ $0.y }).max() ?? 0
    let margin = 0.05 * (highest - lowest)
    let below = points.filter { $0.y < lowest + margin }.count
    let above = points.filter { $0.y > highest - margin }.count
    let firstAside = points.first { abs($0.x) > 0.1 }
    let firstOff = points.first { abs($0.y) > 0.1 }
    let flipsAcross = (firstAside?.x ?? 0) > 0
    let flipsOver = above == below ? (firstOff?.y ?? 0) < 0 : above > below
    return points.map { Point(flipsAcross ? -$0.x : $0.x, flipsOver ? -$0.y : $0.y) }
  }
}
