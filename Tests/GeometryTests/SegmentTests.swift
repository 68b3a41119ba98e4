import Geometry
import Testing

@Suite struct SegmentTests {
  @Test func `a segment is clipped to the part inside a rectangle`() {
    let rectangle = Rectangle(minX: 0, minY: 0, maxX: 10, maxY: 10)
    #expect(
      Segment(Point(-5, 5), Point(15, 5)).clipped(to: rectangle)
        == Segment(Point(0, 5), Point(10, 5)))
    #expect(Segment(Point(-5, 11), Point(15, 11)).clipped(to: rectangle) == nil)
    #expect(
      Segment(Point(2, 3), Point(4, 5)).clipped(to: rectangle) == Segment(Point(2, 3), Point(4, 5)))
  }
}
