import Geometry

/// Straight lines without a crossing, for the graphs that can be drawn so; components that cannot are laid out by stress.
struct PlanarPlaces {
  let positions: [Point]

  /// Above this many vertices a component is laid out by stress.
  static let most = 100

  init(graph: Graph, measure: LayoutMeasure) {
    let components = graph.components.map { members in
      (vertices: members, points: Self.places(of: graph, members, measure))
    }
    positions =
      Shelves(
        components, order: graph.order, measure: measure, gap: 0.5 * measure.edgeLength
      ).positions
  }

  /// The stress layout if nothing crosses there, for it shows a graph's symmetry; else one by the faces.
  private static func places(
    of graph: Graph, _ members: [Int], _ measure: LayoutMeasure
  ) -> [Point] {
    let hops = HopDistances(graph: graph, members: members)
    let springs = SpringPlaces.places(of: hops, members: members, measure: measure)
    guard members.count <= most, !isPlain(springs, hops) else { return springs }
    // Small graphs can afford to try several faces outside.
    let faces = members.count <= 16 ? 4 : members.count <= 40 ? 2 : 1
    var best: (points: [Point], evenness: Double)?
    for triangles in TriangulatedGraph.all(hops.pairs, order: hops.count, most: faces) {
      let flat = Array(BarycentricPlaces(triangles).positions.prefix(hops.count))
      // Where every vertex is in the middle of its neighbours, symmetry shows; so this stays if nothing is crowded.
      let isEven = evenness(flat, hops) >= 0.45
      let points = isEven ? flat : PlanarRelaxation(flat, pairs: hops.pairs).positions
      let evenness = evenness(points, hops) + (isEven ? 1 : 0)
      if evenness > best?.evenness ?? 0 { best = (points, evenness) }
    }
    guard let best else { return springs }
    let own = measure.measure(of: members)
    let turned = Orientation(of: best.points, pairs: hops.pairs).positions
    let spaced = Spacing(turned, pairs: hops.pairs, measure: own, limit: 2.5).positions
    if isPlain(spaced, hops) { return spaced }
    // Vertices that were pushed apart may have crossed an edge: then all grow instead.
    let bare = LayoutMeasure(
      edgeLength: 1.6 * own.edgeLength, leastDistance: 0, extents: [])
    return Spacing(turned, pairs: hops.pairs, measure: bare, limit: 1).positions
  }

  /// How near the nearest vertices and edges are to each other, compared with the mean length of an edge.
  private static func evenness(_ points: [Point], _ hops: HopDistances) -> Double {
    var least = Double.infinity
    var sum = 0.0
    for (start, end) in hops.pairs {
      let segment = Segment(points[start], points[end])
      sum += segment.length
      least = min(least, segment.length)
      for vertex in points.indices where vertex != start && vertex != end {
        least = min(least, 2 * segment.distance(to: points[vertex]))
      }
    }
    return least * Double(hops.pairs.count) / sum
  }

  /// True if no edges cross, and none passes through a vertex.
  private static func isPlain(_ points: [Point], _ hops: HopDistances) -> Bool {
    let faults = LayoutFaults(pairs: hops.pairs, points: points, clearance: 1)
    return faults.crossings == 0 && faults.contacts == 0
  }
}
