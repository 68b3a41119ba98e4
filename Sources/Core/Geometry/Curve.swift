/// A straight stretch or a Bézier curve, from a start to an end, with a parameter from 0 to 1.
public enum Curve: Sendable, Hashable {
  case line(Point, Point)
  /// Start, control point, end.
  case quadratic(Point, Point, Point)
  /// Start, two control points, end.
  case cubic(Point, Point, Point, Point)
  /// Cubics that follow each other: a start, then for each two control points and its end. Each takes an equal share of the parameter.
  case spline([Point])

  public init(_ segment: Segment) {
    self = .line(segment.start, segment.end)
  }

  public var start: Point {
    switch self {
    case .line(let start, _), .quadratic(let start, _, _), .cubic(let start, _, _, _): start
    case .spline(let points): points.first ?? Point(0, 0)
    }
  }

  public var end: Point {
    switch self {
    case .line(_, let end), .quadratic(_, _, let end), .cubic(_, _, _, let end): end
    case .spline(let points): points.last ?? Point(0, 0)
    }
  }

  public var reversed: Curve {
    switch self {
    case .line(let start, let end): .line(end, start)
    case .quadratic(let start, let control, let end): .quadratic(end, control, start)
    case .cubic(let start, let first, let second, let end): .cubic(end, second, first, start)
    case .spline(let points): .spline(points.reversed())
    }
  }

  /// The point at a parameter, by de Casteljau's construction.
  public func point(at parameter: Double) -> Point {
    switch self {
    case .line(let start, let end):
      return start.toward(end, by: parameter)
    case .quadratic(let start, let control, let end):
      return start.toward(control, by: parameter)
        .toward(control.toward(end, by: parameter), by: parameter)
    case .cubic(let start, let first, let second, let end):
      let middle = first.toward(second, by: parameter)
      return start.toward(first, by: parameter).toward(middle, by: parameter)
        .toward(middle.toward(second.toward(end, by: parameter), by: parameter), by: parameter)
    case .spline:
      let (piece, own) = piece(at: parameter)
      return piece.point(at: own)
    }
  }

  /// The derivative by the parameter: the way in which the curve runs there, not of length one.
  public func derivative(at parameter: Double) -> Vector {
    switch self {
    case .line(let start, let end):
      return end - start
    case .quadratic(let start, let control, let end):
      return 2 * ((1 - parameter) * (control - start) + parameter * (end - control))
    case .cubic(let start, let first, let second, let end):
      let rest = 1 - parameter
      return 3
        * (rest * rest * (first - start) + 2 * rest * parameter * (second - first)
          + parameter * parameter * (end - second))
    case .spline:
      let (piece, own) = piece(at: parameter)
      return Double(pieceCount) * piece.derivative(at: own)
    }
  }

  /// The direction of length one in which the curve runs; where the derivative vanishes (a control point on an end), that
  /// of a short chord.
  public func direction(at parameter: Double) -> Vector {
    let derivative = derivative(at: parameter)
    if derivative.length > 1e-9 { return derivative.unit }
    let before = point(at: max(0, parameter - 0.01))
    return (point(at: min(1, parameter + 0.01)) - before).unit
  }
}
