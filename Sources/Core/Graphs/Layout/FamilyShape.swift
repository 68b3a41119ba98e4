import Geometry

/// The graphs that every book draws in one way, known by their structure: what is a `PlainShape`, stars, wheels, complete
/// bipartite graphs, prisms, the regular solids, Petersen's graph; and grids whose vertices were written row by row.
struct FamilyShape {
  /// The places, an edge of the outline being about one unit long, y upwards.
  let positions: [Point]
  /// How much longer than usual edges should be, because many of them cross.
  let stretch: Double

  /// The shape of a connected graph, if it is one of these.
  init?(_ graph: HopDistances) {
    if let plain = PlainShape(graph) {
      positions = plain.positions
      stretch = 1
      return
    }
    guard graph.count >= 4, graph.count <= 64 else { return nil }
    let lists = NeighbourLists(count: graph.count, pairs: graph.pairs)
    if let rows = Self.completeBipartite(graph, lists) {
      positions = rows
      stretch = 1.3
      return
    }
    let found =
      Self.star(graph, lists) ?? Self.wheel(graph, lists) ?? Self.petersen(graph, lists)
      ?? Self.octahedron(graph, lists) ?? Self.dodecahedron(graph, lists)
      ?? Self.icosahedron(graph, lists) ?? Self.prism(graph, lists) ?? Self.grid(graph)
    guard let found else { return nil }
    positions = found
    stretch = 1
  }

  // MARK: With a hub

  /// With more vertices than these, a hub would be a hedgehog.
  private static let mostAround = 17

  /// The only vertex that is joined to all others, if just one is.
  private static func hub(_ graph: HopDistances) -> Int? {
    let hubs = graph.degrees.indices.filter { graph.degrees[$0] == graph.count - 1 }
    return hubs.count == 1 ? hubs[0] : nil
  }

  /// The hub in the middle, the leaves around it in the order written.
  private static func star(_ graph: HopDistances, _ lists: NeighbourLists) -> [Point]? {
    guard graph.pairs.count == graph.count - 1, graph.count <= mostAround, let hub = hub(graph)
    else { return nil }
    return around(hub, lists.neighbours[hub])
  }

  /// The hub in the middle of the polygon.
  private static func wheel(_ graph: HopDistances, _ lists: NeighbourLists) -> [Point]? {
    guard graph.count > 4, graph.count <= mostAround,
      graph.pairs.count == 2 * (graph.count - 1), let hub = hub(graph),
      graph.degrees.indices.allSatisfy({ $0 == hub || graph.degrees[$0] == 3 })
    else { return nil }
    var rim = [hub == 0 ? 1 : 0]
    while let next = lists.neighbours[rim[rim.count - 1]]
      .first(where: { $0 != hub && !rim.contains($0) })
    { rim.append(next) }
    return rim.count == graph.count - 1 ? around(hub, rim) : nil
  }

  private static func around(_ hub: Int, _ rim: [Int]) -> [Point] {
    var points = [Point](repeating: Point(0, 0), count: rim.count + 1)
    for (vertex, place) in zip(rim, CirclePlaces.directions(rim.count)) { points[vertex] = place }
    return points
  }

  // MARK: Two sides

  /// Two rows, that of the first vertex on top.
  private static func completeBipartite(_ graph: HopDistances, _ lists: NeighbourLists) -> [Point]?
  {
    let lower = lists.neighbours[0]
    let upper = (0..<graph.count).filter { !lower.contains($0) }
    guard min(upper.count, lower.count) > 1, upper.count * lower.count == graph.pairs.count,
      graph.count <= 20,
      upper.allSatisfy({ lists.neighbours[$0] == lower })
    else { return nil }
    var points = [Point](repeating: Point(0, 0), count: graph.count)
    let longest = Double(max(upper.count, lower.count) - 1)
    for (row, vertices) in [upper, lower].enumerated() {
      let steps = Double(max(1, vertices.count - 1))
      let gap = min(1.5, longest / steps)
      for (place, vertex) in vertices.enumerated() {
        let left = -gap * Double(vertices.count - 1) / 2
        points[vertex] = Point(
          left + gap * Double(place), -max(1.5, 0.45 * longest) * Double(row))
      }
    }
    return points
  }

  // MARK: With threefold and fivefold symmetry

  /// A pentagon around a star: the only graph of ten vertices of degree three in which no two are more than two edges apart.
  private static func petersen(_ graph: HopDistances, _ lists: NeighbourLists) -> [Point]? {
    guard graph.count == 10, graph.degrees.allSatisfy({ $0 == 3 }),
      graph.hops.allSatisfy({ $0 <= 2 })
    else { return nil }
    guard let outer = fiveCycle(lists) else { return nil }
    var points = [Point](repeating: Point(0, 0), count: 10)
    for (vertex, place) in zip(outer, CirclePlaces.directions(5)) {
      points[vertex] = place
      for other in lists.neighbours[vertex] where !outer.contains(other) {
        points[other] = Point(0.45 * place.x, 0.45 * place.y)
      }
    }
    return points
  }

  /// The first cycle of five vertices that begins at the first one.
  static func fiveCycle(_ lists: NeighbourLists) -> [Int]? {
    for second in lists.neighbours[0] {
      for third in lists.neighbours[second] where third != 0 {
        for fourth in lists.neighbours[third] where fourth != second {
          for fifth in lists.neighbours[fourth] where fifth != third && fifth != second {
            if lists.areJoined(fifth, 0) { return [0, second, third, fourth, fifth] }
          }
        }
      }
    }
    return nil
  }

  /// A triangle in a triangle: six vertices, each joined to all but one.
  private static func octahedron(_ graph: HopDistances, _ lists: NeighbourLists) -> [Point]? {
    guard graph.count == 6, graph.degrees.allSatisfy({ $0 == 4 }) else { return nil }
    func opposite(_ vertex: Int) -> Int {
      (0..<6).first { $0 != vertex && !lists.areJoined($0, vertex) } ?? vertex
    }
    var outer: [Int] = []
    for vertex in 0..<6 where !outer.contains(opposite(vertex)) { outer.append(vertex) }
    var points = [Point](repeating: Point(0, 0), count: 6)
    for (vertex, place) in zip(outer, CirclePlaces.directions(3)) {
      points[vertex] = place
      points[opposite(vertex)] = Point(-0.26 * place.x, -0.26 * place.y)
    }
    return points
  }
}
