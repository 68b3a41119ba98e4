import Geometry

/// The places that the author gave, brought to size; vertices without one are laid out by stress around those that have one, which
/// stay.
struct GivenPlaces {
  let positions: [Point]

  init(graph: Graph, measure: LayoutMeasure) {
    let given = graph.vertices.indices.filter { graph.vertices[$0].position != nil }
    guard !given.isEmpty else {
      positions = SpringPlaces(graph: graph, measure: measure).positions
      return
    }
    let hops = HopDistances(graph: graph, members: Array(graph.vertices.indices))
    if given.count == graph.order {
      let points = graph.vertices.map { $0.position ?? Point(0, 0) }
      let all = [Bool](repeating: true, count: points.count)
      positions =
        Spacing(
          points, pairs: hops.pairs, measure: measure, isPinned: all, limit: 2
        ).positions
      return
    }
    let pinned = graph.vertices.map { $0.position != nil }
    let start = Self.start(graph, hops, given: given)
    let settled = StressMajorisation(hops, pinned: pinned)
      .settled(start, sweeps: 200, tolerance: 1e-4)
    positions =
      Spacing(
        settled, pairs: hops.pairs, measure: measure, isPinned: pinned, limit: 1.5
      ).positions
  }

  /// The given places in edges as units; each other vertex beside the middle of the nearest given ones.
  private static func start(_ graph: Graph, _ hops: HopDistances, given: [Int]) -> [Point] {
    let scale = unit(graph, hops, given: given)
    var chance = Chance(seed: 5)
    return graph.vertices.indices.map { vertex in
      if let position = graph.vertices[vertex].position {
        return Point(position.x / scale, position.y / scale)
      }
      let row = vertex * hops.count
      let least = given.map { hops.hops[row + $0] }.min() ?? 0
      let nearest = given.filter { hops.hops[row + $0] == least }
      var sum = Vector(0, 0)
      for other in nearest {
        let position = graph.vertices[other].position ?? Point(0, 0)
        sum = sum + Vector(position.x / scale, position.y / scale)
      }
      let middle = (1 / Double(nearest.count)) * sum
      let aside = Vector(chance.next() - 0.5, chance.next() - 0.5)
      return Point(middle.dx, middle.dy) + Double(least) * aside
    }
  }

  /// How long an edge is in the author's units, judged by the given vertices: the mean over pairs of distance per hop.
  private static func unit(_ graph: Graph, _ hops: HopDistances, given: [Int]) -> Double {
    var distance = 0.0
    var steps = 0.0
    for first in given {
      for second in given where second > first {
        guard let start = graph.vertices[first].position, let end = graph.vertices[second].position
        else { continue }
        distance += start.distance(to: end)
        steps += Double(hops.hops[first * hops.count + second])
      }
    }
    return distance > 1e-9 && steps > 0 ? distance / steps : 1
  }
}
