import Drawing
import Geometry
import TestSupport
import Testing

@Suite struct AnnotationTests {
  @Test func `rows of dimension lines never overlap, and shorter lines are nearer`() {
    var chance = Chance(31)
    for _ in 0..<50 {
      let lines = (0..<6).map { index in
        DimensionLine(
          from: Point(chance.number(0, 600), 100), to: Point(chance.number(0, 600), 100),
          offset: .zero, heads: index % 2 == 0 ? .atEnd : .atBothEnds,
          text: LabelText("d = \(index) cm"))
      }
      let placed = DimensionLine.inRows(lines, from: 150)
      #expect(placed.count == lines.count)
      for (index, line) in placed.enumerated() {
        #expect(line.line.start.x == lines[index].start.x)
        #expect(line.line.start.y >= 150)
        for other in placed[..<index] where other.line.start.y == line.line.start.y {
          let shared =
            min(line.line.bounds.maxX, other.line.bounds.maxX)
            - max(line.line.bounds.minX, other.line.bounds.minX)
          #expect(shared <= 1)
          #expect(line.label.bounds.overlap(with: other.label.bounds) == 0)
        }
      }
    }
  }

  @Test func `a value stands above a long dimension line and beside a short one`() {
    let text = LabelText("v = 40 cm")
    let long = DimensionLine(
      from: .origin, to: Point(200, 0), offset: Vector(0, 30), text: text)
    #expect(long.label.bounds.maxY < 30)
    #expect(abs(long.label.bounds.center.x - 100) < 1e-9)
    let short = DimensionLine(from: .origin, to: Point(10, 0), offset: Vector(0, 30), text: text)
    #expect(short.label.bounds.minX > 10)
    let back = DimensionLine(from: .origin, to: Point(-10, 0), offset: Vector(0, 30), text: text)
    #expect(back.label.bounds.maxX < -10)
  }

  @Test func `hatching stays inside its shape and out of what it spares`() {
    let spared = Rectangle(center: .origin, width: 30, height: 16)
    for rim in [
      Rim.circle(center: .origin, radius: 20),
      .rectangle(Rectangle(center: .origin, width: 90, height: 36), cornerRadius: 18),
    ] {
      let path = Hatching.inside(rim, sparing: spared)
      #expect(path.elements.count > 8)
      var pen = Point.origin
      for element in path.elements {
        switch element {
        case .move(let point): pen = point
        case .line(let point):
          #expect(rim.signedDistance(to: pen) < 1e-6)
          #expect(rim.signedDistance(to: point) < 1e-6)
          #expect(Segment(pen, point).length(inside: spared.grown(by: -1e-6)) == 0)
        default: Issue.record("hatching is straight")
        }
      }
    }
  }

  @Test func `hatching lies on one side of its line`() {
    let path = Hatching.along(.line(.origin, Point(60, 0)))
    #expect(path.elements.count == 20)
    #expect((path.bounds?.minY ?? -1) == 0)
    #expect(Hatching.along(.line(.origin, .origin)).elements.isEmpty)
  }

  @Test func `a legend keeps to its width`() {
    let texts = ["unseen", "in the queue", "current", "done", "tree edge"].map { LabelText($0) }
    let legend = Legend(texts, at: Point(10, 20), width: 300)
    #expect(legend.places.count == 5)
    for place in legend.places {
      #expect(place.label.bounds.maxX <= 310)
      #expect(place.sample.minX >= 10)
      #expect(place.sample.maxX < place.label.bounds.minX)
    }
    #expect(legend.height == 52)
    #expect(Legend([], at: .origin, width: 100).height == 0)
  }
}
