/// Which opening limits the light of a system, and what it looks like from both sides.
public struct Pupils: Sendable, Hashable {
  /// The index of the element that limits the cone of light from the object's foot: the aperture stop.
  public let stop: Int
  /// The image of the stop by what is before it, from the front vertex.
  public let entrance: Pupil
  /// The image of the stop by what is behind it, from the back vertex.
  public let exit: Pupil
  /// The index of the element that limits the field: it cuts the ray through the middle of the stop first. `nil` if nothing else
  /// has an opening.
  public let fieldStop: Int?
  /// The tangent of the steepest direction in front of the system from which the ray through the middle of the stop still passes;
  /// `nil` without a field stop.
  public let fieldTangent: Double?
}
