import Formula

/// Two thin lenses in contact, of a crown and a flint glass, that have one power for F and for C.
public struct Achromat: Sendable, Hashable {
  public let crown: Medium
  public let flint: Medium
  /// Of the whole, for d.
  public let power: Power
  public let crownPower: Power
  public let flintPower: Power

  /// The doublet of a power; `nil` without dispersion, and if both glasses have one Abbe number, so that no powers do.
  public init?(power: Power, crown: Medium, flint: Medium) {
    guard let first = crown.abbeNumber, let second = flint.abbeNumber,
      (first - second).magnitude > 1e-9 * max(first.magnitude, second.magnitude),
      let front = DispersionLaws.crownPower.number(
        ("P", power.dioptres), ("V_1", first), ("V_2", second)),
      let back = DispersionLaws.flintPower.number(
        ("P", power.dioptres), ("V_1", first), ("V_2", second))
    else { return nil }
    self.power = power
    self.crown = crown
    self.flint = flint
    crownPower = Power(dioptres: front)
    flintPower = Power(dioptres: back)
  }

  /// The power for light of another wavelength; `nil` where a glass has no index.
  public func power(at line: SpectralLine) -> Power? {
    guard let first = crownPower.ofLens(of: crown, at: line),
      let second = flintPower.ofLens(of: flint, at: line)
    else { return nil }
    return first + second
  }
}

extension Power {
  /// The power that a thin lens of a glass, with this power for d, has for light of another wavelength, in a medium without
  /// dispersion on both sides.
  public func ofLens(of glass: Medium, in medium: Double = 1, at line: SpectralLine) -> Power? {
    guard let central = glass.index(at: .d), let index = glass.index(at: line) else { return nil }
    if index == central { return self }
    return DispersionLaws.powerForLine.number(
      ("P", dioptres), ("n_x", index), ("n_d", central), ("n_m", medium)
    ).map { Power(dioptres: $0) }
  }
}
