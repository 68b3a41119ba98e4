import Diagnostics
import Formula
import Quantities

/// A formula over a symbol, with the values of its other symbols.
struct PlotFormula {
  /// A symbol that stays the same along the curve.
  struct Constant {
    let symbol: ValueName
    let quantity: Quantity
  }

  let expression: Expression
  /// Where it stands.
  let place: SourceRange
  let symbol: ValueName
  let constants: [Constant]

  func result(at quantity: Quantity) -> PlotResult {
    do throws(FormulaFault) {
      let value = try expression.value { name in
        if name == symbol { return .quantity(quantity) }
        if let constant = constants.first(where: { $0.symbol == name }) {
          return .quantity(constant.quantity)
        }
        return .unknown(among: [symbol.text] + constants.map { $0.symbol.text })
      }
      return value.value.isFinite ? .value(value) : .undefined
    } catch {
      if Self.isUndefined(error) { return .undefined }
      return .fault(diagnostic(of: error))
    }
  }

  /// True for what may have a value at another place.
  private static func isUndefined(_ fault: FormulaFault) -> Bool {
    ["formula/undefined", "formula/division-by-zero", "formula/overflow"].contains(fault.identifier)
  }

  private func diagnostic(of fault: FormulaFault) -> Diagnostic {
    var diagnostic = fault.diagnostic(at: place)
    if fault.identifier == "formula/unknown-name", diagnostic.explanation == nil {
      diagnostic.explanation =
        "A formula knows the symbol of the axis, here `\(symbol.text)`, and the symbols under `with`: `with: {f: 10 cm}`."
    }
    return diagnostic
  }
}
