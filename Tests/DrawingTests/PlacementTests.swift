import Drawing
import Geometry
import TestSupport
import Testing

@Suite struct PlacementTests {
  @Test func `a lone label takes its first place`() {
    let field = LabelField()
    let text = LabelText("F")
    let place = field.placements(of: [LabelRequest(text, around: Point(50, 50), radius: 3)])[0]
    #expect(place.leader == nil)
    #expect(!place.isBlocked && !place.coversLine)
    #expect(abs(place.box.maxY - (50 - 3 - 6)) < 1e-9)
    #expect(abs(place.center.x - 50) < 1e-9)
  }

  @Test func `a label keeps its gap from a round thing in every direction`() {
    var chance = Chance(40)
    for _ in 0..<200 {
      let angle = Vector(chance.number(-1, 1), chance.number(-1, 1))
      guard angle.length > 0 else { continue }
      let text = LabelText(chance.number(0, 1) < 0.5 ? "1" : "a long label")
      let request = LabelRequest(text, around: .origin, radius: 18, gap: 4, directions: [angle])
      let box = LabelField().placements(of: [request])[0].box
      #expect(abs(box.distance(to: .origin) - 22) < 1e-6)
    }
  }

  @Test func `a label keeps its gap from a stadium in every direction, and a leader ends at it`() {
    var chance = Chance(45)
    let rim = Rim.rectangle(
      Rectangle(center: Point(10, 20), width: 110, height: 36), cornerRadius: 18)
    for _ in 0..<200 {
      let direction = Vector(chance.number(-1, 1), chance.number(-1, 1))
      guard direction.length > 0 else { continue }
      let request = LabelRequest(
        width: 30, height: 10, around: rim, gap: 4, directions: [direction])
      let box = LabelField().placements(of: [request])[0].box
      #expect(abs(rim.distance(to: box) - 4) < 1e-6)
      let field = LabelField(obstacles: [Obstacle(.rim(rim.grown(by: 26)), .body)])
      let far = field.placements(of: [request])[0]
      #expect(!far.isBlocked)
      #expect(far.leader.map { abs(rim.signedDistance(to: $0.end) - 1) < 1e-6 } ?? false)
    }
  }

  @Test func `a label goes further out and then to a leader line where there is no room`() {
    let point = Point(100, 100)
    let text = LabelText("H′")
    func place(_ radius: Double) -> LabelPlacement {
      let field = LabelField(obstacles: [Obstacle(.circle(center: point, radius: radius), .body)])
      return field.placements(of: [LabelRequest(text, around: point, radius: 2)])[0]
    }
    #expect(place(10).leader == nil && !place(10).isBlocked)
    #expect(place(22).leader == nil && !place(22).isBlocked)
    let far = place(32)
    #expect(!far.isBlocked)
    #expect(far.leader.map { abs($0.end.distance(to: point) - 3) < 1e-6 } ?? false)
  }

  @Test func `a weight stands beside its edge, above or right of it first`() {
    let text = LabelText("10", size: 14)
    func box(_ start: Point, _ end: Point) -> Rectangle {
      LabelField().placements(of: [LabelRequest(text, along: .line(start, end), lineWidth: 2)])[0]
        .box
    }
    #expect(abs(box(.origin, Point(100, 0)).maxY + 4) < 1e-9)
    #expect(abs(box(Point(100, 0), .origin).maxY + 4) < 1e-9)
    #expect(abs(box(.origin, Point(0, 100)).minX - 4) < 1e-9)
    #expect(box(.origin, Point(100, 100)).center.x > 50)
  }

  @Test func `a weight keeps clear of its own curve`() {
    var chance = Chance(41)
    for _ in 0..<100 {
      let end = Point(chance.number(60, 200), chance.number(-100, 100))
      let control =
        Point.origin.toward(end, by: 0.5)
        + chance.number(-60, 60) * (end - Point.origin).unit.quarterTurned
      let curve = Curve.quadratic(.origin, control, end)
      let field = LabelField(obstacles: Obstacle.curve(curve, width: 1.5))
      let request = LabelRequest(LabelText("−12", size: 14), along: curve, lineWidth: 1.5)
      #expect(!field.placements(of: [request])[0].coversLine)
    }
  }

