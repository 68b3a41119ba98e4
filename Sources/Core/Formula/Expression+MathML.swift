import Markup
import Quantities

extension Expression {
  /// The expression as MathML, without the `math` element around it.
  ///
  /// Quotients are fractions, subscripts and primes are in their places, a minus is U+2212, numbers are multiplied by × and
  /// symbols by standing side by side, parentheses are there only where they are needed. A quantity that was given is an
  /// `mrow` of class `given`.
  public func markup(_ style: FormulaStyle = FormulaStyle()) -> MarkupNode {
    MathSetting(style: style).node(self)
  }
}

extension ValueName {
  /// The symbol as MathML: `d` with the subscript `o` for `d_o`.
  public var markup: MarkupNode { SymbolSetting.node(self) }
}

extension Quantity {
  /// The quantity as MathML, rounded as equations are; marked as given when it is.
  public func markup(_ style: FormulaStyle = FormulaStyle(), isGiven: Bool = false) -> MarkupNode {
    MathSetting(style: style).quantity(self, isGiven ? .given : .derived)
  }
}
