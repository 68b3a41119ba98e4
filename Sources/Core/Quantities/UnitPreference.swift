import Numbers

/// In which units derived values are shown: for each dimension the one that was written first.
public struct UnitPreference: Sendable, Hashable {
  private var units: [Unit] = []

  /// No preference: cm, D, °.
  public init() {}

  /// The units in the order in which they were written.
  public init(_ written: [Unit]) {
    for unit in written { note(unit) }
  }

  /// Takes notice of a unit that the author wrote; the first of a dimension wins.
  public mutating func note(_ unit: Unit) {
    if !units.contains(where: { $0.dimension == unit.dimension }) { units.append(unit) }
  }

  /// The unit preferred for a dimension; `nil` for plain numbers, for which a unit (prism dioptres, %) is never guessed.
  public func unit(of dimension: Dimension) -> Unit? {
    if dimension == .number { return nil }
    return units.first { $0.dimension == dimension } ?? .usual(for: dimension)
  }

  /// The unit for a value that nobody wrote: the preferred one while the amount is at least 0.1 and below 1000, else the
  /// nearest of its family in which it is so.
  ///
  /// - Parameter value: in SI units; zero and infinity keep the preferred unit.
  public func unit(for value: Double, _ dimension: Dimension) -> Unit? {
    guard let preferred = unit(of: dimension) else { return nil }
    guard value.isFinite, value != 0, !fits(value, preferred) else { return preferred }
    let family = Unit.family(of: preferred)
    guard let position = family.firstIndex(of: preferred) else { return preferred }
    let isLarge = value.magnitude > preferred.value(of: 1)
    let others = isLarge ? Array(family[(position + 1)...]) : family[..<position].reversed()
    return others.first { fits(value, $0) } ?? others.last ?? preferred
  }

  /// Whether 0.1 ≤ |x| < 1000, seen through the noise of a few operations.
  private func fits(_ value: Double, _ unit: Unit) -> Bool {
    let amount = unit.amount(of: value).magnitude
    return amount >= 0.1 * (1 - 1e-9) && amount < 1000 * (1 - 1e-9)
  }
}

extension Unit {
  /// The units that stand in for one another as a value grows, the smallest first.
  static func family(of unit: Unit) -> [Unit] {
    let families: [[Unit]] = [
      [.nanometre, .micrometre, .millimetre, .centimetre, .metre, .kilometre],
      [.inch, .foot],
      [.arcsecond, .arcminute, .degree],
    ]
    return families.first { $0.contains(unit) } ?? [unit]
  }
}
