import Quantities

/// A prism of a prescription: `2Δ base in`.
public struct PrescribedPrism: Sendable, Hashable {
  /// Where its base lies.
  public enum Base: String, Sendable, Hashable, CaseIterable {
    case inwards = "in"
    case outwards = "out"
    case upwards = "up"
    case downwards = "down"
  }

  /// As it was written; not negative.
  public let power: Quantity
  public let base: Base

  public init(_ power: Quantity, _ base: Base) {
    self.power = power
    self.base = base
  }

  /// Towards the nose, a plain number; negative for a base out.
  public var inward: Double {
    switch base {
    case .inwards: power.value
    case .outwards: -power.value
    case .upwards, .downwards: 0
    }
  }

  /// Up, a plain number; negative for a base down.
  public var upward: Double {
    switch base {
    case .upwards: power.value
    case .downwards: -power.value
    case .inwards, .outwards: 0
    }
  }

  /// Where a base with these parts lies, in words: `in`, `up and out`; `nil` without prism.
  public static func direction(inward: Double, upward: Double) -> String? {
    let horizontal = inward > 0 ? "in" : inward < 0 ? "out" : nil
    let vertical = upward > 0 ? "up" : upward < 0 ? "down" : nil
    guard let vertical else { return horizontal }
    return horizontal.map { vertical + " and " + $0 } ?? vertical
  }
}
