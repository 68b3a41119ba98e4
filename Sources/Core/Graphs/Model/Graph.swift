import Geometry

/// A graph with any mixture of edges and arcs, loops and parallel edges.
///
/// Vertices and edges are known by their index, in the order written.
///
/// ```swift
/// var graph = Graph()
/// let a = graph.add(Vertex("A")), b = graph.add(Vertex("B"))
/// graph.add(Edge(from: a, to: b, weight: 4))
/// ```
public struct Graph: Sendable, Hashable {
  public private(set) var vertices: [Vertex] = []
  public private(set) var edges: [Edge] = []
  /// For each vertex the edges that touch it, in the order written; a loop once.
  private(set) var incident: [[Int]] = []

  public init() {}

  /// A graph with these vertices and edges; an edge with an end that is no vertex is left out.
  public init(vertices: [Vertex], edges: [Edge] = []) {
    for vertex in vertices { add(vertex) }
    for edge in edges { add(edge) }
  }

  /// Appends a vertex and returns its index.
  @discardableResult
  public mutating func add(_ vertex: Vertex) -> Int {
    vertices.append(vertex)
    incident.append([])
    return vertices.count - 1
  }

  /// Appends an edge and returns its index; `nil` if an end is no vertex of the graph.
  @discardableResult
  public mutating func add(_ edge: Edge) -> Int? {
    guard vertices.indices.contains(edge.start), vertices.indices.contains(edge.end) else {
      return nil
    }
    let index = edges.count
    edges.append(edge)
    incident[edge.start].append(index)
    if !edge.isLoop { incident[edge.end].append(index) }
    return index
  }

  /// Puts a vertex at a place, y upwards; an index without a vertex does nothing.
  public mutating func place(_ vertex: Int, at position: Point) {
    if vertices.indices.contains(vertex) { vertices[vertex].position = position }
  }

  /// The number of vertices.
  public var order: Int { vertices.count }

  /// The number of edges, each parallel edge and each loop counted.
  public var size: Int { edges.count }

  /// The index of the vertex with that name.
  public func vertex(named name: String) -> Int? {
    vertices.firstIndex { $0.name == name }
  }

  /// The edges that touch a vertex, in the order written; a loop once.
  public func edges(at vertex: Int) -> [Int] { incident[vertex] }

  /// True if at least one edge has a weight.
  public var isWeighted: Bool { edges.contains { $0.weight != nil } }
}
