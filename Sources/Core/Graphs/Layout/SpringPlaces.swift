import Geometry

/// A stress layout of each component, turned and brought to size, the components packed.
struct SpringPlaces {
  let positions: [Point]

  init(graph: Graph, measure: LayoutMeasure) {
    let components = graph.components.map { members in
      let hops = HopDistances(graph: graph, members: members)
      return (
        vertices: members, points: Self.places(of: hops, members: members, measure: measure)
      )
    }
    positions =
      Shelves(
        components, order: graph.order, measure: measure, gap: 0.5 * measure.edgeLength
      ).positions
  }

  /// The places of one component.
  static func places(of hops: HopDistances, members: [Int], measure: LayoutMeasure) -> [Point] {
    let turned =
      PlainShape(hops)?.positions
      ?? Orientation(of: BestSpring(hops).positions, pairs: hops.pairs).positions
    return Spacing(
      turned, pairs: hops.pairs, measure: measure.measure(of: members), limit: 1.5
    ).positions
  }
}
