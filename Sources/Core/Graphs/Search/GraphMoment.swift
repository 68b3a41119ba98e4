/// A run at one moment: what is thought of each vertex and edge, and the value of each vertex.
public struct GraphMoment: Sendable, Hashable {
  public var vertices: [VertexState]
  public var edges: [EdgeState]
  /// The value beside each vertex (a distance); `nil` where there is none. Empty when a run has no values.
  public var values: [Double?]

  /// A moment at which nothing has happened.
  public init(of graph: Graph) {
    vertices = [VertexState](repeating: .unseen, count: graph.order)
    edges = [EdgeState](repeating: .plain, count: graph.size)
    values = []
  }
}
