import Geometry

/// The vertices in rows as long as there are rows, or one longer, in the order written.
struct GridPlaces {
  let positions: [Point]

  init(graph: Graph, measure: LayoutMeasure) {
    let count = graph.order
    var columns = 1
    while columns * columns < count { columns += 1 }
    var wide = 0.0
    var high = 0.0
    for vertex in 0..<count {
      wide = max(wide, 2 * measure.extent(of: vertex).dx)
      high = max(high, 2 * measure.extent(of: vertex).dy)
    }
    let across = max(measure.edgeLength, measure.leastDistance, wide + 24)
    let down = max(measure.edgeLength, measure.leastDistance, high + 24)
    positions = (0..<count).map {
      Point(Double($0 % columns) * across, -Double($0 / columns) * down)
    }
  }
}
