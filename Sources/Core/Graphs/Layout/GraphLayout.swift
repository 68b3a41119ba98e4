import Geometry

/// A place for every vertex of a graph: y upwards, in CSS pixels, rounded to hundredths.
///
/// The same graph has the same places on every machine: only + − × ÷ √ and the functions of `Numbers` are used.
public struct GraphLayout: Sendable, Hashable {
  public let kind: LayoutKind
  /// One point for each vertex.
  public let positions: [Point]

  /// Lays a graph out.
  public init(of graph: Graph, by kind: LayoutKind, measure: LayoutMeasure = LayoutMeasure()) {
    self.kind = kind
    let places: [Point]
    switch kind {
    case .given: places = GivenPlaces(graph: graph, measure: measure).positions
    case .circle: places = CirclePlaces(graph: graph, measure: measure).positions
    case .spring: places = SpringPlaces(graph: graph, measure: measure).positions
    }
    positions = places.map(Self.rounded)
  }

  private static func rounded(_ point: Point) -> Point {
    Point((point.x * 100).rounded() / 100, (point.y * 100).rounded() / 100)
  }
}
