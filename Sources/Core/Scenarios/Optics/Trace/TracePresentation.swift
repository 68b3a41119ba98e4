/// How the result of a block with exact rays is shown; none of it changes a value.
public struct TracePresentation: Sendable, Hashable {
  /// In the order shown.
  public var parts = TracePart.allCases
  /// In the order shown; `nil` for those that fit.
  public var equations: [TraceEquation]?
  public var diagram = TraceDiagramOptions()
  /// For exercises: no part says where the light goes.
  public var hidesAnswers = false

  public init() {}
}
