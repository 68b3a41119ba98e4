import Scenarios

extension LensProperties {
  /// What is said of the colours, of a doublet always and of a single glass where colours are asked for.
  var dispersion: [Row] {
    var rows: [Row] = []
    add(.propertyCrownPower, "lens", "crown-power", to: &rows)
    add(.propertyFlintPower, "lens", "flint-power", to: &rows)
    guard !outcome.colours.isEmpty else { return rows }
    add(.propertyAbbeNumber, "lens", "abbe-number", to: &rows)
    add(.propertyChromaticAberration, "lens", "chromatic-aberration", to: &rows)
    add(.propertySecondarySpectrum, "lens", "secondary-spectrum", to: &rows)
    return rows
  }
}
