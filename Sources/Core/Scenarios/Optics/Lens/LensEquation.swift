/// A set of equations that an optics figure works out.
public enum LensEquation: String, Sendable, Hashable, CaseIterable {
  /// U = n/u, V = U + P, v = n′/V.
  case vergence
  /// By the reciprocals of object distance, image distance and focal length.
  case gaussian
  /// x x′ = f f′, by the distances from the focal points.
  case newtonian
  /// m = U/V, and the image's height.
  case magnification
}
