/// How much an element changes vergence, in dioptres; positive converges.
///
/// Power is stored, never focal length: a plano lens is 0 D and needs no special number.
public struct Power: Sendable, Hashable {
  /// The value in dioptres (1/m).
  public var dioptres: Double

  public init(dioptres: Double) {
    self.dioptres = dioptres
  }

  /// Bends nothing.
  public static let plano = Power(dioptres: 0)

  /// The power of the element whose second focal point lies `focalLength` metres behind it in a medium of index `index`.
  public init(focalLength: Double, index: Double) {
    self.init(dioptres: focalLength.isInfinite ? 0 : index / focalLength)
  }

  /// Two powers in contact add.
  public static func + (left: Power, right: Power) -> Power {
    Power(dioptres: left.dioptres + right.dioptres)
  }
}
