import Diagnostics
import Formula
import Nodes
import Quantities

extension Scalar {
  /// The expression behind `= `, if this scalar is one: `= 3 * real-image.image.distance`.
  var expressionText: (text: String, range: SourceRange)? {
    guard text.hasPrefix("= ") else { return nil }
    let count = text.unicodeScalars.count
    return (String(text.dropFirst(2)), place(of: 2..<count))
  }

  /// Where the text itself stands, without quotes.
  var textRange: SourceRange { place(of: 0..<text.unicodeScalars.count) }

  /// Reads a quantity: a number with its unit, or an expression that names values of other blocks.
  ///
  /// - Parameters:
  ///   - dimension: what the key wants; `nil` if any will do.
  ///   - subject: what is read, for the message: ``the lens's `power` ``.
  ///   - unit: what is proposed where the unit is missing; the usual one of the dimension unless said.
  ///   - scope: the values of other blocks.
  ///   - diagnostics: receives one error when there is no such quantity.
  public func quantity(
    _ dimension: Dimension?, of subject: String, proposing unit: Unit? = nil, in scope: ValueScope,
    _ diagnostics: inout [Diagnostic]
  ) -> Quantity? {
    guard let written = expressionText else {
      return Quantity(
        parsing: text, at: textRange, as: dimension, of: subject, proposing: unit,
        reporting: &diagnostics)
    }
    guard
      let expression = Expression(
        parsing: written.text, at: written.range, reporting: &diagnostics),
      let quantity = expression.value(
        at: written.range, reporting: &diagnostics, { scope.meaning(of: $0) })
    else { return nil }
    if let dimension, quantity.dimension != dimension {
      diagnostics.append(
        Diagnostic(
          .error, "quantity/wrong-dimension", at: written.range,
          "\(subject) is \(dimension.described), and this is \(quantity.dimension.described)"))
      return nil
    }
    return quantity
  }
}
