import Geometry

/// Moves points so that their distances come as near as possible to the distances in the graph, near pairs counting more (Gansner,
/// Koren and North, "Graph drawing by stress majorization", 2004; one vertex at a time).
struct StressMajorisation {
  let graph: HopDistances
  /// Vertices that stay where they are.
  let isPinned: [Bool]
  /// The weight of a pair by its hops, one over their square.
  private let weights: [Double]

  init(_ graph: HopDistances, pinned: [Bool] = []) {
    self.graph = graph
    isPinned = pinned.isEmpty ? [Bool](repeating: false, count: graph.count) : pinned
    let farthest = graph.hops.max() ?? 0
    weights = (0...max(1, Int(farthest))).map { $0 == 0 ? 0 : 1 / (Double($0) * Double($0)) }
  }

  /// The points after at most `sweeps` rounds; earlier if no point moves by more than `tolerance` (in edges).
  func settled(_ start: [Point], sweeps: Int, tolerance: Double) -> [Point] {
    let count = graph.count
    guard count > 1 else { return start }
    var x = start.map({ $0.x })
    var y = start.map({ $0.y })
    let still = tolerance * tolerance
    graph.hops.withUnsafeBufferPointer { hops in
      weights.withUnsafeBufferPointer { weights in
        x.withUnsafeMutableBufferPointer { x in
          y.withUnsafeMutableBufferPointer { y in
            for _ in 0..<sweeps {
              var largest = 0.0
              for vertex in 0..<count where !isPinned[vertex] {
                let place = Self.place(of: vertex, x: x, y: y, hops: hops, weights: weights)
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
    hops: UnsafeBufferPointer<Int32>, weights: UnsafeBufferPointer<Double>
  ) -> Point {
    let count = x.count
    let row = vertex * count
    let hereX = x[vertex]
    let hereY = y[vertex]
    var sumX = 0.0
    var sumY = 0.0
    var total = 0.0
    for other in 0..<count where other != vertex {
      let ideal = hops[row + other]
      let weight = weights[Int(ideal)]
      let dx = hereX - x[other]
      let dy = hereY - y[other]
      let distance = (dx * dx + dy * dy).squareRoot()
      let stretch = distance > 1e-9 ? Double(ideal) / distance : 0
      sumX += weight * (x[other] + dx * stretch)
      sumY += weight * (y[other] + dy * stretch)
      total += weight
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
