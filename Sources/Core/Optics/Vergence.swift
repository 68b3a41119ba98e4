/// How strongly light converges where it meets an element: refractive index over distance, in dioptres.
///
/// Cartesian: positive converges, negative diverges, 0 is parallel light.
public struct Vergence: Sendable, Hashable {
  /// The value in dioptres (1/m).
  public var dioptres: Double

  public init(dioptres: Double) {
    self.dioptres = dioptres
  }

  /// Light from a point at infinity, or towards one.
  public static let parallel = Vergence(dioptres: 0)
}
