import Geometry

/// Layers of a graph one below the other, or from left to right; arcs lead on from layer to layer, and those over several bend
/// where a layer has room for them.
struct LayeredPlaces {
  let positions: [Point]
  /// For each edge the points between its ends, from its start to its end.
  let bends: [[Point]]
  /// True if the layers are columns.
  let isSideways: Bool

  /// Above this many layers a drawing would be higher than a page.
  private static let mostRows = 6

  /// - Parameters:
  ///   - source: a vertex for the first layer.
  ///   - sink: a vertex for the last layer.
  ///   - sideways: whether the layers are columns; `nil` to let their number decide.
  init(graph: Graph, source: Int?, sink: Int?, sideways: Bool?, measure: LayoutMeasure) {
    let components = graph.components
    let parts = components.map { Self.layered($0, of: graph, source, sink) }
    let isSideways = sideways ?? parts.contains { $0.layers.count > Self.mostRows }
    self.isSideways = isSideways
    let drawings = zip(components, parts).map { members, part in
      LayerDrawing(part, isSideways: isSideways, measure: measure.measure(of: members))
    }
    let groups = zip(components, drawings).map { (vertices: $0, points: $1.points) }
    let positions = Shelves(
      groups, order: graph.order, measure: measure, gap: 0.5 * measure.edgeLength
    ).positions
    self.positions = positions
    var bends = [[Point]](repeating: [], count: graph.size)
    for (index, members) in components.enumerated() {
      let move = positions[members[0]] - drawings[index].points[0]
      var places = [Int](repeating: 0, count: graph.order)
      for (place, vertex) in members.enumerated() { places[vertex] = place }
      for vertex in members {
        for edge in graph.edges(at: vertex) where graph.edges[edge].start == vertex {
          let end = graph.edges[edge].end
          let found = drawings[index].bends(from: places[vertex], to: places[end])
          bends[edge] = found.map { $0 + move }
        }
      }
    }
    self.bends = bends
  }

  private static func layered(_ members: [Int], of graph: Graph, _ source: Int?, _ sink: Int?)
    -> LayeredGraph
  {
    var places = [Int](repeating: -1, count: graph.order)
    for (place, vertex) in members.enumerated() { places[vertex] = place }
    var edges: [(start: Int, end: Int, isDirected: Bool)] = []
    for vertex in members {
      for edge in graph.edges(at: vertex).map({ graph.edges[$0] })
      where edge.start == vertex && !edge.isLoop {
        edges.append((places[edge.start], places[edge.end], edge.isDirected))
      }
    }
    func local(_ vertex: Int?) -> Int? {
      vertex.flatMap { $0 < graph.order && places[$0] >= 0 ? places[$0] : nil }
    }
    return LayeredGraph(
      count: members.count, edges: edges, source: local(source), sink: local(sink))
  }
}
