/// How the result of a block about an eye is shown; none of it changes a value.
public struct EyePresentation: Sendable, Hashable {
  /// In the order shown.
  public var parts = EyePart.usual
  /// In the order shown; `nil` where the block decides by what it has.
  public var equations: [EyeEquation]?
  /// For exercises: no part of the figure says what comes out.
  public var hidesAnswers = false

  public init() {}
}
