import Geometry

extension Shape {
  /// A rectangle around everything that is drawn, never too small: the view box of a drawing that grows with its labels.
  public var bounds: Rectangle? {
    switch self {
    case .path(let path, let paint): path.bounds?.grown(by: paint.reach)
    case .line(let segment, let paint): segment.bounds.grown(by: paint.reach)
    case .circle(let center, let radius, let paint):
      Rectangle(center: center, width: 2 * radius, height: 2 * radius).grown(by: paint.reach)
    case .ellipse(let center, let radiusX, let radiusY, let paint):
      Rectangle(center: center, width: 2 * radiusX, height: 2 * radiusY).grown(by: paint.reach)
    case .rectangle(let rectangle, _, let paint): rectangle.grown(by: paint.reach)
    case .polygon(let points, let paint): Rectangle(around: points)?.grown(by: paint.reach)
    case .label(let label): label.bounds
    case .group(let group): Self.bounds(of: group.shapes)
    }
  }

  /// A rectangle around shapes; `nil` if there is nothing to see.
  public static func bounds(of shapes: [Shape]) -> Rectangle? {
    var sum: Rectangle?
    for shape in shapes {
      guard let bounds = shape.bounds else { continue }
      sum = sum?.union(bounds) ?? bounds
    }
    return sum
  }
}

extension Paint {
  /// How far the outline reaches outside the shape.
  fileprivate var reach: Double {
    parts == .line || parts == .fillAndLine ? (lineWidth ?? role.style.lineWidth) / 2 : 0
  }
}

extension Path {
  /// A rectangle around the path, of its points and control points; never too small.
  public var bounds: Rectangle? {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadratic(let control, let end): points += [control, end]
      case .cubic(let first, let second, let end): points += [first, second, end]
      case .arc(let radius, let isLarge, _, let end):
        let start = points.last ?? end
        let half = start.distance(to: end) / 2
        let rise = (max(0, radius * radius - half * half)).squareRoot()
        let sagitta = isLarge ? radius + rise : radius - rise
        let box = Segment(start, end).bounds.grown(by: max(0, sagitta))
        points += [Point(box.minX, box.minY), Point(box.maxX, box.maxY), end]
      case .close: break
      }
    }
    return Rectangle(around: points)
  }
}
