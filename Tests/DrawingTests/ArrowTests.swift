import Drawing
import Geometry
import TestSupport
import Testing

@Suite struct ArrowTests {
  @Test func `the tip lies on the rim and the shaft ends inside the head, on any curve`() {
    var chance = Chance(21)
    var drawn = 0
    for _ in 0..<400 {
      let start = Point(chance.number(0, 400), chance.number(0, 300))
      let end = Point(chance.number(0, 400), chance.number(0, 300))
      func control() -> Point {
        start.toward(end, by: chance.number(0.2, 0.8))
          + chance.number(-80, 80) * (end - start).unit.quarterTurned
      }
      let curve: Curve =
        switch chance.number(in: 1...3) {
        case 1: .line(start, end)
        case 2: .quadratic(start, control(), end)
        default: .cubic(start, control(), control(), end)
        }
      let source = Rim.circle(center: start, radius: 18.875)
      let target: Rim =
        chance.number(0, 1) < 0.5
        ? .circle(center: end, radius: 18.875)
        : .rectangle(Rectangle(center: end, width: 90, height: 36), cornerRadius: 18)
      let width = chance.number(0, 1) < 0.5 ? 1.5 : 4
      guard let arrow = Arrow(along: curve, from: source, to: target, lineWidth: width) else {
        continue
      }
      drawn += 1
      #expect(abs(target.signedDistance(to: arrow.tip)) < 1e-6)
      #expect(abs(source.signedDistance(to: arrow.shaft.start)) < 1e-6)
      let length = Arrowhead(forLineWidth: width).length
      let back = arrow.shaft.end.distance(to: arrow.tip)
      #expect(back < Arrowhead.notch * length + 1e-6)
      guard arrow.shaft.length > length else { continue }
      #expect(abs(back - Arrowhead.notch * length) < 1e-6)
      #expect(target.signedDistance(to: arrow.shaft.end) > 0)
      guard case .move(let tip) = arrow.head.elements[0] else {
        Issue.record("a head begins at its tip")
        continue
      }
      #expect(tip == arrow.tip)
    }
    #expect(drawn > 250)
  }

  @Test func `a loop leaves and returns on the rim`() {
    let center = Point(50, 50)
    let rim = Rim.circle(center: center, radius: 18.875)
    let loop = Curve.cubic(center, Point(80, -10), Point(20, -10), center)
    let arrow = Arrow(along: loop, from: rim, to: rim, lineWidth: 1.5)
    #expect(abs(rim.signedDistance(to: arrow?.tip ?? center)) < 1e-6)
    #expect(abs(rim.signedDistance(to: arrow?.shaft.start ?? center)) < 1e-6)
    #expect((arrow?.tip.x ?? 99) < 50)
  }

  @Test func `nothing is drawn between things that overlap or on a point`() {
    let rim = Rim.circle(center: .origin, radius: 20)
    let near = Rim.circle(center: Point(10, 0), radius: 20)
    let line = Curve.line(.origin, Point(10, 0))
    #expect(Arrow(along: line, from: rim, to: near, lineWidth: 1.5) == nil)
    #expect(Arrow(along: .line(.origin, .origin), from: nil, to: nil, lineWidth: 1.5) == nil)
  }

  @Test func `thick lines have larger heads and short lines smaller ones`() {
    #expect(Arrowhead(forLineWidth: 1.5) == Arrowhead(length: 10, width: 8))
    #expect(abs(Arrowhead(forLineWidth: 2.5).length - 13) < 1e-9)
    #expect(Arrowhead().fitted(to: 5) == Arrowhead(length: 5, width: 4))
  }

  @Test func `a ray's head stands between 45 and 55 per cent of what is visible`() {
    var chance = Chance(22)
    let frame = Rectangle(minX: 0, minY: 0, maxX: 300, maxY: 200)
    var drawn = 0
    for _ in 0..<300 {
      let stretch = Segment(
        Point(chance.number(-200, 500), chance.number(-200, 400)),
        Point(chance.number(-200, 500), chance.number(-200, 400)))
      let others = (0..<3).map { _ in Point(chance.number(0, 300), chance.number(0, 200)) }
      let head = Arrowhead.ray.middle(of: stretch, visibleIn: frame, avoiding: others)
      let visible = stretch.clipped(to: frame)
      #expect((head != nil) == ((visible?.length ?? 0) >= 12))
      guard let head, let visible else { continue }
      drawn += 1
      let share = visible.closestFraction(to: head.center)
      #expect(share > 0.45 && share < 0.55)
      #expect(visible.distance(to: head.center) < 1e-9)
    }
    #expect(drawn > 100)
    #expect(Arrowhead.ray.middle(of: Segment(.origin, Point(11.9, 0))) == nil)
  }
}
