import Geometry

/// A stress layout of each component, turned and brought to size, the components packed.
struct SpringPlaces {
  let positions: [Point]

  init(graph: Graph, measure: LayoutMeasure) {
    let components = graph.components.map { members in
      (vertices: members, points: Self.places(of: members, in: graph, measure: measure))
    }
    positions =
      Shelves(
        components, order: graph.order, measure: measure, gap: 0.5 * measure.edgeLength
      ).positions
  }

  private static func places(of members: [Int], in graph: Graph, measure: LayoutMeasure) -> [Point]
  {
    let hops = HopDistances(graph: graph, members: members)
    let turned =
      PlainShape(hops)?.positions
      ?? Orientation(of: BestSpring(hops).positions, pairs: hops.pairs).positions
    var local = measure
    if !measure.extents.isEmpty { local.extents = members.map { measure.extents[$0] } }
    return Spacing(turned, pairs: hops.pairs, measure: local, limit: 1.5).positions
  }
}
