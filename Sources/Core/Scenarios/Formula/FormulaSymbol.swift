import Formula
import Nodes
import Quantities

/// A symbol of a formula: what it is, in which unit, and what it stands for.
public struct FormulaSymbol: Sendable, Hashable {
  /// What a symbol stands for in words.
  public enum Sense: Sendable, Hashable {
    /// The author's words.
    case text(String)
    /// A phrase of the program, for the symbols of built-in laws.
    case phrase(String)
  }

  public let name: ValueName
  /// `nil` if it was not said and does not follow from the formula.
  public var dimension: Dimension?
  /// The unit in which it is shown; `nil` for plain numbers and where the author named none.
  public var unit: Unit?
  public var sense: Sense?
  /// What it is always, the refractive index of water for example.
  public var value: Quantity?
  /// Whether only positive values make sense, as for a radius.
  public var isPositive = false

  public init(
    _ name: ValueName, _ dimension: Dimension? = nil, unit: Unit? = nil, sense: Sense? = nil
  ) {
    self.name = name
    self.dimension = dimension
    self.unit = unit
    self.sense = sense
  }
}