  @Test func `labels that cover nothing are found where there are some`() {
    // Each label has one place in a cell of its own, hidden among others that lie in other labels' cells or on bodies.
    var chance = Chance(42)
    for _ in 0..<40 {
      let columns = 6
      let rows = 5
      func cell(_ index: Int) -> Point {
        Point(40 + 60 * Double(index % columns), 20 + 30 * Double(index / columns))
      }
      var field = LabelField()
      var requests: [LabelRequest] = []
      let count = columns * rows
      for index in 0..<count {
        if index % 7 == 3 {
          field.obstacles.append(Obstacle(.circle(center: cell(index), radius: 12), .body))
          continue
        }
        var centers = [cell(index)]
        for _ in 0..<5 { centers.append(cell(chance.number(in: 0...(count - 1)))) }
        centers.swapAt(0, chance.number(in: 0...5))
        requests.append(
          LabelRequest(
            width: 40, height: 14,
            candidates: centers.enumerated().map {
              .init(center: $0.element, cost: 0.1 * Double($0.offset))
            }))
      }
      let places = field.placements(of: requests)
      #expect(places.allSatisfy { !$0.isBlocked })
      for (index, place) in places.enumerated() {
        for other in places[..<index] { #expect(place.box.overlap(with: other.box) == 0) }
      }
    }
  }

  @Test func `labels of points strewn over a page do not cover each other`() {
    var chance = Chance(43)
    for _ in 0..<20 {
      var field = LabelField(frame: Rectangle(minX: 0, minY: 0, maxX: 640, maxY: 400))
      var requests: [LabelRequest] = []
      for index in 0..<40 {
        let point = Point(chance.number(20, 620), chance.number(20, 380))
        field.obstacles.append(Obstacle(.circle(center: point, radius: 4), .body))
        requests.append(LabelRequest(LabelText(symbol: "P_\(index)"), around: point, radius: 4))
      }
      for _ in 0..<10 {
        let start = Point(chance.number(0, 640), chance.number(0, 400))
        let end = Point(chance.number(0, 640), chance.number(0, 400))
        field.obstacles.append(.line(Segment(start, end), width: 1.5))
      }
      let places = field.placements(of: requests)
      #expect(places.filter { $0.isBlocked }.isEmpty)
      #expect(places.filter { $0.coversLine }.count <= 2)
      #expect(places == field.placements(of: requests))
      for place in places { #expect(field.frame?.contains(place.box) ?? false) }
    }
  }

  @Test
  func `weights and values of graphs on up to 12 vertices cover no vertex and no other label`() {
    var chance = Chance(44)
    var labels = 0
    var throughLines = 0
    for _ in 0..<60 {
      let graph = Self.graph(&chance)
      var field = LabelField()
      var requests: [LabelRequest] = []
      for (index, center) in graph.centers.enumerated() {
        let rim = Rim.circle(center: center, radius: 19)
        field.obstacles.append(Obstacle(.rim(rim), .body))
        let directions = graph.edges.filter { $0.0 == index || $0.1 == index }.map {
          graph.centers[$0.0 == index ? $0.1 : $0.0] - center
        }
        let gaps = DirectionGap.gaps(between: directions).sorted { $0.opening > $1.opening }
        let value = LabelText("\(chance.number(in: 0...30))", size: 13, face: .sansBold)
        requests.append(
          LabelRequest(
            value, around: center, radius: 19, gap: 4,
            directions: gaps.map { $0.middle } + LabelRequest.compass, priority: 1))
      }
      for (from, to) in graph.edges {
        let rims = [from, to].map { Rim.circle(center: graph.centers[$0], radius: 19) }
        let arrow = Arrow(
          along: .line(graph.centers[from], graph.centers[to]), from: rims[0], to: rims[1],
          lineWidth: 1.5)
        guard let arrow else { continue }
        field.obstacles += Obstacle.curve(arrow.shaft, width: 1.5)
        let weight = LabelText("\(chance.number(in: -9...20))", size: 14)
        requests.append(LabelRequest(weight, along: arrow.shaft, lineWidth: 1.5))
      }
      let places = field.placements(of: requests)
      #expect(places.filter { $0.isBlocked }.isEmpty)
      labels += places.count
      throughLines += places.filter { $0.coversLine }.count
    }
    #expect(Double(throughLines) < 0.02 * Double(labels))
  }

  /// Up to 12 vertices at least 90 apart, with up to 25 edges that pass no other vertex.
  private static func graph(_ chance: inout Chance) -> (centers: [Point], edges: [(Int, Int)]) {
    var centers: [Point] = []
    while centers.count < 12 {
      let point = Point(chance.number(0, 480), chance.number(0, 380))
      if centers.allSatisfy({ $0.distance(to: point) > 90 }) { centers.append(point) }
    }
    var edges: [(Int, Int)] = []
    for _ in 0..<200 where edges.count < 25 {
      let (from, to) = (chance.number(in: 0...11), chance.number(in: 0...11))
      let line = Segment(centers[from], centers[to])
      let isFree = centers.indices.allSatisfy {
        $0 == from || $0 == to || line.distance(to: centers[$0]) > 25
      }
      if from != to, isFree, line.length < 260,
        !edges.contains(where: { ($0.0 == from && $0.1 == to) || ($0.0 == to && $0.1 == from) })
      {
        edges.append((from, to))
      }
    }
    return (centers, edges)
  }

  @Test func `a label without places is blocked and nothing traps`() {
    let request = LabelRequest(width: 10, height: 10, candidates: [])
    #expect(LabelField().placements(of: [request]).map(\.isBlocked) == [true])
    #expect(LabelField().placements(of: []).isEmpty)
    let nowhere = LabelRequest(LabelText("a"), around: Point(.nan, .infinity))
    #expect(LabelField().placements(of: [nowhere]).count == 1)
  }
}
