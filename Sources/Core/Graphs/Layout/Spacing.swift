import Geometry

/// Brings a layout to size: edges of a mean length, vertices never too near.
struct Spacing {
  let positions: [Point]

  /// - Parameters:
  ///   - pairs: the edges that count for the mean length.
  ///   - isPinned: vertices that may be scaled with all others but not moved alone.
  ///   - limit: how much larger than the mean length asks the whole may become to part near vertices.
  init(
    _ points: [Point], pairs: [(Int, Int)], measure: LayoutMeasure, isPinned: [Bool] = [],
    limit: Double
  ) {
    let scale = Self.scale(points, pairs: pairs, measure: measure, limit: limit)
    let scaled = points.map { Point(scale * $0.x, scale * $0.y) }
    let pinned = isPinned.isEmpty ? [Bool](repeating: false, count: points.count) : isPinned
    positions = Self.parted(scaled, measure: measure, isPinned: pinned)
  }

  private static func scale(
    _ points: [Point], pairs: [(Int, Int)], measure: LayoutMeasure, limit: Double
  ) -> Double {
    var least = Double.infinity
    var nearestSum = 0.0
    for first in points.indices {
      var nearest = Double.infinity
      for second in points.indices where second != first {
        let distance = points[first].distance(to: points[second])
        if distance > 1e-9 { nearest = min(nearest, distance) }
      }
      least = min(least, nearest)
      if nearest.isFinite { nearestSum += nearest }
    }
    guard least.isFinite else { return 1 }
    let total = pairs.reduce(0) { $0 + points[$1.0].distance(to: points[$1.1]) }
    let mean =
      pairs.isEmpty || total <= 1e-9
      ? nearestSum / Double(points.count) : total / Double(pairs.count)
    let usual = measure.edgeLength / mean
    return max(usual, min(measure.leastDistance / least, limit * usual))
  }

  /// Pushes vertices apart that are still too near, or whose boxes overlap.
  private static func parted(_ points: [Point], measure: LayoutMeasure, isPinned: [Bool]) -> [Point]
  {
    var points = points
    guard points.count <= 400 else { return points }
    for _ in 0..<30 {
      var moved = false
      for first in points.indices {
        for second in (first + 1)..<max(first + 1, points.count) {
          let push = Self.push(points, first, second, measure)
          guard push.length > 0.01 else { continue }
          let shares = Self.shares(isPinned[first], isPinned[second])
          guard shares.0 + shares.1 > 0 else { continue }
          points[first] = points[first] - shares.0 * push
          points[second] = points[second] + shares.1 * push
          moved = true
        }
      }
      if !moved { break }
    }
    return points
  }

  private static func shares(_ first: Bool, _ second: Bool) -> (Double, Double) {
    switch (first, second) {
    case (false, false): (0.5, 0.5)
    case (true, false): (0, 1)
    case (false, true): (1, 0)
    case (true, true): (0, 0)
    }
  }

  /// By how much the second vertex must move away from the first.
  private static func push(
    _ points: [Point], _ first: Int, _ second: Int, _ measure: LayoutMeasure
  ) -> Vector {
    let apart = points[second] - points[first]
    let distance = apart.length
    let direction = distance > 1e-9 ? apart.unit : Vector(1, 0)
    if distance < measure.leastDistance {
      return (measure.leastDistance - distance) * direction
    }
    guard !measure.extents.isEmpty else { return Vector(0, 0) }
    let wide = measure.extents[first].dx + measure.extents[second].dx + 16 - abs(apart.dx)
    let high = measure.extents[first].dy + measure.extents[second].dy + 16 - abs(apart.dy)
    guard wide > 0, high > 0 else { return Vector(0, 0) }
    return wide < high
      ? Vector(apart.dx < 0 ? -wide : wide, 0) : Vector(0, apart.dy < 0 ? -high : high)
  }
}
