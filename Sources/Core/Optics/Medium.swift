import Formula

/// What light travels in: a refractive index, and the name it was asked for by.
public struct Medium: Sendable, Hashable {
  /// The refractive index for the light in question, the yellow helium line (587.6 nm) unless another was asked for; positive and
  /// finite.
  public var index: Double
  /// The name an author may write, `water`; `nil` for a bare index.
  public var name: String?
  /// How the index depends on the wavelength; `nil` where that is not known, and the index counts for all of them.
  public var dispersion: Dispersion?

  public init(index: Double, name: String? = nil, dispersion: Dispersion? = nil) {
    self.index = index
    self.name = name
    self.dispersion = dispersion
  }

  /// A glass, for light of a wavelength; `nil` if it has no index there.
  public init?(_ glass: Glass, at line: SpectralLine = .d) {
    guard let index = glass.dispersion.index(at: line) else { return nil }
    self.init(index: index, name: glass.name, dispersion: glass.dispersion)
  }

  /// Air counts as 1, as in every paraxial law of a textbook.
  public static let air = Medium(index: 1, name: "air")

  /// The index for light of a wavelength; `nil` where the material has none.
  public func index(at line: SpectralLine) -> Double? {
    guard let dispersion else { return index }
    return dispersion.index(at: line)
  }

  /// The Abbe number V = (n_d − 1)/(n_F − n_C); `nil` without dispersion.
  public var abbeNumber: Double? { abbeNumber(.d, .f, .c) }

  /// The Abbe number for e, V = (n_e − 1)/(n_F′ − n_C′); `nil` without dispersion.
  public var abbeNumberForE: Double? { abbeNumber(.e, .fPrime, .cPrime) }

  private func abbeNumber(_ central: SpectralLine, _ blue: SpectralLine, _ red: SpectralLine)
    -> Double?
  {
    guard let dispersion, let center = dispersion.index(at: central),
      let short = dispersion.index(at: blue), let long = dispersion.index(at: red)
    else { return nil }
    return DispersionLaws.abbeNumber.number(("n_d", center), ("n_F", short), ("n_C", long))
  }
}
