import Drawing
import Geometry
import Graphs
import TestSupport
import Testing

@testable import Figures

@Suite struct GraphDrawingTests {
  private func painter(_ text: String) throws -> GraphPainter {
    let fixture = try #require(GraphFixture(text))
    return GraphPainter(
      plan: fixture.figure.plan, moment: GraphMoment(of: fixture.outcome.graph))
  }

  @Test func `the tip of every arrow lies on the rim of its vertex`() throws {
    var arrows = 0
    var texts = (0..<20).map { GraphFixture.random(order: 9, size: 16, directed: true, seed: $0) }
    texts.append("edges: [a->b, b->a, a->b, a->a, b->b, b->b, b->Garmisch, Garmisch->Garmisch]")
    for text in texts {
      let fixture = try #require(GraphFixture(text))
      let plan = fixture.figure.plan
      for state in VertexState.allCases {
        var moment = GraphMoment(of: plan.graph)
        moment.vertices = moment.vertices.map { _ in state }
        let painter = GraphPainter(plan: plan, moment: moment)
        for (index, edge) in plan.graph.edges.enumerated() {
          let curve = try #require(plan.curves[index])
          let target = painter.rim(of: edge.end)
          let arrow = try #require(
            Arrow(along: curve, from: painter.rim(of: edge.start), to: target, lineWidth: 1.5))
          #expect(abs(target.signedDistance(to: arrow.tip)) < 0.5)
          arrows += 1
        }
      }
    }
    #expect(arrows > 1000)
  }

  @Test func `no label touches a label or a vertex with 12 vertices and 25 edges`() throws {
    var lines = 0
    for seed in 0..<20 {
      let text = GraphFixture.random(order: 12, size: 25, seed: UInt64(seed))
      let plan = try #require(GraphFixture(text + "\nrun: dijkstra from v0")).figure.plan
      var boxes = plan.edgeLabels.map {
        Rectangle(
          center: $0.center, width: $0.text?.width ?? 0, height: $0.text?.height ?? 0)
      }
      #expect(boxes.count == 25)
      #expect(plan.valueCenters.count == 12)
      boxes += plan.valueCenters.map { Rectangle(center: $0, width: 14, height: 9) }
      for (index, box) in boxes.enumerated() {
        for other in boxes[(index + 1)...] { #expect(box.overlap(with: other) == 0) }
        for (shape, center) in zip(plan.shapes, plan.centers) {
          let rim = shape.rim(at: center, margin: 0)
          #expect(rim.signedDistance(to: box.nearest(to: center)) > 0)
        }
        #expect(plan.viewBox.contains(box))
      }
      let strokes = plan.graph.edges.indices.flatMap { index -> [Segment] in
        let edge = plan.graph.edges[index]
        let curve = plan.curves[index]?.part(
          outside: plan.shapes[edge.start].rim(at: plan.centers[edge.start], margin: 1),
          plan.shapes[edge.end].rim(at: plan.centers[edge.end], margin: 1))
        let points = curve?.points(33) ?? []
        return zip(points, points.dropFirst()).map { Segment($0, $1) }
      }
      lines +=
        boxes.filter { box in
          strokes.contains { box.grown(by: -1).isCut(by: $0) }
        }.count
    }
    // Of 500 weights; in the middle of a knot there may be no free place.
    #expect(lines <= 5, "\(lines) weights on lines")
  }

  @Test func `no edge passes through a vertex that it does not touch with 20 vertices`() throws {
    for seed in 0..<20 {
      let text = GraphFixture.random(order: 20, size: 34, seed: UInt64(100 + seed))
      let plan = try #require(GraphFixture(text)).figure.plan
      for (index, edge) in plan.graph.edges.enumerated() {
        let curve = try #require(plan.curves[index])
        for vertex in plan.centers.indices where vertex != edge.start && vertex != edge.end {
          let distance = curve.distance(to: plan.centers[vertex]) - plan.shapes[vertex].halfWidth
          #expect(distance > 1, "seed \(seed): \(edge.start)-\(edge.end) at \(vertex)")
        }
      }
    }
  }

  @Test func `an edge along a row of vertices is bent around them`() throws {
    let plan = try painter(
      "vertices: {a: [0, 0], b: [1, 0], c: [2, 0]}\nedges: [a-b, b-c, a-c]"
    ).plan
    let bent = try #require(plan.curves[2])
    #expect(bent.distance(to: plan.centers[1]) > 24)
    #expect(plan.curves[0] == .line(plan.centers[0], plan.centers[1]))
  }

  @Test func `parallel edges lie 26 pixels apart and an odd one stays straight`() throws {
    let plan = try painter("edges: [a-b, a-b, b-a]").plan
    let middles = try plan.curves.map { try #require($0).point(at: 0.5) }
    #expect(abs(middles[0].distance(to: middles[1]) - 26) < 1e-6)
    #expect(abs(middles[1].distance(to: middles[2]) - 26) < 1e-6)
    #expect(plan.curves[1] == .line(plan.centers[0], plan.centers[1]))
  }

  @Test func `each of two opposite arcs keeps to its own right side`() throws {
    let plan = try painter("edges: [a->b, b->a]").plan
    for (index, edge) in plan.graph.edges.enumerated() {
      let way = plan.centers[edge.end] - plan.centers[edge.start]
      let aside = try #require(plan.curves[index]).point(at: 0.5) - plan.centers[edge.start]
      #expect(abs(way.unit.cross(aside) - 13) < 1e-6)
    }
  }

  @Test func `a loop keeps away from the edges at its vertex`() throws {
    let plan = try painter("vertices: {a: [0, 0], b: [1, 0]}\nedges: [a-b, a-a, b->b]").plan
    let loop = try #require(plan.curves[1])
    #expect(loop.point(at: 0.5).x < plan.centers[0].x - 30)
    #expect(try #require(plan.curves[2]).point(at: 0.5).x > plan.centers[1].x + 30)
  }

  @Test func `circles of a figure have one radius and wide names a stadium`() throws {
    let plan = try painter("vertices: [a, abc, Garmisch, Garmisch-Partenkirchen am Ort der Welt]")
      .plan
    #expect(plan.shapes[0].halfWidth == plan.shapes[1].halfWidth)
    #expect(plan.shapes[2].halfWidth > plan.shapes[2].halfHeight)
    #expect(plan.shapes[3].cutName == "Garmisch-Partenkirchen am Ort der Welt")
    for shape in plan.shapes {
      let text = try #require(shape.boldLabel)
      #expect(text.width < 2 * shape.halfWidth)
      #expect(text.lines.count <= 2)
    }
  }

  @Test func `every pair of states that are drawn differs without its colour`() {
    let looks = VertexState.allCases.map { state -> [String] in
      let style = GraphPainter.role(of: state).style
      return ["\(style.lineWidth)", "\(style.dash.lengths)", state == .current ? "ring" : ""]
        + [state == .done || state == .current ? "bold" : ""]
    }
    #expect(Set(looks).count == looks.count)
    let lines = EdgeState.allCases.filter { $0 != .absent }.map { state -> [String] in
      let paint = GraphPainter.paint(of: state)
      let style = paint.role.style
      let mark = state == .rejected ? "cross" : state == .cut ? "ticks" : ""
      return ["\(style.lineWidth)", "\((paint.dash ?? style.dash).lengths)", mark]
    }
    #expect(Set(lines).count == lines.count)
  }

  @Test func `more than 200 vertices are dots without text`() throws {
    let edges = (1..<210).map { "v\($0)-v\($0 + 1)" }.joined(separator: ", ")
    let fixture = try #require(GraphFixture("edges: [\(edges)]"))
    #expect(fixture.figure.plan.isSketch)
    #expect(!fixture.html.contains("<text"))
  }
}
