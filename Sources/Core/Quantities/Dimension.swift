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

  /// What it is, for a message: `a length`, `a power`.
  public var described: String {
    switch self {
    case .number: "a plain number"
    case .length: "a length"
    case .power: "a power or vergence"
    case .angle: "an angle"
    case Dimension(length: 2): "an area"
    default: "a quantity in \(Unit.coherent(for: self)?.symbol ?? "1")"
    }
  }
}

extension Dimension {
  /// The dimension of a product. An angle times a length is a length (an arc), so an angle stays one only beside plain
  /// numbers and angles.
  public static func * (left: Dimension, right: Dimension) -> Dimension {
    let length = left.length + right.length
    return Dimension(length: length, angle: length == 0 ? left.angle + right.angle : 0)
  }

  /// The dimension of a quotient.
  public static func / (left: Dimension, right: Dimension) -> Dimension {
    left * right.raised(to: -1)
  }

  /// The dimension of a power with an integer exponent.
  public func raised(to exponent: Int) -> Dimension {
    Dimension(length: length * exponent, angle: angle * exponent)
  }
}
