import Geometry

/// The two large regular solids as one sees them through a face.
extension FamilyShape {
  /// Pentagons: the outer one, a ring of ten, the inner one.
  static func dodecahedron(_ graph: HopDistances, _ lists: NeighbourLists) -> [Point]? {
    guard graph.count == 20, graph.degrees.allSatisfy({ $0 == 3 }), let outer = fiveCycle(lists)
    else { return nil }
    let near = outer.compactMap { vertex in
      lists.neighbours[vertex].first { !outer.contains($0) }
    }
    guard near.count == 5 else { return nil }
    let far = near.indices.compactMap { common(near[$0], near[($0 + 1) % 5], lists, not: outer) }
    guard far.count == 5 else { return nil }
    let inner = far.compactMap { vertex in
      lists.neighbours[vertex].first { !near.contains($0) }
    }
    guard inner.count == 5,
      inner.indices.allSatisfy({ lists.areJoined(inner[$0], inner[($0 + 1) % 5]) })
    else { return nil }
    let directions = CirclePlaces.directions(10)
    var places: [Place] = []
    for index in near.indices {
      let corner = directions[2 * index]
      let between = directions[2 * index + 1]
      places.append(Place(outer[index], corner, 1))
      places.append(Place(near[index], corner, 0.69))
      places.append(Place(far[index], between, 0.61))
      places.append(Place(inner[index], between, 0.3))
    }
    return points(of: places, count: 20)
  }

  /// Triangles: the outer one, a ring of six, the inner one.
  static func icosahedron(_ graph: HopDistances, _ lists: NeighbourLists) -> [Point]? {
    guard graph.count == 12, graph.degrees.allSatisfy({ $0 == 5 }) else { return nil }
    let second = lists.neighbours[0][0]
    guard let third = common(0, second, lists, not: []) else { return nil }
    let outer = [0, second, third]
    // Across each side of the outer triangle, behind each of its corners, and opposite to each of them.
    let across = (0..<3).compactMap { common(outer[$0], outer[($0 + 1) % 3], lists, not: outer) }
    guard across.count == 3 else { return nil }
    let behind = outer.compactMap { vertex in
      lists.neighbours[vertex].first { !outer.contains($0) && !across.contains($0) }
    }
    let ring = outer + across + behind
    let opposite = outer.compactMap { vertex in
      (0..<12).first { other in
        !ring.contains(other) && graph.hops[vertex * 12 + other] == 3
      }
    }
    guard behind.count == 3, opposite.count == 3 else { return nil }
    let directions = CirclePlaces.directions(6)
    var places: [Place] = []
    for index in 0..<3 {
      let corner = directions[2 * index]
      places.append(Place(outer[index], corner, 1))
      places.append(Place(across[index], directions[2 * index + 1], 0.36))
      places.append(Place(behind[index], corner, 0.5))
      places.append(Place(opposite[index], directions[(2 * index + 3) % 6], 0.16))
    }
    return points(of: places, count: 12)
  }

  /// The vertex to which both are joined, besides some.
  private static func common(
    _ first: Int, _ second: Int, _ lists: NeighbourLists, not others: [Int]
  ) -> Int? {
    lists.neighbours[first].first { !others.contains($0) && lists.areJoined($0, second) }
  }

  /// A vertex in a direction from the middle, at a distance.
  private struct Place {
    let vertex: Int
    let point: Point

    init(_ vertex: Int, _ direction: Point, _ radius: Double) {
      self.vertex = vertex
      point = Point(radius * direction.x, radius * direction.y)
    }
  }

  /// The points of all vertices; `nil` unless each has its place once.
  private static func points(of places: [Place], count: Int) -> [Point]? {
    guard places.map({ $0.vertex }).sorted() == Array(0..<count) else { return nil }
    var points = [Point](repeating: Point(0, 0), count: count)
    for place in places { points[place.vertex] = place.point }
    return points
  }
}
