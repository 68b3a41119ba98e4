extension Medium {
  /// Media and glasses that can be called by name, with their index for the yellow helium line (587.6 nm).
  ///
  /// Sources: water 1.333 at 20 °C, IAPWS R9-97; parts of the eye, Gullstrand's exact schematic eye (Helmholtz,
  /// Handbuch der physiologischen Optik, 3rd edition, 1909); fused silica, I. H. Malitson, J. Opt. Soc. Am. 55, 1205 (1965);
  /// glasses, n_d in the SCHOTT catalogue of 2017-01-20.
  public static let named: [Medium] = [
    Medium(index: 1, name: "vacuum"),
    .air,
    Medium(index: 1.333, name: "water"),
    Medium(index: 1.376, name: "cornea"),
    Medium(index: 1.336, name: "aqueous"),
    Medium(index: 1.336, name: "vitreous"),
    Medium(index: 1.4585, name: "fused silica"),
    Medium(index: 1.48749, name: "N-FK5"),
    Medium(index: 1.49782, name: "N-BK10"),
    Medium(index: 1.5168, name: "N-BK7"),
    Medium(index: 1.52249, name: "N-K5"),
    Medium(index: 1.60738, name: "N-SK2"),
    Medium(index: 1.61336, name: "N-KZFS4"),
    Medium(index: 1.62004, name: "F2"),
    Medium(index: 1.62005, name: "N-F2"),
    Medium(index: 1.62041, name: "N-SK16"),
    Medium(index: 1.65113, name: "N-LAK22"),
    Medium(index: 1.65844, name: "N-SSK5"),
    Medium(index: 1.67003, name: "N-BAF10"),
    Medium(index: 1.6727, name: "SF5"),
    Medium(index: 1.67271, name: "N-SF5"),
    Medium(index: 1.72825, name: "SF10"),
    Medium(index: 1.78472, name: "N-SF11"),
    Medium(index: 1.80518, name: "N-SF6"),
    Medium(index: 1.85025, name: "N-LASF9"),
    Medium(index: 1.92286, name: "N-SF66"),
  ]

  /// The medium of that name; case does not count.
  public init?(named name: String) {
    let wanted = name.lowercased()
    guard let medium = Self.named.first(where: { $0.name?.lowercased() == wanted }) else {
      return nil
    }
    self = medium
  }
}
