import Geometry
import Graphs
import TestSupport
import Testing

@testable import Figures

/// Long edges of layered drawings, which bend around what stands in the layers between.
@Suite struct GraphBendTests {
  /// Arcs from lower to higher vertices, some parallel.
  private func text(seed: Int, order: Int, size: Int) -> String {
    var chance = Chance(UInt64(seed))
    var edges: [String] = []
    while edges.count < size {
      let first = chance.number(in: 0...(order - 1))
      let second = chance.number(in: 0...(order - 1))
      if first < second { edges.append("v\(first)->v\(second) \(chance.number(in: 1...19))") }
    }
    return "edges: [\(edges.joined(separator: ", "))]\n"
  }

  @Test(arguments: ["layered", "flow"]) func `no edge passes through a foreign vertex`(
    layout: String
  ) throws {
    var bent = 0
    for seed in 0..<30 {
      let size = 8 + seed
      let fixture = try #require(
        GraphFixture(text(seed: seed, order: 6 + seed / 2, size: size) + "layout: \(layout)"))
      let plan = fixture.figure.plan
      for (index, edge) in plan.graph.edges.enumerated() {
        let curve = try #require(plan.curves[index])
        if case .spline = curve { bent += 1 }
        #expect(curve.start == plan.centers[edge.start])
        #expect(curve.end == plan.centers[edge.end])
        for vertex in plan.centers.indices where vertex != edge.start && vertex != edge.end {
          let least = curve.points(129).map { $0.distance(to: plan.centers[vertex]) }.min() ?? 0
          #expect(
            least > plan.shapes[vertex].halfWidth + 1,
            "\(layout) \(seed): \(edge.start)->\(edge.end) at \(vertex)")
        }
      }
    }
    #expect(bent > 60)
  }

  @Test func `a long edge is one smooth path in the drawing`() throws {
    let fixture = try #require(
      GraphFixture("edges: [a->b, b->c, c->d, a->e, e->d, a->d]\nlayout: layered"))
    let plan = fixture.figure.plan
    guard case .spline(let points) = try #require(plan.curves[5]) else {
      Issue.record("the edge from a to d is not bent")
      return
    }
    for join in stride(from: 3, to: points.count - 3, by: 3) {
      let before = points[join] - points[join - 1]
      let after = points[join + 1] - points[join]
      #expect(abs(before.unit.cross(after.unit)) < 1e-9 && before.dot(after) > 0)
    }
    #expect(fixture.html.contains("C"))
  }

  @Test func `parallel long edges lie side by side`() throws {
    let fixture = try #require(
      GraphFixture("edges: [a->b, b->c, a->e, e->c, a->c, a->c, c->a]\nlayout: layered"))
    let plan = fixture.figure.plan
    let middles = try [4, 5, 6].map { try #require(plan.curves[$0]).point(at: 0.5) }
    for (index, middle) in middles.enumerated() {
      for other in middles[(index + 1)...] { #expect(middle.distance(to: other) > 12) }
    }
  }
}
