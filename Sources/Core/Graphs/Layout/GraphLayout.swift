import Geometry

/// A place for every vertex of a graph: y upwards, in CSS pixels, rounded to hundredths.
///
/// The same graph has the same places on every machine: only + − × ÷ √ and the functions of `Numbers` are used.
public struct GraphLayout: Sendable, Hashable {
  public let kind: LayoutKind
  /// One point for each vertex.
  public let positions: [Point]
  /// For each edge the points through which it passes between its ends, from its start to its end; none for a straight edge.
  public let bends: [[Point]]
  /// True if edges lead on along x, so that they pass their bends in this direction; else along y.
  public let isSideways: Bool

  /// Lays a graph out.
  ///
  /// - Parameters:
  ///   - source: where a flow begins, which layers begin with.
  ///   - sink: where a flow ends, which layers end with.
  ///   - tree: the root and the order of children, for a tree that was written as one.
  public init(
    of graph: Graph, by kind: LayoutKind, from source: Int? = nil, to sink: Int? = nil,
    tree: OrderedTree? = nil, measure: LayoutMeasure = LayoutMeasure()
  ) {
    self.kind = kind
    var layers: LayeredPlaces?
    let places: [Point]
    switch kind {
    case .given: places = GivenPlaces(graph: graph, measure: measure).positions
    case .family: places = FamilyPlaces(graph: graph, measure: measure).positions
    case .circle: places = CirclePlaces(graph: graph, measure: measure).positions
    case .spring: places = SpringPlaces(graph: graph, measure: measure).positions
    case .planar: places = PlanarPlaces(graph: graph, measure: measure).positions
    case .tree: places = TreePlaces(graph: graph, tree: tree, measure: measure).positions
    case .grid: places = GridPlaces(graph: graph, measure: measure).positions
    case .bipartite: places = BipartitePlaces(graph: graph, measure: measure).positions
    case .layered, .flow:
      let layered = LayeredPlaces(
        graph: graph, source: source, sink: sink, sideways: kind == .flow ? true : nil,
        measure: measure)
      layers = layered
      places = layered.positions
    }
    positions = places.map(Self.rounded)
    bends = layers?.bends.map { $0.map(Self.rounded) } ?? graph.edges.map { _ in [] }
    isSideways = layers?.isSideways ?? false
  }

  private static func rounded(_ point: Point) -> Point {
    Point((point.x * 100).rounded() / 100, (point.y * 100).rounded() / 100)
  }
}
