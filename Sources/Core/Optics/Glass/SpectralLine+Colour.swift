extension SpectralLine {
  /// The colour that an eye sees in it, as coarsely as a drawing needs.
  public enum Colour: String, Sendable, Hashable, CaseIterable {
    case violet, blue, green, yellow, red
  }

  /// Light that no eye sees has the colour of the end of the spectrum that it lies beyond.
  public var colour: Colour {
    switch wavelength * 1e9 {
    case ..<450: .violet
    case ..<500: .blue
    case ..<570: .green
    case ..<600: .yellow
    default: .red
    }
  }
}
