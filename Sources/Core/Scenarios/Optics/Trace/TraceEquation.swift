/// A set of equations that a figure of exact rays works out.
public enum TraceEquation: String, Sendable, Hashable, CaseIterable {
  /// Snell's law where the single ray meets each surface.
  case snell
  /// Where a ray parallel to the axis of a spherical mirror cuts it.
  case crossing
  /// The sag at the rim of each surface, or at its greatest opening.
  case sag
  /// The aplanatic points of a single surface.
  case aplanatic
}
