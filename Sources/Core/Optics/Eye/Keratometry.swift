import Formula

/// The front of a cornea as a keratometer measures it: a radius, and the power that it stands for.
public struct Keratometry: Sendable, Hashable {
  /// Of the front surface, metres.
  public var radius: Double
  /// The index that the instrument counts with, 1.3375 in most; it allows for the back surface.
  public var index: Double

  /// The index with which most keratometers turn radii into powers.
  public static let usualIndex = 1.3375
  /// The index of the cornea itself.
  public static let corneaIndex = 1.376

  public init(radius: Double, index: Double = Keratometry.usualIndex) {
    self.radius = radius
    self.index = index
  }

  /// The radius of a power.
  public init(power: Power, index: Double = Keratometry.usualIndex) {
    self.init(radius: (index - 1) / power.dioptres, index: index)
  }

  /// What the instrument shows.
  public var power: Power {
    Power(
      dioptres: EyeLaws.keratometerPower.number(("n_k", index), ("r", radius)) ?? 0)
  }

  /// The power of the front surface alone, from air into the cornea.
  public var frontPower: Power {
    let power = EyeLaws.corneaFrontPower.number(("n_c", Self.corneaIndex), ("r", radius))
    return Power(dioptres: power ?? 0)
  }
}
