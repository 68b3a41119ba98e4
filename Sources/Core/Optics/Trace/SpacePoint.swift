/// A point in space, in metres: x along the optical axis to the right, y up, z towards the reader.
public struct SpacePoint: Sendable, Hashable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init(_ x: Double, _ y: Double, _ z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The square of the distance from the axis.
  var squaredHeight: Double { y * y + z * z }

  /// The point moved by a vector.
  public static func + (point: SpacePoint, vector: SpaceVector) -> SpacePoint {
    SpacePoint(point.x + vector.x, point.y + vector.y, point.z + vector.z)
  }

  /// The vector from `start` to `end`.
  public static func - (end: SpacePoint, start: SpacePoint) -> SpaceVector {
    SpaceVector(end.x - start.x, end.y - start.y, end.z - start.z)
  }
}
