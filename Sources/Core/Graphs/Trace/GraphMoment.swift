/// A run at one moment: what is thought of each vertex and edge, and what stands beside them.
public struct GraphMoment: Sendable, Hashable {
  public var vertices: [VertexState]
  public var edges: [EdgeState]
  /// The value beside each vertex; `nil` where there is none.
  public var values: [VertexValue?]
  /// The vertex from which each value came.
  public var parents: [Int?]
  /// The class of each vertex, from 1: its component, its colour.
  public var groups: [Int?]
  /// What is written on each edge in place of its weight.
  public var notes: [EdgeNote?]

  /// A moment at which nothing has happened.
  public init(of graph: Graph) {
    vertices = [VertexState](repeating: .unseen, count: graph.order)
    edges = [EdgeState](repeating: .plain, count: graph.size)
    values = [VertexValue?](repeating: nil, count: graph.order)
    parents = [Int?](repeating: nil, count: graph.order)
    groups = parents
    notes = [EdgeNote?](repeating: nil, count: graph.size)
  }
}
