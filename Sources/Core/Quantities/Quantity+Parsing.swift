import Diagnostics
import Numbers

extension Quantity {
  /// Reads what an author wrote: `20 cm`, `-2.5 D`, `4/3`, `infinity`.
  ///
  /// - Parameters:
  ///   - text: the whole text; blanks around it do not matter.
  ///   - range: where the text stands; places inside it are counted from its start.
  ///   - dimension: what is wanted; a length, a power or an angle needs its unit, a plain number must not have one (but
  ///     `%` and prism dioptres, which are numbers). `nil` takes whatever is written.
  ///   - subject: what the quantity is, for the message: `distance`.
  ///   - unit: what is proposed where the unit is missing; the usual one of the dimension unless said.
  ///   - diagnostics: receives one error when the text is no such quantity.
  public init?(
    parsing text: String, at range: SourceRange, as dimension: Dimension?, of subject: String,
    proposing unit: Unit? = nil, reporting diagnostics: inout [Diagnostic]
  ) {
    let reading = QuantityReading(text, range, dimension, subject, proposing: unit)
    switch reading.quantity() {
    case .success(let quantity): self = quantity
    case .failure(let fault):
      diagnostics.append(fault.diagnostic)
      return nil
    }
  }
}
