import Formula
import Quantities

extension Law {
  /// The value of the right side for plain numbers in SI units; `nil` where there is none, as for a division by zero.
  func number(_ values: (String, Double)...) -> Double? {
    do throws(FormulaFault) {
      return try value { name in
        values.first { $0.0 == name }.map { value in
          // Functions of angles refuse plain numbers.
          let isAngle = symbol(ValueName(name))?.dimension == .angle
          return isAngle ? Quantity(value.1, .angle) : .number(value.1)
        }
      }.value
    } catch {
      return nil
    }
  }
}
