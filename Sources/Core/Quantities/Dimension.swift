/// What kind of quantity a value is. Lengths are metres, powers and vergences dioptres (1/m), angles radians.
public struct Dimension: Sendable, Hashable {
  /// The exponent of length: 1 for a distance, −1 for a power or a vergence, 2 for an area.
  public var length: Int
  /// The exponent of angle: kept apart from plain numbers only so that a value is shown in degrees.
  public var angle: Int

  public init(length: Int = 0, angle: Int = 0) {
    self.length = length
    self.angle = angle
  }

  /// A plain number.
  public static let number = Dimension()
  /// A distance or height, in metres.
  public static let length = Dimension(length: 1)
  /// A power or a vergence, in dioptres.
  public static let power = Dimension(length: -1)
  /// An angle, in radians.
  public static let angle = Dimension(angle: 1)
}
