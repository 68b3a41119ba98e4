extension Rim {
  /// The smallest rectangle around it.
  public var bounds: Rectangle {
    switch self {
    case .circle(let center, let radius):
      Rectangle(center: center, width: 2 * radius, height: 2 * radius)
    case .rectangle(let rectangle, _): rectangle
    }
  }

  public var center: Point { bounds.center }

  /// The rim as a disc that is swept over a rectangle: the disc's radius, and the rectangle, which is a point for a circle.
  public var sweep: (radius: Double, over: Rectangle) {
    switch self {
    case .circle(let center, let radius):
      return (radius, Rectangle(center: center, width: 0, height: 0))
    case .rectangle(let rectangle, let cornerRadius):
      let radius = max(0, min(cornerRadius, min(rectangle.width, rectangle.height) / 2))
      return (radius, rectangle.grown(by: -radius))
    }
  }

  /// The distance to the nearest point of a box; negative if they overlap.
  public func distance(to box: Rectangle) -> Double {
    let sweep = sweep
    let apartX = max(box.minX - sweep.over.maxX, sweep.over.minX - box.maxX)
    let apartY = max(box.minY - sweep.over.maxY, sweep.over.minY - box.maxY)
    return Vector(max(0, apartX), max(0, apartY)).length - sweep.radius
  }

  /// The part of a straight line inside the rim; `nil` if it passes outside.
  public func chord(of line: Segment) -> Segment? {
    // The distance to a convex shape has one minimum along a line: the deepest point is found by thirds.
    var lower = 0.0
    var upper = 1.0
    for _ in 0..<48 {
      let third = (upper - lower) / 3
      let left = signedDistance(to: line.point(at: lower + third))
      let right = signedDistance(to: line.point(at: upper - third))
      if left <= right { upper -= third } else { lower += third }
    }
    let deepest = line.point(at: (lower + upper) / 2)
    guard signedDistance(to: deepest) < 0 else { return nil }
    return Segment(border(from: deepest, to: line.start), border(from: deepest, to: line.end))
  }

  /// Where the way from a point inside to another one leaves the rim; the other point if it is inside as well.
  public func border(from inside: Point, to other: Point) -> Point {
    guard signedDistance(to: other) > 0 else { return other }
    if case .circle(let center, let radius) = self, center == inside {
      return center + radius * (other - center).unit
    }
    var lower = 0.0
    var upper = 1.0
    for _ in 0..<48 {
      let middle = (lower + upper) / 2
      if signedDistance(to: inside.toward(other, by: middle)) > 0 {
        upper = middle
      } else {
        lower = middle
      }
    }
    return inside.toward(other, by: (lower + upper) / 2)
  }
}
