import Geometry

/// The points of a connected part in layers: of its vertices, then of its bends.
struct LayerDrawing {
  let points: [Point]
  private let graph: LayeredGraph

  init(_ graph: LayeredGraph, isSideways: Bool, measure: LayoutMeasure) {
    self.graph = graph
    let layers = CrossingReduction(
      layers: graph.layers, above: graph.above, below: graph.below
    ).layers
    let halfRoom = (0..<graph.nodeCount).map { node in
      Self.halfRoom(node, of: graph, isSideways: isSideways, measure)
    }
    let along = LayerCoordinates(graph, layers: layers, halfRoom: halfRoom).places
    var points = [Point](repeating: Point(0, 0), count: graph.nodeCount)
    var depth = 0.0
    for (index, layer) in layers.enumerated() {
      if index > 0 {
        depth += Self.gap(layers[index - 1], layer, graph, along, isSideways, measure)
      }
      for node in layer {
        points[node] = isSideways ? Point(depth, -along[node]) : Point(along[node], -depth)
      }
    }
    self.points = points
  }

  /// Half of the room of a node along its layer: a vertex with a gap, a bend with a gap so that its edge passes clear.
  private static func halfRoom(
    _ node: Int, of graph: LayeredGraph, isSideways: Bool, _ measure: LayoutMeasure
  ) -> Double {
    guard node < graph.vertexCount else {
      return 0.12 * measure.edgeLength + 13 * Double(graph.strands[node] - 1)
    }
    let extent = measure.extent(of: node)
    let half = isSideways ? extent.dy : extent.dx
    return max(measure.leastDistance / 2, 0.36 * measure.edgeLength, half + 12)
  }

  /// How far a layer is from the next: the farther, the flatter edges would be.
  private static func gap(
    _ upper: [Int], _ lower: [Int], _ graph: LayeredGraph, _ along: [Double], _ isSideways: Bool,
    _ measure: LayoutMeasure
  ) -> Double {
    func thickness(_ layer: [Int]) -> Double {
      layer.reduce(0) { most, node in
        guard node < graph.vertexCount else { return most }
        let extent = measure.extent(of: node)
        return max(most, isSideways ? extent.dx : extent.dy)
      }
    }
    var widest = 0.0
    for node in lower {
      for other in graph.above[node] { widest = max(widest, abs(along[node] - along[other])) }
    }
    let share = isSideways ? 1.0 : 0.85
    let usual = max(
      share * measure.edgeLength, measure.leastDistance, thickness(upper) + thickness(lower) + 44)
    return max(usual, min(0.46 * widest, 1.8 * usual))
  }

  /// The bends of an edge, from its start to its end.
  func bends(from start: Int, to end: Int) -> [Point] {
    if let arc = graph.arc(from: start, to: end) { return graph.chains[arc].map { points[$0] } }
    if let arc = graph.arc(from: end, to: start) {
      return graph.chains[arc].reversed().map { points[$0] }
    }
    return []
  }
}
