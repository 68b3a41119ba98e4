/// An equation rearranged so that one symbol stands alone on its left, with the way there.
public struct Rearrangement: Sendable, Hashable {
  /// The equations from the first that was changed to the last, which gives the symbol; one alone if the symbol stood alone already.
  public let steps: [Equation]
  /// The last step before its right side was made simple, where that changed it: it has a value in limits (a distance at infinity) in
  /// which the simple form has none.
  public let unsimplified: Expression?

  /// The symbol and what it is equal to.
  public var result: Equation {
    steps.last ?? Equation(.number(0), .number(0))
  }
}
