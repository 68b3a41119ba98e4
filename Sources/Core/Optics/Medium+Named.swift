extension Medium {
  /// Media that are no glasses, with their index for the yellow helium line (587.6 nm).
  ///
  /// Sources: water 1.333 and V = 55.8 at 20 °C, IAPWS R9-97; parts of the eye, Gullstrand's exact schematic eye (Helmholtz,
  /// Handbuch der physiologischen Optik, 3rd edition, 1909).
  static let others: [Medium] = [
    Medium(index: 1, name: "vacuum"),
    .air,
    Medium(index: 1.333, name: "water", dispersion: .cauchy(index: 1.333, abbeNumber: 55.8)),
    Medium(index: 1.376, name: "cornea"),
    Medium(index: 1.336, name: "aqueous"),
    Medium(index: 1.336, name: "vitreous"),
  ]

  /// Media and glasses that can be called by name, with their index for the yellow helium line (587.6 nm).
  public static let named: [Medium] = others + Glass.catalogue.compactMap { Medium($0) }

  /// The medium of that name, for light of a wavelength; case does not count. `nil` if there is none, or it has no index there.
  public init?(named name: String, at line: SpectralLine = .d) {
    let wanted = name.lowercased()
    guard var medium = Self.named.first(where: { $0.name?.lowercased() == wanted }),
      let index = line == .d ? medium.index : medium.index(at: line)
    else { return nil }
    medium.index = index
    self = medium
  }
}
