/// What the author emphasises in a drawing.
public struct GraphMarks: Sendable, Hashable {
  /// Indices of vertices.
  public var vertices: [Int] = []
  /// Indices of edges.
  public var edges: [Int] = []

  public init() {}

  public var isEmpty: Bool { vertices.isEmpty && edges.isEmpty }
}
