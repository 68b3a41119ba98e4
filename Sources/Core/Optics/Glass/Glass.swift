/// An optical material by name, with its dispersion.
public struct Glass: Sendable, Hashable {
  /// As its maker writes it: `N-BK7`.
  public var name: String
  public var dispersion: Dispersion

  public init(_ name: String, _ dispersion: Dispersion) {
    self.name = name
    self.dispersion = dispersion
  }

  init(_ name: String, _ strengths: [Double], _ resonances: [Double]) {
    self.init(name, .sellmeier(Sellmeier(strengths, resonances)))
  }
}
