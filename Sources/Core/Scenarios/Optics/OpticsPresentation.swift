/// How the result of an optics block is shown; none of it changes a value.
public struct OpticsPresentation: Sendable, Hashable {
  /// In the order shown.
  public var parts = OpticsPart.allCases
  /// In the order shown.
  public var equations = [OpticsEquation.vergence]
  public var notation = OpticsNotation.powerAsP
  public var convention = OpticsSignConvention.cartesian
  public var diagram = OpticsDiagramOptions()

  public init() {}
}
