/// What the drawing of a graph shows beside vertices and edges.
public struct GraphDiagramOptions: Sendable, Hashable {
  /// Weights and labels on edges.
  public var showsWeights = true
  /// Distances beside vertices.
  public var showsValues = true
  /// The explanation of the states that occur.
  public var showsLegend = true

  public init() {}
}
