import Geometry

/// A vertex of a graph: its name, and where its author placed it, if so. Its identity is its index in the graph.
public struct Vertex: Sendable, Hashable {
  /// The name as written; any text.
  public var name: String
  /// The place that the author gave, y upwards, in units of the author's choice; `nil` when a layout decides.
  public var position: Point?
  /// An estimate of how far a goal is, for searches that use one.
  public var heuristic: Double?

  public init(_ name: String, at position: Point? = nil, heuristic: Double? = nil) {
    self.name = name
    self.position = position
    self.heuristic = heuristic
  }
}
