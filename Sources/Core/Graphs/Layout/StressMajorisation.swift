import Geometry

/// Moves points so that their distances come as near as possible to the distances in the graph, near pairs counting more (Gansner,
/// Koren and North, "Graph drawing by stress majorization", 2004; one vertex at a time).
struct StressMajorisation {
  let graph: HopDistances
  /// Vertices that stay where they are.
  let isPinned: [Bool]
  /// For each pair, row by row, the distance that it should have.
  private let ideals: [Double]
  /// For each pair, row by row, its weight: one over the square of that distance.
  private let weights: [Double]
  /// For each vertex, the sum of its weights.
  private let totals: [Double]

  init(_ graph: HopDistances, pinned: [Bool] = []) {
    self.graph = graph
    isPinned = pinned.isEmpty ? [Bool](repeating: false, count: graph.count) : pinned
    let ideals = graph.hops.map { Double($0) }
    let weights = ideals.map { $0 == 0 ? 0 : 1 / ($0 * $0) }
    self.ideals = ideals
    self.weights = weights
    totals = (0..<graph.count).map { vertex in
      var total = 0.0
      for other in 0..<graph.count where other != vertex {
        total += weights[vertex * graph.count + other]
      }
      return total
    }
  }

  /// The points after at most `sweeps` rounds; earlier if no point moves by more than `tolerance` (in edges).
  func settled(_ start: [Point], sweeps: Int, tolerance: Double) -> [Point] {
    let count = graph.count
    guard count > 1 else { return start }
    var x = start.map({ $0.x })
    var y = start.map({ $0.y })
    let still = tolerance * tolerance
    ideals.withUnsafeBufferPointer { ideals in
      weights.withUnsafeBufferPointer { weights in
        x.withUnsafeMutableBufferPointer { x in
          y.withUnsafeMutableBufferPointer { y in
            for _ in 0..<sweeps {
              var largest = 0.0
              for vertex in 0..<count where !isPinned[vertex] {
                let place = Self.place(
                  of: vertex, x: x, y: y, ideals: ideals, weights: weights, total: totals[vertex])
                let dx = place.x - x[vertex]
                let dy = place.y - y[vertex]
                largest = max(largest, dx * dx + dy * dy)
                x[vertex] = place.x
                y[vertex] = place.y
              }
              if largest < still { break }
            }
          }
        }
      }
    }
    return zip(x, y).map { Point($0, $1) }
  }

  /// Where a vertex would lie best while all others stay, by the majorising function.
  @inline(__always)
  private static func place(
    of vertex: Int, x: UnsafeMutableBufferPointer<Double>, y: UnsafeMutableBufferPointer<Double>,
    ideals: UnsafeBufferPointer<Double>, weights: UnsafeBufferPointer<Double>, total: Double
  ) -> Point {
    let count = x.count
    let row = vertex * count
    let hereX = x[vertex]
    let hereY = y[vertex]
    var sumX = 0.0
    var sumY = 0.0
    for other in 0..<count where other != vertex {
      let weight = weights[row + other]
      let dx = hereX - x[other]
      let dy = hereY - y[other]
      let distance = (dx * dx + dy * dy).squareRoot()
      let stretch = distance > 1e-9 ? ideals[row + other] / distance : 0
      sumX += weight * (x[other] + dx * stretch)
      sumY += weight * (y[other] + dy * stretch)
    }
    return Point(sumX / total, sumY / total)
  }

  /// The stress: the mean over all pairs of the squared relative error of the distance.
  func stress(of points: [Point]) -> Double {
    let count = graph.count
    guard count > 1 else { return 0 }
    var sum = 0.0
    for first in 0..<count {
      for second in (first + 1)..<count {
        let ideal = Double(graph.hops[first * count + second])
        let error = points[first].distance(to: points[second]) / ideal - 1
        sum += error * error
      }
    }
    return sum / Double(count * (count - 1) / 2)
  }
}
