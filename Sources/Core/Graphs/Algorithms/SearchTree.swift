/// What a search found: for each vertex how far it is from the source, and by which edge it was reached.
public struct SearchTree: Sendable, Hashable {
  /// The vertex where the search began.
  public let source: Int
  /// The distance of each vertex from the source; infinity where there is no way.
  public internal(set) var distances: [Double]
  /// The vertex before each one on its way from the source; `nil` for the source and for unreached vertices.
  public internal(set) var parents: [Int?]
  /// The edge from the parent.
  public internal(set) var parentEdges: [Int?]

  init(source: Int, order: Int) {
    self.source = source
    distances = [Double](repeating: .infinity, count: order)
    parents = [Int?](repeating: nil, count: order)
    parentEdges = parents
    if distances.indices.contains(source) { distances[source] = 0 }
  }

  /// True if there is a way from the source.
  public func reaches(_ vertex: Int) -> Bool {
    vertex == source || parents[vertex] != nil
  }

  /// The edges of the tree, in the order written.
  public var edges: [Int] { parentEdges.compactMap { $0 }.sorted() }

  /// The way from the source to a vertex that the search found; `nil` if it is not reached.
  public func walk(to vertex: Int, in graph: Graph) -> Walk? {
    guard parents.indices.contains(vertex), reaches(vertex) else { return nil }
    var edges: [Int] = []
    var here = vertex
    while let edge = parentEdges[here], let parent = parents[here], edges.count < parents.count {
      edges.append(edge)
      here = parent
    }
    return Walk(from: source, along: edges.reversed(), in: graph)
  }

  mutating func reach(_ vertex: Int, at distance: Double, from parent: Int, by edge: Int) {
    distances[vertex] = distance
    parents[vertex] = parent
    parentEdges[vertex] = edge
  }
}
