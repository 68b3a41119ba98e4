import Drawing
import Geometry

/// The eye in section as a textbook draws it: the globe with its three coats in one line, the cornea before it, iris and retina. At
/// one scale in both directions, metres from the cornea.
struct EyeOutline {
  /// From the cornea to the retina, metres.
  let length: Double
  let corneaRadius: Double
  /// Where the cornea meets the globe.
  private let limbus: Point
  /// The middle of the globe on the axis, and its radius.
  private let globe: (center: Double, radius: Double)

  init(length: Double, corneaRadius: Double) {
    self.length = length
    let radius = min(max(corneaRadius, 0.22 * length), 0.5 * length)
    self.corneaRadius = radius
    let half = min(0.75 * radius, 0.245 * length)
    let sag = radius - (radius * radius - half * half).squareRoot()
    limbus = Point(sag, half)
    let center =
      (length * length - sag * sag - half * half) / (2 * (length - sag))
    globe = (center, length - center)
  }

  /// The outline as shapes.
  ///
  /// - Parameters:
  ///   - vertex: where the cornea is, pixels.
  ///   - scale: pixels a metre.
  ///   - iris: how far behind the cornea, metres.
  ///   - pupil: its opening, metres.
  func shapes(vertex: Point, scale: Double, iris: Double, pupil: Double) -> [Shape] {
    func place(_ point: Point) -> Point {
      Point(vertex.x + scale * point.x, vertex.y - scale * point.y)
    }
    let (top, bottom) = (place(limbus), place(Point(limbus.x, -limbus.y)))
    var outline = Path([.move(top)])
    outline.elements += [
      .arc(radius: scale * globe.radius, isLarge: true, isClockwise: true, bottom),
      .arc(radius: scale * corneaRadius, isLarge: false, isClockwise: true, top), .close,
    ]
    let sclera = Path([
      .move(top), .arc(radius: scale * globe.radius, isLarge: true, isClockwise: true, bottom),
    ])
    let cornea = Path([
      .move(bottom), .arc(radius: scale * corneaRadius, isLarge: false, isClockwise: true, top),
    ])
    var shapes: [Shape] = [
      .path(outline, .fill(.page)), .path(sclera, .line(.surface, width: 1.6)),
      .path(cornea, .line(.surface, width: 2.4)),
    ]
    shapes += irisShapes(at: iris, pupil: pupil, place)
    shapes.append(retinaShape(vertex, scale))
    return shapes
  }

  /// What names keep away from: the line of the eye, all around.
  func obstacles(vertex: Point, scale: Double) -> [Obstacle] {
    let count = 24
    let places = (0...count).map { index -> Point in
      // Nearer together at both poles, where the line is steep.
      let part = Double(index) / Double(count)
      let x = length * part * part * (3 - 2 * part)
      return Point(x, index == count ? 0 : globeHeight(at: x) ?? 0)
    }
    return zip(places, places.dropFirst()).flatMap { start, end in
      [-1.0, 1].map { side in
        Obstacle.line(
          Segment(
            Point(vertex.x + scale * start.x, vertex.y + side * scale * start.y),
            Point(vertex.x + scale * end.x, vertex.y + side * scale * end.y)), width: 5)
      }
    }
  }

  private func irisShapes(
    at iris: Double, pupil: Double, _ place: (Point) -> Point
  ) -> [Shape] {
    let x = max(iris, 0.4 * limbus.x)
    let edge = globeHeight(at: x) ?? limbus.y
    let inner = min(pupil / 2, 0.9 * edge)
    return [1.0, -1].map { side in
      .line(
        Segment(place(Point(x, side * inner)), place(Point(x, side * edge))),
        .line(.aperture, width: 3))
    }
  }

  /// Half the height of the eye so far behind the cornea.
  private func globeHeight(at x: Double) -> Double? {
    if x < limbus.x {
      let rest = corneaRadius - x
      return max(0, corneaRadius * corneaRadius - rest * rest).squareRoot()
    }
    let rest = x - globe.center
    let square = globe.radius * globe.radius - rest * rest
    return square > 0 ? square.squareRoot() : nil
  }

  /// The retina: a thick line on the inside of the back.
  private func retinaShape(_ vertex: Point, _ scale: Double) -> Shape {
    let center = Point(vertex.x + scale * globe.center, vertex.y)
    let radius = scale * globe.radius
    let (x, y) = (radius * 0.4085, radius * 0.9128)
    let path = Path([
      .move(Point(center.x + x, center.y - y)),
      .arc(radius: radius, isLarge: false, isClockwise: true, Point(center.x + x, center.y + y)),
    ])
    return .path(path, .line(.warning, width: 3.2, dash: .solid))
  }

  /// Around all of it, pixels.
  func bounds(vertex: Point, scale: Double) -> Rectangle {
    let radius = scale * globe.radius
    return Rectangle(
      minX: vertex.x, minY: vertex.y - radius, maxX: vertex.x + scale * length,
      maxY: vertex.y + radius)
  }

  /// Where a line in the eye meets the retina's sphere: the height at which a ray that would cross the plane of the pole at
  /// `height` with `slope` does.
  func retinaPoint(height: Double, slope: Double) -> Point {
    // The sphere about (c, 0): x = l − h²/2R nearly; two rounds are exact to a thousandth of a pixel.
    var x = length
    for _ in 0..<3 {
      let y = height + slope * (x - length)
      let inside = max(0, globe.radius * globe.radius - y * y)
      x = globe.center + inside.squareRoot()
    }
    return Point(x, height + slope * (x - length))
  }
}
