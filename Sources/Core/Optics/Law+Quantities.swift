import Formula
import Quantities

extension Law {
  /// The value of the right side in SI units, for symbols some of which are angles or lengths; `nil` where there is none.
  func number(of values: [(String, Quantity)]) -> Double? {
    do throws(FormulaFault) {
      return try value { name in values.first { $0.0 == name }?.1 }.value
    } catch {
      return nil
    }
  }
}
