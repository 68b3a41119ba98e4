import Geometry
import Graphs

extension GraphEdgeRouter {
  /// A line that misses its bends by no more is straight.
  private static let straightness = 10.0

  /// The curves of a bundle through the bends of the layout, from the lower vertex to the higher; `nil` where there are no bends,
  /// or a straight line does as well.
  func bent(
    _ bundle: [Int], _ segment: Segment, offsets: [Double], besides low: Int, _ high: Int
  ) -> [Curve]? {
    guard let leader = bundle.first(where: { bends.indices.contains($0) && !bends[$0].isEmpty })
    else { return nil }
    let isForward = graph.edges[leader].start == low
    let inner = isForward ? bends[leader] : bends[leader].reversed()
    let isNearlyStraight = inner.allSatisfy { segment.distance(to: $0) < Self.straightness }
    if isNearlyStraight, bundle.count == 1, contacts(of: Curve(segment), besides: low, high) == 0 {
      return nil
    }
    // To the right of the way, as for bundles without bends.
    let way = segment.end - segment.start
    let side =
      isSideways ? Vector(0, way.dx < 0 ? -1 : 1) : Vector(way.dy < 0 ? 1 : -1, 0)
    return offsets.map { offset in
      Curve.smooth(
        through: [segment.start] + inner.map { $0 + offset * side } + [segment.end],
        isHorizontal: isSideways, steepest: 0.8)
    }
  }
}
