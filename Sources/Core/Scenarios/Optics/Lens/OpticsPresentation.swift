/// How the result of an optics block is shown; none of it changes a value.
public struct OpticsPresentation: Sendable, Hashable {
  /// In the order shown.
  public var parts = LensPart.allCases
  /// In the order shown.
  public var equations = [LensEquation.vergence]
  public var notation = OpticsNotation.powerAsP
  public var convention = OpticsSignConvention.cartesian
  public var diagram = OpticsDiagramOptions()

  public init() {}
}
