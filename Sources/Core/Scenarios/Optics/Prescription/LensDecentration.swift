import Optics

/// Where the optical centre of a lens lies beside the pupil, and what prism that makes.
public struct LensDecentration: Sendable, Hashable {
  /// Towards the nose, metres; negative towards the temple.
  public var inward: Double
  /// Up, metres; negative down.
  public var upward: Double
  /// Which eye it is before; `nil` where it makes no difference.
  public var eye: EyeSide?
  public var effect: PrismaticEffect

  /// The eye, or the right one where it makes no difference.
  public var drawnEye: EyeSide { eye ?? .right }

  /// The horizontal prism, positive base in.
  public var baseIn: Double { effect.baseIn(for: drawnEye) }

  /// Where the base lies in words: `in`, `up and out`; `nil` without prism.
  public var base: String? {
    PrescribedPrism.direction(inward: baseIn, upward: effect.verticalPrism)
  }
}
