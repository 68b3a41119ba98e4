/// A displacement in space: x along the optical axis to the right, y up, z towards the reader.
public struct SpaceVector: Sendable, Hashable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The Euclidean length.
  public var length: Double { dot(self).squareRoot() }

  /// The vector of length one in the same direction; the zero vector stays zero.
  public var unit: SpaceVector {
    let length = length
    return length > 0 ? (1 / length) * self : self
  }

  /// The scalar product.
  public func dot(_ other: SpaceVector) -> Double { x * other.x + y * other.y + z * other.z }

  public static func + (left: SpaceVector, right: SpaceVector) -> SpaceVector {
    SpaceVector(left.x + right.x, left.y + right.y, left.z + right.z)
  }

  public static func - (left: SpaceVector, right: SpaceVector) -> SpaceVector {
    SpaceVector(left.x - right.x, left.y - right.y, left.z - right.z)
  }

  public static func * (factor: Double, vector: SpaceVector) -> SpaceVector {
    SpaceVector(factor * vector.x, factor * vector.y, factor * vector.z)
  }

  public static prefix func - (vector: SpaceVector) -> SpaceVector { -1 * vector }
}
