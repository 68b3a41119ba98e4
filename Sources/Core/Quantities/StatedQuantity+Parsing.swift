import Diagnostics
import Numbers

extension StatedQuantity {
  /// Reads a stated value: a quantity, and perhaps `±` (or `+-`, `+/-`) and a quantity of the same dimension, a plain number
  /// in the same unit, or a percentage.
  ///
  /// - Parameters:
  ///   - text: the whole text.
  ///   - range: where it stands.
  ///   - dimension: what the value is; `nil` when it is not known yet.
  ///   - subject: what is stated, for the message.
  ///   - diagnostics: receives one error when the text is no stated value.
  public init?(
    parsing text: String, at range: SourceRange, as dimension: Dimension?, of subject: String,
    reporting diagnostics: inout [Diagnostic]
  ) {
    let (stated, margin) = StatedQuantity.halves(of: Array(text.unicodeScalars))
    let statedText = String(stated)
    guard
      let quantity = Quantity(
        parsing: statedText, at: range, as: dimension, of: subject, reporting: &diagnostics)
    else { return nil }
    guard let margin else {
      self.init(quantity, tolerance: StatedQuantity.halfLastDigit(statedText, quantity))
      return
    }
    let place = range.part(offset: margin.startIndex, count: margin.count)
    guard
      let tolerance = StatedQuantity.tolerance(
        String(margin), at: place, around: quantity, reporting: &diagnostics)
    else { return nil }
    self.init(quantity, tolerance: tolerance)
  }

  /// What stands before and behind `±`.
  private static func halves(of text: [Unicode.Scalar]) -> (
    stated: ArraySlice<Unicode.Scalar>, margin: ArraySlice<Unicode.Scalar>?
  ) {
    for sign in ["±", "+/-", "+-"] {
      let length = sign.unicodeScalars.count
      for index in text.indices where text[index...].starts(with: sign.unicodeScalars) {
        return (text[..<index], text[(index + length)...])
      }
    }
    return (text[...], nil)
  }

  private static func halfLastDigit(_ text: String, _ quantity: Quantity) -> Double {
    let scalars = Array(text.unicodeScalars)
    let body = scalars[...].drop { $0.isBlank }
    let lastDigit = WrittenNumber.prefix(of: body)?.number.lastDigit ?? 0
    return (quantity.unit?.value(of: lastDigit) ?? lastDigit) / 2
  }

  private static func tolerance(
    _ text: String, at range: SourceRange, around quantity: Quantity,
    reporting diagnostics: inout [Diagnostic]
  ) -> Double? {
    if let plain = WrittenNumber(parsing: text.joiningBlanks) {
      return (quantity.unit?.value(of: plain.value) ?? plain.value).magnitude
    }
    guard quantity.value.isFinite else { return 0 }
    let isPercentage = text.joiningBlanks.hasSuffix("%")
    let dimension = isPercentage ? Dimension.number : quantity.dimension
    guard
      let margin = Quantity(
        parsing: text, at: range, as: dimension, of: "the tolerance", reporting: &diagnostics)
    else { return nil }
    return (isPercentage ? margin.value * quantity.value : margin.value).magnitude
  }
}
