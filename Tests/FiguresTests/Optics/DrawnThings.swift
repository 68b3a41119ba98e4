import Drawing
import Geometry

/// What a drawing consists of, sorted, with coordinates as they are written: to a hundredth of a pixel.
struct DrawnThings {
  var lines: [(segment: Segment, paint: Paint)] = []
  var paths: [(path: Path, paint: Paint)] = []
  /// What words and numbers cover.
  var labels: [(text: String, box: Rectangle)] = []
  var points: [Point] = []

  init(_ shapes: [Shape]) {
    collect(shapes)
  }

  private mutating func collect(_ shapes: [Shape]) {
    for shape in shapes {
      switch shape {
      case .line(let segment, let paint):
        lines.append((Segment(written(segment.start), written(segment.end)), paint))
        points += [segment.start, segment.end]
      case .path(let path, let paint):
        paths.append((path, paint))
        points += path.elements.flatMap { Self.points(of: $0) }
      case .label(let label):
        let text = label.text.lines.flatMap { $0.map(\.text) }.joined()
        labels.append((text, label.bounds))
        points.append(label.anchor)
      case .group(let group):
        // A badge is one thing: its disc.
        if case .circle(let center, let radius, _)? = group.shapes.first {
          labels.append(
            ("badge", Rectangle(center: center, width: 2 * radius, height: 2 * radius)))
          points.append(center)
        } else {
          collect(group.shapes)
        }
      case .circle(let center, _, _), .ellipse(let center, _, _, _): points.append(center)
      case .rectangle(let rectangle, _, _):
        points += [
          Point(rectangle.minX, rectangle.minY), Point(rectangle.maxX, rectangle.maxY),
        ]
      case .polygon(let corners, _): points += corners
      }
    }
  }

  private func written(_ point: Point) -> Point {
    Point((point.x * 100).rounded() / 100, (point.y * 100).rounded() / 100)
  }

  private static func points(of element: Path.Element) -> [Point] {
    switch element {
    case .move(let point), .line(let point), .arc(_, _, _, let point): [point]
    case .quadratic(let control, let point): [control, point]
    case .cubic(let first, let second, let point): [first, second, point]
    case .close: []
    }
  }
}
