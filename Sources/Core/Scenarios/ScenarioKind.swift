/// What a block describes: the first word of its info string.
public enum ScenarioKind: String, Sendable, CaseIterable {
  /// Light through a lens.
  case optics
  /// Vertices and edges.
  case graph
  /// An equation and what its symbols mean.
  case formula
  /// A problem worked out by formulas.
  case worked
  /// Curves over axes.
  case plot

  /// The kind as it is written.
  public var name: String { rawValue }
}
