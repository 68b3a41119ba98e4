/// A part of the figure of an eye, in the order of `show`.
public enum EyePart: String, Sendable, Hashable, CaseIterable {
  /// The eye in section with the light that it sees.
  case diagram
  /// The same eye with the lens that corrects it.
  case correction
  /// The far point, the near point and what lies between them.
  case range
  /// The surfaces and the cardinal points.
  case points
  case equations, properties

  /// What is shown where nothing is said.
  public static let usual: [EyePart] = [.diagram, .equations, .properties]
}
