import Geometry

extension FamilyShape {
  /// One polygon within another, each corner joined to its like; two squares, one behind the other, for the cube.
  static func prism(_ graph: HopDistances, _ lists: NeighbourLists) -> [Point]? {
    guard graph.count % 2 == 0, graph.count >= 6, graph.degrees.allSatisfy({ $0 == 3 }) else {
      return nil
    }
    for mate in lists.neighbours[0].reversed() {
      guard let rings = rings(lists, from: mate) else { continue }
      return rings.outer.count == 4
        ? cube(rings.outer, rings.inner) : nested(rings.outer, rings.inner)
    }
    return nil
  }

  /// The two cycles of a prism, if the edge from the first vertex to its mate joins the one to the other.
  private static func rings(_ lists: NeighbourLists, from mate: Int) -> (
    outer: [Int], inner: [Int]
  )? {
    let length = lists.neighbours.count / 2
    var outer = [0]
    var inner = [mate]
    while outer.count < length {
      let here = outer[outer.count - 1]
      let there = inner[inner.count - 1]
      let next = lists.neighbours[here].first { $0 != there && !outer.contains($0) }
      guard let next, !inner.contains(next) else { return nil }
      let opposite = lists.neighbours[there].first {
        $0 != here && !inner.contains($0) && lists.areJoined($0, next)
      }
      guard let opposite, !outer.contains(opposite) else { return nil }
      outer.append(next)
      inner.append(opposite)
    }
    guard lists.areJoined(outer[length - 1], 0), lists.areJoined(inner[length - 1], mate) else {
      return nil
    }
    return (outer, inner)
  }

  private static func cube(_ front: [Int], _ back: [Int]) -> [Point] {
    let corners = [Point(0, 0), Point(1, 0), Point(1, 1), Point(0, 1)]
    var points = [Point](repeating: Point(0, 0), count: 8)
    for (place, corner) in corners.enumerated() {
      points[front[place]] = corner
      points[back[place]] = corner + Vector(0.44, 0.4)
    }
    return points
  }

  private static func nested(_ outer: [Int], _ inner: [Int]) -> [Point] {
    var points = [Point](repeating: Point(0, 0), count: 2 * outer.count)
    let corners = PlainShape.polygon(outer.count)
    let radius = corners[0].distance(to: Point(0, 0))
    let share = outer.count == 3 ? 0.34 : max(0.5, (radius - 1) / radius)
    for (place, corner) in corners.enumerated() {
      points[outer[place]] = corner
      points[inner[place]] = Point(share * corner.x, share * corner.y)
    }
    return points
  }

  // MARK: Grids

  /// A grid whose vertices were written row by row.
  static func grid(_ graph: HopDistances) -> [Point]? {
    for columns in 2..<max(3, graph.count / 2 + 1) where graph.count % columns == 0 {
      let rows = graph.count / columns
      guard graph.pairs.count == rows * (columns - 1) + columns * (rows - 1) else { continue }
      let isGrid = graph.pairs.allSatisfy { first, second in
        second - first == columns || (second - first == 1 && second % columns != 0)
      }
      guard isGrid else { continue }
      return (0..<graph.count).map { Point(Double($0 % columns), -Double($0 / columns)) }
    }
    return nil
  }
}
