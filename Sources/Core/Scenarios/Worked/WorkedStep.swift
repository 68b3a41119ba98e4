import Formula
import Quantities

/// One symbol found by one formula.
public struct WorkedStep: Sendable, Hashable {
  /// What came out.
  public enum Result: Sendable, Hashable {
    /// One value or several, none of them spurious.
    case values([SolvedValue])
    /// A division of something by nothing: the value is beyond all bounds.
    case infinite(Rearrangement, Expression)
    /// No real number makes both sides equal.
    case none([Rearrangement])
  }

  public let formula: FormulaDefinition
  public let symbol: FormulaSymbol
  /// What was known then.
  public let known: [WorkedQuantity]
  public let result: Result
  /// Whether the author asked for it, or it was needed on the way.
  public let isAsked: Bool

  /// The values, the first the one that goes by the symbol's name.
  public var values: [Quantity] {
    switch result {
    case .values(let values): values.map { $0.quantity }
    case .infinite: [Quantity(.infinity, symbol.dimension ?? .number)]
    case .none: []
    }
  }
}
