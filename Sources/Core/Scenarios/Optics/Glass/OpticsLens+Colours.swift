import Optics

extension OpticsLens {
  /// The power for light of another colour; `nil` without dispersion, where a glass has no index, and for a lens between two media
  /// whose surfaces are not known.
  public func power(at line: SpectralLine) -> Power? {
    if let achromat { return achromat.power(at: line) }
    guard let glass, let index = glass.index(at: line) else { return nil }
    let (before, after) = (model.before.index, model.after.index)
    if case .surfaces(let front, let back, _) = source {
      return Power(
        lensOfRadii: (front, back), index: index, before: before, after: after)
    }
    guard before == after, glass.index != before else { return nil }
    return Power(dioptres: model.power.dioptres * (index - before) / (glass.index - before))
  }

  /// The lens as light of another colour meets it.
  public func model(at line: SpectralLine) -> ThinLens? {
    power(at: line).map {
      ThinLens(power: $0, before: model.before, after: model.after, aperture: model.aperture)
    }
  }

  /// The image of an object point in light of another colour.
  public func conjugates(of object: FieldPoint, at line: SpectralLine) -> Conjugates? {
    model(at: line)?.conjugates(of: object)
  }
}
