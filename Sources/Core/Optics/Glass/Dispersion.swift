import Formula
import Quantities

/// How the refractive index of a material depends on the wavelength.
public enum Dispersion: Sendable, Hashable {
  case sellmeier(Sellmeier)
  /// By the index for d and the Abbe number alone, with Cauchy's formula n = a + b/λ² through them.
  case cauchy(index: Double, abbeNumber: Double)

  /// The refractive index for a wavelength in metres; `nil` where the formula gives none.
  public func index(at line: SpectralLine) -> Double? {
    let index: Double?
    switch self {
    case .sellmeier(let sellmeier): index = sellmeier.index(at: line.wavelength)
    case .cauchy(let central, let abbeNumber):
      index = Self.cauchy(central, abbeNumber, at: line.wavelength)
    }
    guard let index, index.isFinite, index > 0.1, index < 10 else { return nil }
    return index
  }

  private static func cauchy(_ index: Double, _ abbeNumber: Double, at wavelength: Double)
    -> Double?
  {
    func inverse(_ line: SpectralLine) -> Double { 1 / (line.wavelength * line.wavelength) }
    let b = (index - 1) / abbeNumber / (inverse(.f) - inverse(.c))
    return DispersionLaws.cauchy.number(
      of: [
        ("n_d", .number(index)), ("b", Quantity(b, Dimension(length: 2))),
        ("λ", .init(wavelength, .length)), ("λ_d", .init(SpectralLine.d.wavelength, .length)),
      ])
  }
}
