import Drawing
import Geometry
import Graphs

/// Finds places for the values beside vertices and for the weights on edges, away from vertices, lines and each other.
///
/// Each label has places to choose from, in an order of preference; it takes the cheapest, and every label is placed a second time when
/// all others have a place.
struct GraphLabelPlacer {
  /// A place for the middle of a label's box, and what it costs before anything is in the way.
  private struct Candidate {
    var center: Point
    var cost: Double
  }

  private struct Item {
    var width: Double
    var height: Double
    var candidates: [Candidate]
    /// The edge that a weight belongs to.
    var edge: Int?
    var box: Rectangle?
  }

  /// How near a foreign line may pass without being taken for the label's own, in pixels.
  private static let quiet = 5.0

  let router: GraphEdgeRouter
  private let outlines: [Rectangle]
  private let lines: [[Segment]]
  private let lineBounds: [Rectangle]
  private var items: [Item] = []

  init(router: GraphEdgeRouter) {
    self.router = router
    outlines = zip(router.shapes, router.centers).map { $0.outline(at: $1).grown(by: 1) }
    lines = router.curves.map { curve in
      guard let curve else { return [] }
      let points = curve.points(Self.isStraight(curve) ? 2 : 17)
      return zip(points, points.dropFirst()).map { Segment($0, $1) }
    }
    lineBounds = lines.map { segments in
      Rectangle(around: segments.map({ $0.start }) + segments.map({ $0.end }))
        ?? Rectangle(minX: 0, minY: 0, maxX: -1, maxY: -1)
    }
  }

  private static func isStraight(_ curve: Curve) -> Bool {
    if case .line = curve { true } else { false }
  }

  // MARK: Candidates

  /// Asks for a place beside a vertex: in the middle of the largest free angle, or of the next, or a little farther out.
  mutating func addValue(at vertex: Int, width: Double, height: Double, margin: Double) {
    let center = router.centers[vertex]
    var directions: [Vector] = []
    let taken = router.directions(at: vertex)
    let gaps = DirectionGap.gaps(between: taken).sorted { $0.opening > $1.opening + 1e-9 }
    for gap in gaps {
      directions.append(gap.middle)
      guard gap.opening > 1.2 else { continue }
      directions.append(gap.start.bisector(to: gap.middle))
      directions.append(gap.middle.bisector(to: gap.end))
    }
    if taken.isEmpty {
      directions = [Vector(0, -1), Vector(0, 1), Vector(1, 0), Vector(-1, 0)]
    }
    var candidates: [Candidate] = []
    for (rank, direction) in directions.enumerated() {
      let near = distance(along: direction, from: vertex, width, height, margin: margin)
      for farther in [0.0, 7] {
        candidates.append(
          Candidate(
            center: center + (near + farther) * direction,
            cost: 0.4 * Double(rank) + 0.1 * farther))
      }
    }
    candidates.sort { $0.cost < $1.cost }
    items.append(Item(width: width, height: height, candidates: candidates))
  }

  /// How far from a vertex's centre a box must be in a direction to stay clear of its rim.
  private func distance(
    along direction: Vector, from vertex: Int, _ width: Double, _ height: Double, margin: Double
  ) -> Double {
    let center = router.centers[vertex]
    let rim = router.shapes[vertex].rim(at: center, margin: margin)
    var distance = router.shapes[vertex].halfHeight
    while distance < 400 {
      let box = Rectangle(center: center + distance * direction, width: width, height: height)
      if rim.signedDistance(to: box.nearest(to: center)) >= 0, clears(rim, box) { break }
      distance += 1
    }
    return distance
  }

  /// True if no corner of a box is inside a rim.
  private func clears(_ rim: Rim, _ box: Rectangle) -> Bool {
    let corners = [
      Point(box.minX, box.minY), Point(box.maxX, box.minY), Point(box.minX, box.maxY),
      Point(box.maxX, box.maxY),
    ]
    return corners.allSatisfy { rim.signedDistance(to: $0) >= 0 }
  }

