import Formula
import Quantities

/// One axis of a plot: what it shows, in which unit, from where to where.
public struct PlotAxis: Sendable, Hashable {
  /// The symbol by which formulas name it; `nil` if the author named none.
  public let symbol: ValueName?
  /// What it shows, in words.
  public let label: String?
  public let dimension: Dimension
  /// The unit of its numbers; `nil` for plain numbers.
  public let unit: Unit?
  public let range: PlotRange

  public init(
    symbol: ValueName?, label: String?, dimension: Dimension, unit: Unit?, range: PlotRange
  ) {
    self.symbol = symbol
    self.label = label
    self.dimension = dimension
    self.unit = unit
    self.range = range
  }

  /// A value of this axis, in its unit.
  public func quantity(_ value: Double) -> Quantity { Quantity(value, dimension, in: unit) }

  /// So many of its unit, which a number at a tick says.
  public func amount(of value: Double) -> Double { unit?.amount(of: value) ?? value }

  /// The value of a number at a tick, in SI units.
  public func value(of amount: Double) -> Double { unit?.value(of: amount) ?? amount }
}
