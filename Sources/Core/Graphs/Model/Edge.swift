/// An edge of a graph. Its identity is its index in the graph, never its pair of ends: two edges may join the same vertices.
public struct Edge: Sendable, Hashable {
  /// The index of the vertex that was written first; the tail of a directed edge.
  public var start: Int
  /// The index of the vertex that was written second; the head of a directed edge.
  public var end: Int
  /// True for an arc, which is followed from `start` to `end` only.
  public var isDirected: Bool
  /// The weight; `nil` where none was written, which counts as 1.
  public var weight: Double?
  /// The most that can flow along the edge; `nil` where none was written.
  public var capacity: Double?
  /// The words on the edge, instead of its weight.
  public var label: String?
  /// A name by which the edge can be referred to; names of edges and of vertices are separate spaces.
  public var name: String?

  public init(
    from start: Int, to end: Int, directed isDirected: Bool = false, weight: Double? = nil,
    capacity: Double? = nil, label: String? = nil, name: String? = nil
  ) {
    self.start = start
    self.end = end
    self.isDirected = isDirected
    self.weight = weight
    self.capacity = capacity
    self.label = label
    self.name = name
  }

  /// True if the edge joins a vertex to itself.
  public var isLoop: Bool { start == end }

  /// The weight that algorithms use: 1 where none was written.
  public var length: Double { weight ?? 1 }

  /// The end across from a vertex; the vertex itself for a loop.
  public func other(than vertex: Int) -> Int { vertex == start ? end : start }
}
