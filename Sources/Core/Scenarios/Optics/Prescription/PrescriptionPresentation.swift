/// How the result of a block about prescriptions is shown; none of it changes a value.
public struct PrescriptionPresentation: Sendable, Hashable {
  /// In the order shown.
  public var parts = PrescriptionPart.usual
  /// In the order shown; `nil` where the block decides by what it has.
  public var equations: [PrescriptionEquation]?
  /// For exercises: no part of the figure says what comes out.
  public var hidesAnswers = false

  public init() {}
}