  /// Asks for a place beside the visible part of an edge: near its middle, above it or on its right before the other side.
  mutating func addWeight(on edge: Int, width: Double, height: Double, lineWidth: Double) {
    guard let curve = router.curves[edge] else {
      items.append(Item(width: width, height: height, candidates: []))
      return
    }
    let visible = visiblePart(of: curve, edge)
    var candidates: [Candidate] = []
    let shares = [0.5, 0.45, 0.55, 0.4, 0.6, 0.33, 0.67, 0.25, 0.75, 0.2, 0.8]
    for share in shares {
      let parameter = visible.parameter(atShareOfLength: share)
      let point = visible.point(at: parameter)
      let across = visible.direction(at: parameter).quarterTurned
      let isPreferred = across.dy < -0.1 || (abs(across.dy) <= 0.1 && across.dx > 0)
      for side in [isPreferred ? 1.0 : -1, isPreferred ? -1 : 1] {
        let normal = side * across
        let reach = abs(normal.dx) * width / 2 + abs(normal.dy) * height / 2
        let preference = side == (isPreferred ? 1 : -1) ? 0 : 0.15
        for farther in [0.0, 6] {
          let distance = reach + lineWidth / 2 + 3 + farther
          candidates.append(
            Candidate(
              center: point + distance * normal,
              cost: abs(share - 0.5) * 2 + preference + 0.15 * farther))
        }
      }
    }
    if router.graph.edges[edge].isLoop {
      // Only the outside of a loop's outer end is free.
      let outside = visible.point(at: 0.5) - curve.start
      for index in candidates.indices {
        let way = candidates[index].center - visible.point(at: 0.5)
        if way.dot(outside) <= 0 { candidates[index].cost += 2 }
      }
    }
    candidates.sort { $0.cost < $1.cost }
    items.append(Item(width: width, height: height, candidates: candidates, edge: edge))
  }

  private func visiblePart(of curve: Curve, _ index: Int) -> Curve {
    let edge = router.graph.edges[index]
    let source = router.shapes[edge.start].rim(at: router.centers[edge.start], margin: 1)
    let target = router.shapes[edge.end].rim(at: router.centers[edge.end], margin: 1)
    return curve.part(outside: source, target) ?? curve
  }

  // MARK: Placing

  /// The boxes of all labels, in the order in which they were asked for; `nil` for an edge without a curve.
  mutating func placed() -> [Rectangle?] {
    for index in items.indices { place(index) }
    for index in items.indices where cost(of: items[index].box, besides: index) > 0 {
      place(index)
    }
    return items.map({ $0.box })
  }

  /// True if a label that was placed covers a line, a label or a vertex.
  var hasCovered: Bool {
    items.indices.contains { cost(of: items[$0].box, besides: $0) >= 3 }
  }

  private mutating func place(_ index: Int) {
    let item = items[index]
    var best: (box: Rectangle, cost: Double)?
    for candidate in item.candidates {
      if let best, candidate.cost >= best.cost { break }
      let box = Rectangle(center: candidate.center, width: item.width, height: item.height)
      let total = candidate.cost + cost(of: box, besides: index)
      if total < best?.cost ?? .infinity { best = (box, total) }
    }
    items[index].box = best?.box
  }

  /// What is in the way of a box: 10 for a vertex, 8 for a label, 3 for a line; a little for a foreign line nearby, to which
  /// the label would seem to belong.
  private func cost(of box: Rectangle?, besides index: Int) -> Double {
    guard let box else { return 0 }
    var cost = 0.0
    for (vertex, outline) in outlines.enumerated() where outline.overlap(with: box) > 0 {
      if touches(vertex, box) { cost += 10 }
    }
    for (other, item) in items.enumerated() where other != index {
      if let taken = item.box, taken.grown(by: 1).overlap(with: box) > 0 { cost += 8 }
    }
    let surroundings = box.grown(by: Self.quiet)
    for (edge, bounds) in lineBounds.enumerated() where bounds.touches(surroundings) {
      if lines[edge].contains(where: { box.isCut(by: $0) }) {
        cost += 3
      } else if edge != items[index].edge,
        lines[edge].contains(where: { surroundings.isCut(by: $0) })
      {
        cost += 0.5
      }
    }
    return cost
  }

  private func touches(_ vertex: Int, _ box: Rectangle) -> Bool {
    let nearest = box.nearest(to: router.centers[vertex])
    return router.shapes[vertex].rim(at: router.centers[vertex], margin: 2)
      .signedDistance(to: nearest) < 0
  }
}

extension Rectangle {
  /// True if both have a point in common, a border included.
  func touches(_ other: Rectangle) -> Bool {
    minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
  }

  /// True if a part of the segment is inside.
  func isCut(by segment: Segment) -> Bool {
    var lower = 0.0
    var upper = 1.0
    let along = segment.end - segment.start
    for (start, step, least, most) in [
      (segment.start.x, along.dx, minX, maxX), (segment.start.y, along.dy, minY, maxY),
    ] {
      if abs(step) < 1e-12 {
        if start <= least || start >= most { return false }
        continue
      }
      let one = (least - start) / step
      let two = (most - start) / step
      lower = max(lower, min(one, two))
      upper = min(upper, max(one, two))
      if lower >= upper { return false }
    }
    return true
  }
}
