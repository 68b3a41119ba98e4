import Optics

/// The lens of an optics block: the model, and how the author described it.
public struct OpticsLens: Sendable, Hashable {
  /// By what the power was given.
  public enum Source: Sendable, Hashable {
    case power
    case focalLength
    /// The power in air of a lens of this index.
    case powerInAir(Power, index: Double)
    /// The radii of the two surfaces, metres, positive where the centre lies to the right, and the index between them.
    case surfaces(front: Double, back: Double, index: Double)
  }

  public var model: ThinLens
  public var source: Source
  /// The refractive index of the lens, if the author says it.
  public var index: Double?
  /// What the lens is made of, if the author names a glass: then its power depends on the colour.
  public var glass: Medium?
  /// The two lenses of a doublet.
  public var achromat: Achromat?

  public init(_ model: ThinLens, source: Source) {
    self.model = model
    self.source = source
  }
}
