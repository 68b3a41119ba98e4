import Optics
import Quantities

/// What an optics block about prisms is about.
public enum PrismSubject: Sendable, Hashable {
  /// A ray through a prism with an apex angle.
  case refracting(RefractingPrism)
  /// A prism of a power, with the distances at which its displacement is worked out.
  case power(PrismPower, index: Double?, distances: [Quantity])
  /// Several prisms of a power, in the order written, and what they do together.
  case combination([PrismPower], PrismPower)
}

/// A prism with an apex angle, a ray through it, and the rays of other colours that arrive with it.
public struct RefractingPrism: Sendable, Hashable {
  /// One colour of the fan.
  public struct Colour: Sendable, Hashable {
    public let line: SpectralLine
    public let index: Double
    public let ray: PrismRay
  }

  public let material: Medium
  public let surroundings: Medium
  /// As the author wrote it.
  public let apex: Quantity
  /// For the light of the block.
  public let ray: PrismRay
  /// As the author wrote the angle of incidence; `nil` for that of minimum deviation.
  public let incidence: Quantity?
  /// From the author's list; empty without dispersion.
  public let colours: [Colour]

  public var prism: Prism { ray.prism }

  init(
    _ description: OpticsReading.PrismDescription, ray: PrismRay, incidence: Quantity?,
    lines: [SpectralLine]
  ) {
    material = description.material
    surroundings = description.surroundings
    apex = description.apex
    self.ray = ray
    self.incidence = incidence
    let (material, surroundings) = (description.material, description.surroundings)
    colours =
      material.dispersion == nil
      ? []
      : lines.compactMap { line in
        Self.colour(line, material, surroundings, apex: description.apex.value, ray.incidence)
      }
  }

  private static func colour(
    _ line: SpectralLine, _ material: Medium, _ surroundings: Medium, apex: Double,
    _ incidence: Double
  ) -> Colour? {
    guard let index = material.index(at: line), let around = surroundings.index(at: line) else {
      return nil
    }
    let prism = Prism(apex: apex, index: index, surroundings: around)
    return Colour(line: line, index: index, ray: PrismRay(prism, incidence: incidence))
  }

  /// The ray of a line that arrives as the block's ray does; `nil` without dispersion.
  public func colour(of line: SpectralLine) -> Colour? {
    guard material.dispersion != nil else { return nil }
    return Self.colour(line, material, surroundings, apex: apex.value, ray.incidence)
  }

  /// δ_F − δ_C, radians; `nil` unless both colours get through.
  public var dispersion: Double? {
    guard let blue = colour(of: .f)?.ray.deviation, let red = colour(of: .c)?.ray.deviation else {
      return nil
    }
    return blue - red
  }
}
