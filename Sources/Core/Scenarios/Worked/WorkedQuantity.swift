import Formula
import Quantities

/// A symbol of a worked problem with its value.
public struct WorkedQuantity: Sendable, Hashable {
  public let symbol: FormulaSymbol
  public let quantity: Quantity

  public init(_ symbol: FormulaSymbol, _ quantity: Quantity) {
    self.symbol = symbol
    self.quantity = quantity
  }
}
