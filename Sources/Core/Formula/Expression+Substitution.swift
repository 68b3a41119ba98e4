import Quantities

/// A quantity that is put in for a symbol.
public struct Substitute: Sendable, Hashable {
  public var quantity: Quantity
  /// Whether the author gave it in the scenario; such numbers are marked on the page.
  public var isGiven: Bool

  public init(_ quantity: Quantity, isGiven: Bool = false) {
    self.quantity = quantity
    self.isGiven = isGiven
  }
}

extension Expression {
  /// The expression with the numbers put in; symbols for which there is none stay.
  public func substituting(_ values: (ValueName) -> Substitute?) -> Expression {
    replacingLeaves { leaf in
      guard case .name(let name) = leaf.form, let value = values(name) else { return leaf }
      return Expression(.quantity(value.quantity, value.isGiven ? .given : .derived), at: leaf.span)
    }
  }

  /// The expression with other letters, as another textbook writes it; names for which there is none stay.
  public func renaming(_ names: (ValueName) -> ValueName?) -> Expression {
    replacingLeaves { leaf in
      guard case .name(let name) = leaf.form, let other = names(name) else { return leaf }
      return Expression(.name(other), at: leaf.span)
    }
  }
}
