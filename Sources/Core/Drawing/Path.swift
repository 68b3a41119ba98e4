import Geometry

/// An outline made of strokes of a pen.
public struct Path: Sendable, Hashable {
  public enum Element: Sendable, Hashable {
    case move(Point)
    case line(Point)
    case quadratic(control: Point, Point)
    case cubic(Point, Point, Point)
    /// A part of a circle; `isLarge` takes the longer way, `isClockwise` the way that is clockwise on the page.
    case arc(radius: Double, isLarge: Bool, isClockwise: Bool, Point)
    case close
  }

  public var elements: [Element]

  public init(_ elements: [Element] = []) { self.elements = elements }

  /// A curve from its start to its end.
  public init(_ curve: Curve) {
    elements = [.move(curve.start)]
    add(curve)
  }

  /// Straight lines through points.
  public init(through points: [Point], isClosed: Bool = false) {
    elements = []
    for (index, point) in points.enumerated() {
      elements.append(index == 0 ? .move(point) : .line(point))
    }
    if isClosed, !points.isEmpty { elements.append(.close) }
  }

  /// A part of a circle, in two halves, so that a whole turn is drawn as well.
  public init(_ arc: Arc) {
    elements = [
      .move(arc.start),
      .arc(radius: arc.radius, isLarge: false, isClockwise: true, arc.middle),
      .arc(radius: arc.radius, isLarge: false, isClockwise: true, arc.end),
    ]
  }

  public mutating func move(to point: Point) { elements.append(.move(point)) }
  public mutating func line(to point: Point) { elements.append(.line(point)) }
  public mutating func close() { elements.append(.close) }

  /// Continues along a curve that starts where the pen is.
  public mutating func add(_ curve: Curve) {
    switch curve {
    case .line(_, let end): elements.append(.line(end))
    case .quadratic(_, let control, let end): elements.append(.quadratic(control: control, end))
    case .cubic(_, let first, let second, let end): elements.append(.cubic(first, second, end))
    case .spline(let points):
      for index in stride(from: 3, to: points.count, by: 3) {
        elements.append(.cubic(points[index - 2], points[index - 1], points[index]))
      }
    }
  }
}
