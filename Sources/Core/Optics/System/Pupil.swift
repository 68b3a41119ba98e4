/// An image of the aperture stop: the opening through which an object sees a system, or out of which its image gets light.
public struct Pupil: Sendable, Hashable {
  /// From the vertex on its side, metres along the light; `nil` at infinity, where it has no size.
  public let position: Double?
  /// In metres; `nil` at infinity.
  public let diameter: Double?
}
