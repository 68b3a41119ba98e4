/// How the result of a block about exact rays is shown; none of it changes a value.
public struct RayPresentation<Equation: Sendable & Hashable>: Sendable, Hashable {
  /// In the order shown.
  public var parts = LensPart.allCases
  /// In the order shown; `nil` for those that the result calls for.
  public var equations: [Equation]?
  /// For exercises: no part of the figure says what comes out.
  public var hidesAnswers = false
  /// Words in the drawing.
  public var hasLabels = true
  /// Angles are drawn as arcs with their values.
  public var hasAngles = true
  /// The part of the light that is reflected is drawn.
  public var hasReflection = true

  public init() {}
}
