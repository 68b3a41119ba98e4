/// What a block describes: the first word of its info string.
public enum ScenarioKind: String, Sendable, CaseIterable {
  /// Light through a lens.
  case optics
  /// Vertices and edges.
  case graph

  /// The kind as it is written.
  public var name: String { rawValue }
}
