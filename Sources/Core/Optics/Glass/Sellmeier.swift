import Formula
import Quantities

/// The coefficients of Sellmeier's formula, n² − 1 = Σ B λ²/(λ² − C).
public struct Sellmeier: Sendable, Hashable {
  /// B₁, B₂, B₃: plain numbers.
  public var strengths: [Double]
  /// C₁, C₂, C₃: squares of resonance wavelengths, in µm².
  public var resonances: [Double]

  /// Two lists of the same length, at most three terms.
  public init(_ strengths: [Double], _ resonances: [Double]) {
    self.strengths = strengths
    self.resonances = resonances
  }

  /// The refractive index for a wavelength in metres; `nil` at a resonance, and where n² would be negative.
  public func index(at wavelength: Double) -> Double? {
    guard strengths.count == resonances.count, strengths.count <= 3 else { return nil }
    var values = [("λ", Quantity(wavelength, .length))]
    for term in 0..<3 {
      let isThere = term < strengths.count
      values.append(("B_\(term + 1)", .number(isThere ? strengths[term] : 0)))
      let square = isThere ? resonances[term] / 1e12 : 0
      values.append(("C_\(term + 1)", Quantity(square, Dimension(length: 2))))
    }
    return DispersionLaws.sellmeier.number(of: values)
  }
}
