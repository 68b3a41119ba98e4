/// A displacement in the plane.
public struct Vector: Sendable, Hashable {
  public var dx: Double
  public var dy: Double

  public init(_ dx: Double, _ dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The Euclidean length.
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The vector of length one in the same direction; the zero vector stays zero.
  public var unit: Vector {
    let length = length
    return length > 0 ? Vector(dx / length, dy / length) : self
  }

  /// The vector turned by a quarter from the x axis towards the y axis.
  public var quarterTurned: Vector { Vector(-dy, dx) }

  public static func + (left: Vector, right: Vector) -> Vector {
    Vector(left.dx + right.dx, left.dy + right.dy)
  }

  public static func - (left: Vector, right: Vector) -> Vector {
    Vector(left.dx - right.dx, left.dy - right.dy)
  }

  public static func * (factor: Double, vector: Vector) -> Vector {
    Vector(factor * vector.dx, factor * vector.dy)
  }

  public static prefix func - (vector: Vector) -> Vector { Vector(-vector.dx, -vector.dy) }

  /// The scalar product.
  public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// The signed area of the parallelogram, positive when `other` lies on the side of `quarterTurned`.
  public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }
}
