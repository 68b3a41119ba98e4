/// How many edges each vertex of a graph is away from each, directions followed and weights aside, and what follows from it.
public struct HopMatrix: Sendable, Hashable {
  /// Row by row; `nil` where there is no way.
  public let hops: [[Int?]]
  /// For each vertex how far the farthest is; `nil` if one cannot be reached.
  public let eccentricities: [Int?]

  public init(of graph: Graph) {
    var ways = [[Int]](repeating: [], count: graph.order)
    for edge in graph.edges where !edge.isLoop {
      ways[edge.start].append(edge.end)
      if !edge.isDirected { ways[edge.end].append(edge.start) }
    }
    hops = graph.vertices.indices.map { Self.row(from: $0, ways) }
    eccentricities = hops.map { row in
      var farthest = 0
      for hop in row {
        guard let hop else { return nil }
        farthest = max(farthest, hop)
      }
      return farthest
    }
  }

  private static func row(from source: Int, _ ways: [[Int]]) -> [Int?] {
    var row = [Int?](repeating: nil, count: ways.count)
    row[source] = 0
    var queue = [(vertex: source, hops: 0)]
    var next = 0
    while next < queue.count {
      let (vertex, hops) = queue[next]
      next += 1
      for other in ways[vertex] where row[other] == nil {
        row[other] = hops + 1
        queue.append((other, hops + 1))
      }
    }
    return row
  }

  /// The eccentricities if every vertex reaches every vertex, of which there is at least one.
  private var finite: [Int]? {
    let finite = eccentricities.compactMap { $0 }
    return finite.isEmpty || finite.count < eccentricities.count ? nil : finite
  }

  /// The greatest eccentricity; `nil` if some vertex cannot be reached from some other, or if there is none.
  public var diameter: Int? { finite?.max() }

  /// The smallest eccentricity; `nil` if some vertex cannot be reached from some other, or if there is none.
  public var radius: Int? { finite?.min() }

  /// The vertices of the smallest eccentricity; `nil` where there is no radius.
  public var centre: [Int]? {
    radius.map { radius in eccentricities.indices.filter { eccentricities[$0] == radius } }
  }

  /// The vertices of the greatest eccentricity; `nil` where there is no diameter.
  public var periphery: [Int]? {
    diameter.map { diameter in eccentricities.indices.filter { eccentricities[$0] == diameter } }
  }

  /// In how many ordered pairs of different vertices the first reaches the second.
  public var reachablePairCount: Int {
    let reached = hops.reduce(0) { $0 + $1.reduce(0) { $0 + ($1 == nil ? 0 : 1) } }
    return reached - hops.count
  }
}
