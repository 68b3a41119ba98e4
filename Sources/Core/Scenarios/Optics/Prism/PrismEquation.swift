/// A set of equations that a figure of a prism works out.
public enum PrismEquation: String, Sendable, Hashable, CaseIterable {
  /// The path of the ray, face by face.
  case deviation
  case minimumDeviation = "minimum deviation"
  /// (n − 1) A.
  case thinPrism = "thin prism"
  /// The deviations of F and C.
  case dispersion
  /// P = tan δ, and the displacement.
  case power
  /// Horizontal and vertical part.
  case components
}
