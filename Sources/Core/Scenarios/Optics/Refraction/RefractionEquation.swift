/// A set of equations that a figure of refraction works out.
public enum RefractionEquation: String, Sendable, Hashable, CaseIterable {
  /// n₁ sin θ₁ = n₂ sin θ₂.
  case snell
  case criticalAngle = "critical angle"
  case brewsterAngle = "Brewster angle"
  /// Fresnel's equations.
  case reflectance
  /// How a slab moves a ray.
  case slab
}
