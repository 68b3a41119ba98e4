/// A part of a circle, from one direction to another.
public struct Arc: Sendable, Hashable {
  public var center: Point
  public var radius: Double
  /// From the centre to the arc's start; of length one.
  public var from: Vector
  /// From the centre to the arc's end; of length one. The arc runs the way from the x axis to the y axis: clockwise where y
  /// points down, a whole turn if both directions are the same.
  public var to: Vector

  public init(center: Point, radius: Double, from: Vector, to: Vector) {
    self.center = center
    self.radius = radius
    self.from = from
    self.to = to
  }

  public var start: Point { center + radius * from }
  public var end: Point { center + radius * to }
  public var middle: Point { center + radius * from.bisector(to: to) }

  /// Bézier curves that follow the arc within 0.03 % of the radius, each over a quarter turn at most.
  public var curves: [Curve] {
    var directions = [from, to]
    while directions[0].opening(to: directions[1]) > 1 + 1e-9 {
      var finer: [Vector] = []
      for index in 0..<(directions.count - 1) {
        finer.append(directions[index])
        finer.append(directions[index].bisector(to: directions[index + 1]))
      }
      finer.append(to)
      directions = finer
    }
    return (1..<directions.count).map { curve(from: directions[$0 - 1], to: directions[$0]) }
  }

  /// The cubic over a quarter turn at most: its handles are 4/3 tan(α/4) radii long, the tangent by half-angle formulas.
  private func curve(from first: Vector, to second: Vector) -> Curve {
    let cosine = max(0, min(1, first.dot(second)))
    let halfCosine = ((1 + cosine) / 2).squareRoot()
    let halfSine = ((1 - cosine) / 2).squareRoot()
    let handle = radius * 4 / 3 * halfSine / (1 + halfCosine)
    let start = center + radius * first
    let end = center + radius * second
    return .cubic(
      start, start + handle * first.quarterTurned, end - handle * second.quarterTurned, end)
  }
}
