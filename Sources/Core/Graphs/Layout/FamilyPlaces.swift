import Geometry

/// Each component as books draw its family, where it belongs to one, else by stress; the components packed.
struct FamilyPlaces {
  let positions: [Point]

  init(graph: Graph, measure: LayoutMeasure) {
    let components = graph.components.map { members -> (vertices: [Int], points: [Point]) in
      let hops = HopDistances(graph: graph, members: members)
      guard let shape = FamilyShape(hops) else {
        return (members, SpringPlaces.places(of: hops, members: members, measure: measure))
      }
      var local = measure.measure(of: members)
      local.edgeLength *= shape.stretch
      let sized = Spacing(shape.positions, pairs: hops.pairs, measure: local, limit: 2.5)
      return (members, sized.positions)
    }
    positions =
      Shelves(
        components, order: graph.order, measure: measure, gap: 0.5 * measure.edgeLength
      ).positions
  }
}
