import Geometry
import TestSupport
import Testing

@Suite struct RectangleTests {
  @Test func `a rectangle reaches as far along a direction as its projection`() {
    let rectangle = Rectangle(center: Point(5, 5), width: 20, height: 10)
    #expect(rectangle.reach(along: Vector(0, -1)) == 5)
    #expect(rectangle.reach(along: Vector(1, 0)) == 10)
    #expect(abs(rectangle.reach(along: Vector(0.6, 0.8)) - 10) < 1e-9)
  }

  @Test func `the rectangle around points holds each of them and none has none`() {
    var chance = Chance(15)
    let points = (0..<20).map { _ in chance.point() }
    let rectangle = Rectangle(around: points)
    #expect(points.allSatisfy { rectangle?.contains($0) ?? false })
    #expect(Rectangle(around: []) == nil)
  }

  @Test func `the nearest point of a rectangle is in it`() {
    let rectangle = Rectangle(minX: 0, minY: 0, maxX: 4, maxY: 3)
    #expect(rectangle.nearest(to: Point(7, 7)) == Point(4, 3))
    #expect(rectangle.distance(to: Point(7, 7)) == 5)
    #expect(rectangle.distance(to: Point(1, 1)) == 0)
  }
}
