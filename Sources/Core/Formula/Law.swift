import Quantities

/// A law of a field: what the models evaluate and what the pages show, in one value.
///
/// ```swift
/// static let vergence = Law(
///   "vergence", "V = U + P",
///   symbols: [LawSymbol("V", .power, "optics.symbol.image-vergence"), …], source: "Gullstrand's convention")
/// ```
public struct Law: Sendable, Hashable {
  /// The name by which a course restates it.
  public let id: String
  /// The law as it was written.
  public let text: String
  public let equation: Equation
  /// Why the text is no equation; laws that come with the program are tested to have no fault.
  public let fault: FormulaFault?
  public let symbols: [LawSymbol]
  /// Where the law is from: a book, a page, a derivation.
  public let source: String

  /// Reads a law. One with a fault keeps it, and reads as `0 = 0`.
  public init(_ id: String, _ text: String, symbols: [LawSymbol], source: String) {
    self.id = id
    self.text = text
    self.symbols = symbols
    self.source = source
    do throws(FormulaFault) {
      equation = try Equation(parsing: text, as: .laws)
      fault = nil
    } catch {
      equation = Equation(.number(0), .number(0))
      fault = error
    }
  }

  /// The value of the right side.
  ///
  /// - Parameter values: the quantity of each symbol by its text: `d_o`.
  public func value(_ values: (String) -> Quantity?) throws(FormulaFault) -> Quantity {
    try equation.right.value { name in
      values(name.text).map { .quantity($0) } ?? .unknown(among: symbols.map { $0.name.text })
    }
  }

  /// What is known of a symbol; `nil` for one that the law does not have.
  public func symbol(_ name: ValueName) -> LawSymbol? {
    symbols.first { $0.name == name }
  }
}
