extension Vector {
  public static let zero = Vector(0, 0)

  /// The vector turned by the angle that `direction`, of length one, makes with the x axis: the product of two complex
  /// numbers. `quarterTurned` is `turned(by: Vector(0, 1))`.
  public func turned(by direction: Vector) -> Vector {
    Vector(dx * direction.dx - dy * direction.dy, dx * direction.dy + dy * direction.dx)
  }

  /// The vector turned back by the angle of `direction`.
  public func turned(backBy direction: Vector) -> Vector {
    turned(by: Vector(direction.dx, -direction.dy))
  }

  /// The direction in the middle of the turn from this direction to another, the way from the x axis to the y axis; both of
  /// length one. Half of a whole turn when both are the same.
  public func bisector(to other: Vector) -> Vector {
    let sum = self + other
    guard sum.length > 1e-9 else { return quarterTurned }
    let middle = sum.unit
    return opening(to: other) > 2 ? -middle : middle
  }

  /// A measure of the turn α from this direction to another, both of length one, that grows with α without an
  /// arc function: 1 − cos α up to half a turn, 3 + cos α beyond. 0.5 is 60°, 1 is 90°, 2 is 180°, 3 is 270°; the turn to the
  /// same direction counts as a whole one, 4.
  public func opening(to other: Vector) -> Double {
    let cosine = dot(other)
    let sine = cross(other)
    if sine == 0, cosine > 0 { return 4 }
    return sine >= 0 ? 1 - cosine : 3 + cosine
  }
}
