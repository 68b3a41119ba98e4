/// The empty angle between two neighbouring directions around a point.
public struct DirectionGap: Sendable, Hashable {
  /// Where the gap begins; of length one. It runs the way from the x axis to the y axis.
  public var start: Vector
  /// Where the gap ends; of length one.
  public var end: Vector

  public init(from start: Vector, to end: Vector) {
    self.start = start
    self.end = end
  }

  /// The direction in the middle; of length one.
  public var middle: Vector { start.bisector(to: end) }

  /// How wide the gap is, by the measure of `Vector.opening(to:)`.
  public var opening: Double { start.opening(to: end) }

  /// The gaps between the directions, in order around the point from the positive x axis towards the positive y axis.
  ///
  /// Directions of length zero are left out. A single direction has one gap, the whole turn; none has no gap.
  public static func gaps(between directions: [Vector]) -> [DirectionGap] {
    var sorted: [Vector] = []
    for direction in directions where direction.length > 0 { sorted.append(direction.unit) }
    sorted.sort { comesFirst($0, $1) }
    var distinct: [Vector] = []
    for direction in sorted {
      if let last = distinct.last, (direction - last).length < 1e-9 { continue }
      distinct.append(direction)
    }
    return distinct.indices.map { index in
      DirectionGap(from: distinct[index], to: distinct[(index + 1) % distinct.count])
    }
  }

  /// The widest gap between the directions; the first of equals, so that the answer is always the same.
  public static func largest(between directions: [Vector]) -> DirectionGap? {
    var best: DirectionGap?
    for gap in gaps(between: directions) {
      if let known = best, gap.opening <= known.opening + 1e-9 { continue }
      best = gap
    }
    return best
  }

  /// Order by the angle in [0°, 360°) from the x axis, by half planes and a cross product.
  private static func comesFirst(_ left: Vector, _ right: Vector) -> Bool {
    let leftHalf = isInLowerHalf(left)
    let rightHalf = isInLowerHalf(right)
    if leftHalf != rightHalf { return rightHalf }
    return left.cross(right) > 0
  }

  private static func isInLowerHalf(_ direction: Vector) -> Bool {
    direction.dy < 0 || (direction.dy == 0 && direction.dx < 0)
  }
}
