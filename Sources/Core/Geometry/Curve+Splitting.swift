extension Curve {
  /// The two parts before and after a parameter, by de Casteljau's construction.
  public func split(at parameter: Double) -> (before: Curve, after: Curve) {
    switch self {
    case .line(let start, let end):
      let middle = start.toward(end, by: parameter)
      return (.line(start, middle), .line(middle, end))
    case .quadratic(let start, let control, let end):
      let left = start.toward(control, by: parameter)
      let right = control.toward(end, by: parameter)
      let middle = left.toward(right, by: parameter)
      return (.quadratic(start, left, middle), .quadratic(middle, right, end))
    case .cubic(let start, let first, let second, let end):
      let left = start.toward(first, by: parameter)
      let between = first.toward(second, by: parameter)
      let right = second.toward(end, by: parameter)
      let leftInner = left.toward(between, by: parameter)
      let rightInner = between.toward(right, by: parameter)
      let middle = leftInner.toward(rightInner, by: parameter)
      return (.cubic(start, left, leftInner, middle), .cubic(middle, rightInner, right, end))
    case .spline:
      return (splinePart(from: 0, to: parameter), splinePart(from: parameter, to: 1))
    }
  }

  /// The part between two parameters; from the greater to the smaller it is empty at the smaller.
  public func part(from lower: Double, to upper: Double) -> Curve {
    let upper = max(lower, upper)
    if case .spline = self { return splinePart(from: lower, to: upper) }
    let before = upper < 1 ? split(at: upper).before : self
    guard lower > 0, upper > 0 else { return before }
    return before.split(at: lower / upper).after
  }

  /// Points at equal steps of the parameter, both ends included; `count` of them, at least two.
  public func points(_ count: Int) -> [Point] {
    let steps = max(1, count - 1)
    return (0...steps).map { point(at: Double($0) / Double(steps)) }
  }

  /// The length, from chords; within 0.1 % for the curves of drawings. Exact for a straight stretch.
  public var length: Double {
    if case .line(let start, let end) = self { return start.distance(to: end) }
    let points = points(33)
    var length = 0.0
    for index in 1..<points.count { length += points[index - 1].distance(to: points[index]) }
    return length
  }

  /// The parameter at which a share of the length, 0...1, lies behind.
  public func parameter(atShareOfLength share: Double) -> Double {
    if case .line = self { return share }
    let points = points(33)
    let wanted = share * length
    var passed = 0.0
    for index in 1..<points.count {
      let step = points[index - 1].distance(to: points[index])
      if passed + step >= wanted, step > 0 {
        return (Double(index - 1) + (wanted - passed) / step) / Double(points.count - 1)
      }
      passed += step
    }
    return 1
  }

  /// A rectangle around the curve: of its ends and control points, so never too small.
  public var bounds: Rectangle {
    let ends = Segment(start, end).bounds
    func around(_ point: Point) -> Rectangle { Segment(point, point).bounds }
    switch self {
    case .line: return ends
    case .quadratic(_, let control, _): return ends.union(around(control))
    case .cubic(_, let first, let second, _): return ends.union(around(first)).union(around(second))
    case .spline(let points): return points.reduce(ends) { $0.union(around($1)) }
    }
  }
}
