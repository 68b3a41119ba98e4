import Geometry
import TestSupport
import Testing

@Suite struct ArcTests {
  @Test func `the curves of an arc join and keep to the circle`() {
    var chance = Chance(14)
    for _ in 0..<100 {
      let center = chance.point()
      let radius = chance.number(1, 80)
      let arc = Arc(
        center: center, radius: radius, from: chance.direction(), to: chance.direction())
      let curves = arc.curves
      #expect(curves.first?.start.distance(to: arc.start) ?? 9 < 1e-9)
      #expect(curves.last?.end.distance(to: arc.end) ?? 9 < 1e-9)
      for (index, curve) in curves.enumerated() {
        if index > 0 { #expect(curves[index - 1].end.distance(to: curve.start) < 1e-9) }
        for point in curve.points(20) {
          #expect(abs(point.distance(to: center) - radius) < 0.0003 * radius)
        }
      }
    }
  }

  @Test func `equal directions make a whole turn`() {
    let arc = Arc(center: .origin, radius: 10, from: Vector(1, 0), to: Vector(1, 0))
    let length = arc.curves.map(\.length).reduce(0, +)
    #expect(abs(length - 62.83) < 0.1)
    #expect(arc.middle == Point(-10, 0))
  }
}
