extension Rim {
  /// The smallest rectangle around it.
  public var bounds: Rectangle {
    switch self {
    case .circle(let center, let radius):
      Rectangle(center: center, width: 2 * radius, height: 2 * radius)
    case .rectangle(let rectangle, _): rectangle
    }
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
  private func border(from inside: Point, to other: Point) -> Point {
    guard signedDistance(to: other) > 0 else { return other }
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
