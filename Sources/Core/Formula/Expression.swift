import Quantities

/// A formula as a tree: parsed once, then evaluated, substituted into, printed and set as MathML.
///
/// Two expressions are equal when their trees are, wherever they were written.
public struct Expression: Sendable, Hashable {
  /// What an expression is made of. Sums and products are flat, so that a long one is not a deep tree.
  public indirect enum Form: Sendable, Hashable {
    /// A plain number, not negative, with the digits it was written with.
    case number(Double, places: Int)
    /// A quantity with its unit, or one that was put in for a symbol.
    case quantity(Quantity, Origin)
    case name(ValueName)
    /// At least two terms.
    case sum([Term])
    /// At least two factors.
    case product([Expression])
    case quotient(Expression, Expression)
    case power(Expression, Expression)
    case negative(Expression)
    case call(Function, [Expression])
  }

  /// A term of a sum with its sign.
  public struct Term: Sendable, Hashable {
    public var isSubtracted: Bool
    public var expression: Expression

    public init(_ expression: Expression, isSubtracted: Bool = false) {
      self.expression = expression
      self.isSubtracted = isSubtracted
    }
  }

  /// Where a quantity in a formula comes from.
  public enum Origin: Sendable, Hashable {
    /// It was written in the formula itself.
    case written
    /// It was put in for a symbol and comes from the author's scenario; marked on the page.
    case given
    /// It was put in for a symbol and was worked out.
    case derived
  }

  public var form: Form
  /// Where it stands in the text it was parsed from; `nil` for an expression that was made.
  public var span: Span?

  public init(_ form: Form, at span: Span? = nil) {
    self.form = form
    self.span = span
  }

  /// A symbol or a value's name by itself.
  public static func name(_ symbol: String) -> Expression { Expression(.name(ValueName([symbol]))) }

  /// A name by itself.
  public static func name(_ name: ValueName) -> Expression { Expression(.name(name)) }

  /// A plain number; a negative one is the negative of its magnitude.
  public static func number(_ value: Double) -> Expression {
    let magnitude = Expression(.number(value.magnitude, places: 0))
    return value < 0 ? Expression(.negative(magnitude)) : magnitude
  }

  public static func == (left: Expression, right: Expression) -> Bool { left.form == right.form }

  public func hash(into hasher: inout Hasher) { hasher.combine(form) }
}
