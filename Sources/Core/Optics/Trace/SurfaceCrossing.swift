/// A ray at one surface: where it meets it, and how it leaves.
public struct SurfaceCrossing: Sendable, Hashable {
  /// The point of the surface, in the coordinates of the system.
  public let point: SpacePoint
  /// The surface's unit normal there, on the side towards which light travels.
  public let normal: SpaceVector
  /// The angle between the ray that arrives and the normal, radians.
  public let incidence: Double
  /// The direction in which the ray leaves, of length one; `nil` if it does not.
  public let direction: SpaceVector?
}
