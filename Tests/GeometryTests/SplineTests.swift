import Geometry
import TestSupport
import Testing

@Suite struct SplineTests {
  /// A curve through points at growing x.
  private func spline(_ chance: inout Chance, steepest: Double = 1) -> (Curve, [Point]) {
    var points = [Point(0, chance.number(-50, 50))]
    for _ in 0..<chance.number(in: 2...5) {
      let last = points[points.count - 1]
      points.append(Point(last.x + chance.number(20, 80), chance.number(-50, 50)))
    }
    return (Curve.smooth(through: points, isHorizontal: true, steepest: steepest), points)
  }

  @Test func `a smooth curve passes its points without a kink and never leaves their strips`() {
    var chance = Chance(21)
    for _ in 0..<100 {
      let (curve, points) = spline(&chance, steepest: 0.8)
      let pieces = Double(points.count - 1)
      for (index, point) in points.enumerated() {
        let parameter = Double(index) / pieces
        #expect(curve.point(at: parameter).distance(to: point) < 1e-9)
        guard index > 0, index < points.count - 1 else { continue }
        let before = curve.direction(at: parameter - 1e-9)
        let after = curve.direction(at: parameter + 1e-9)
        #expect(abs(before.cross(after)) < 1e-6)
        #expect(abs(after.dy) <= 0.8 * after.dx + 1e-6)
      }
      for step in 0...200 {
        let parameter = Double(step) / 200
        let piece = min(points.count - 2, Int(parameter * pieces))
        let place = curve.point(at: parameter)
        let low = min(points[piece].y, points[piece + 1].y)
        let high = max(points[piece].y, points[piece + 1].y)
        #expect(place.y > low - 1e-9 && place.y < high + 1e-9)
      }
    }
  }

  @Test func `the parts of a spline run where the whole runs`() {
    var chance = Chance(22)
    for _ in 0..<200 {
      let (curve, _) = spline(&chance)
      let lower = chance.number(0, 0.5)
      let upper = chance.number(0.5, 1)
      let part = curve.part(from: lower, to: upper)
      #expect(part.start.distance(to: curve.point(at: lower)) < 1e-9)
      #expect(part.end.distance(to: curve.point(at: upper)) < 1e-9)
      for point in part.points(9) { #expect(curve.distance(to: point) < 0.5) }
      let (before, after) = curve.split(at: upper)
      #expect(before.end.distance(to: after.start) < 1e-9)
      #expect(before.start == curve.start && after.end == curve.end)
      #expect(abs(before.length + after.length - curve.length) < 0.01 * curve.length)
    }
  }

  @Test func `a spline can be turned round and has bounds`() {
    var chance = Chance(23)
    let (curve, points) = spline(&chance)
    #expect(curve.reversed.start == points[points.count - 1])
    #expect(curve.reversed.point(at: 0.25).distance(to: curve.point(at: 0.75)) < 1e-9)
    for point in curve.points(50) { #expect(curve.bounds.grown(by: 1e-9).contains(point)) }
  }

  @Test func `a smooth curve through two points is a line`() {
    let ends = [Point(0, 0), Point(3, 4)]
    #expect(
      Curve.smooth(through: ends, isHorizontal: false, steepest: 1) == .line(ends[0], ends[1]))
  }
}
