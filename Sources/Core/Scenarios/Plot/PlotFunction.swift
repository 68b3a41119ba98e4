import Diagnostics
import Formula
import Quantities

/// Where the values of a curve come from.
enum PlotFunction {
  /// A formula of the symbol of an axis or of a parameter.
  case formula(PlotFormula)
  /// A value of another block, which is worked out again for each value of x.
  case model(PlotModel)

  /// The value at a value of x or of the parameter.
  func result(at quantity: Quantity) -> PlotResult {
    switch self {
    case .formula(let formula): formula.result(at: quantity)
    case .model(let model): model.result(at: quantity)
    }
  }
}
