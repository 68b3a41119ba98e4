/// A unit that an author may write. Two units are equal when their symbols are.
public struct Unit: Sendable, Hashable {
  /// The symbol as it is shown: `cm`, `D`, `°`.
  public let symbol: String
  public let dimension: Dimension
  /// One of these is `multiplier / divisor` SI units (metre, dioptre, radian, one): two integers where possible, so that
  /// 7 cm is 7 / 100, the nearest number to 0.07, and not 7 × 0.01, which is not.
  let multiplier: Double
  let divisor: Double
  /// How authors may write it, the usual way first: `deg`, `°`.
  public let spellings: [String]
  /// Words and foreign symbols that are not accepted but understood well enough to name this unit as the remedy.
  let hints: [String]
  /// Whether the symbol follows the number without a space, as `°` does.
  public let isAttached: Bool

  public init(
    _ symbol: String, _ dimension: Dimension, _ multiplier: Double, per divisor: Double = 1,
    spellings: [String] = [], hints: [String] = [], isAttached: Bool = false
  ) {
    self.symbol = symbol
    self.dimension = dimension
    self.multiplier = multiplier
    self.divisor = divisor
    self.spellings = spellings.isEmpty ? [symbol] : spellings
    self.hints = hints
    self.isAttached = isAttached
  }

  public static func == (left: Unit, right: Unit) -> Bool { left.symbol == right.symbol }

  public func hash(into hasher: inout Hasher) { hasher.combine(symbol) }

  /// How many SI units one of these is.
  public var factor: Double { multiplier / divisor }

  /// So many of this unit, in SI units.
  public func value(of amount: Double) -> Double { amount * multiplier / divisor }

  /// So many SI units, in this unit.
  public func amount(of value: Double) -> Double { value * divisor / multiplier }

  /// How an author writes it in a block: `deg` for °, `prism D` for Δ.
  public var written: String { spellings.first ?? symbol }
}
