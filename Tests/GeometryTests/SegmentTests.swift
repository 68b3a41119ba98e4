import Geometry
import TestSupport
import Testing

@Suite struct SegmentTests {
  let rectangle = Rectangle(minX: 0, minY: 0, maxX: 10, maxY: 10)

  @Test func `a segment is clipped to the part inside a rectangle`() {
    #expect(
      Segment(Point(-5, 5), Point(15, 5)).clipped(to: rectangle)
        == Segment(Point(0, 5), Point(10, 5)))
    #expect(Segment(Point(-5, 11), Point(15, 11)).clipped(to: rectangle) == nil)
    let inside = Segment(Point(2, 3), Point(4, 5))
    #expect(inside.clipped(to: rectangle) == inside)
    #expect(Segment(Point(-5, 10), Point(15, 10)).length(inside: rectangle) == 10)
  }

  @Test func `the clipped part lies inside and on the segment`() {
    var chance = Chance(1)
    var met = 0
    for _ in 0..<500 {
      let segment = Segment(chance.point(20), chance.point(20))
      guard let part = segment.clipped(to: rectangle) else { continue }
      met += 1
      for point in [part.start, part.middle, part.end] {
        #expect(rectangle.distance(to: point) < 1e-9)
        #expect(segment.distance(to: point) < 1e-9)
      }
      #expect(abs(part.length - segment.length(inside: rectangle)) < 1e-9)
    }
    #expect(met > 50)
  }

  @Test func `two segments that cross share a point of both`() {
    var chance = Chance(2)
    var met = 0
    for _ in 0..<500 {
      let first = Segment(chance.point(), chance.point())
      let second = Segment(chance.point(), chance.point())
      let point = first.intersection(with: second)
      #expect((point == nil) == (second.intersection(with: first) == nil))
      guard let point else {
        #expect(first.distance(to: second) > 0)
        continue
      }
      met += 1
      #expect(first.distance(to: point) < 1e-9)
      #expect(second.distance(to: point) < 1e-9)
      #expect(first.distance(to: second) == 0)
    }
    #expect(met > 50)
  }

  @Test func `parallel and degenerate segments meet nowhere`() {
    let segment = Segment(Point(0, 0), Point(10, 0))
    #expect(segment.intersection(with: Segment(Point(0, 1), Point(10, 1))) == nil)
    #expect(segment.lineIntersection(with: Segment(Point(3, 3), Point(3, 3))) == nil)
    #expect(Segment(Point(3, 3), Point(3, 3)).distance(to: Point(0, 7)) == 5)
  }

  @Test func `the distance of segments is the least over their points`() {
    var chance = Chance(3)
    for _ in 0..<100 {
      let first = Segment(chance.point(), chance.point())
      let second = Segment(chance.point(), chance.point())
      let sampled = (0...200).map { second.distance(to: first.point(at: Double($0) / 200)) }.min()
      let distance = first.distance(to: second)
      #expect(distance <= (sampled ?? 0) + 1e-9)
      #expect(distance >= (sampled ?? 0) - first.length / 200)
    }
  }
}
