import Geometry

/// The shapes that every book draws in one way: a path as a line, a cycle and a complete graph as a regular polygon. They need no
/// stress layout, whose last digits would show as kinks.
struct PlainShape {
  /// The places, an edge of the outline being one unit long, y upwards.
  let positions: [Point]

  /// The shape of a connected graph, if it is one of these.
  init?(_ graph: HopDistances) {
    let count = graph.count
    let pairs = graph.pairs.count
    let order: [Int]
    if count > 1, pairs == count - 1, graph.degrees.allSatisfy({ $0 <= 2 }) {
      order = Self.trail(graph, from: graph.degrees.firstIndex(of: 1) ?? 0)
      positions = Self.arranged(order, (0..<count).map { Point(Double($0), 0) })
      return
    } else if count > 2, pairs == count, graph.degrees.allSatisfy({ $0 == 2 }) {
      order = Self.trail(graph, from: 0)
    } else if count > 2, count <= 12, pairs == count * (count - 1) / 2 {
      order = Array(0..<count)
    } else {
      return nil
    }
    positions = Self.arranged(order, Self.polygon(count))
  }

  /// The vertices one after the other along the edges, the lower index first where there is a choice.
  private static func trail(_ graph: HopDistances, from start: Int) -> [Int] {
    var neighbours = [[Int]](repeating: [], count: graph.count)
    for (first, second) in graph.pairs {
      neighbours[first].append(second)
      neighbours[second].append(first)
    }
    var isOn = [Bool](repeating: false, count: graph.count)
    var trail = [start]
    isOn[start] = true
    while let next = neighbours[trail[trail.count - 1]].filter({ !isOn[$0] }).min() {
      trail.append(next)
      isOn[next] = true
    }
    return trail
  }

  /// A regular polygon with sides of length one; an odd one stands on a side, an even one has its first side on top.
  static func polygon(_ count: Int) -> [Point] {
    let corners = CirclePlaces.directions(2 * count)
    let shift = count % 2 == 0 ? 2 * count - 1 : 0
    let chosen = (0..<count).map { corners[(2 * $0 + shift) % (2 * count)] }
    let side = chosen[0].distance(to: chosen[1])
    return chosen.map { Point($0.x / side, $0.y / side) }
  }

  private static func arranged(_ order: [Int], _ places: [Point]) -> [Point] {
    var positions = places
    for (place, vertex) in order.enumerated() { positions[vertex] = places[place] }
    return positions
  }
}
