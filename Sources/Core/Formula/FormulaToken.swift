import Numbers
import Quantities

/// A piece of a formula's text.
struct FormulaToken: Equatable {
  enum Kind: Equatable {
    case number(WrittenNumber)
    case quantity(Quantity)
    case name(ValueName)
    /// One of `+ - * / ^ ( ) , = √`.
    case sign(Unicode.Scalar)
    case end
  }

  var kind: Kind
  var span: Span

  /// The token as it was written.
  func text(in scalars: [Unicode.Scalar]) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[span.offset..<span.offset + span.count])
    return text
  }
}
